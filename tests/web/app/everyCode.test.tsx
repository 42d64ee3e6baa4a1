import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { app } from '#generated/app.gen.tsx';
import { permissions } from '#generated/permissions.gen.ts';
import { withKitScreens } from '#web/app/kitScreens.ts';
import { itemsOf, visibleMenu } from '#web/app/menu.ts';
import { SessionContext, usePermissions } from '#web/auth/session.ts';
import { aSession } from '../auth/aSession.ts';

/* Every screen of the product against every permission code, by the gate that each page stands behind (spec 2.1, 6). */

const screens = withKitScreens(app.screens, true);
const guarded = screens.filter((screen) => !screen.public);

const sessionOf = (...held: string[]) =>
  aSession({ permissions: held }, { is_active_pos: true, dc_id_distributor: 1 });

/** Addresses that somebody may open who holds these codes. */
function openTo(...held: string[]): string[] {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionContext value={sessionOf(...held)}>{children}</SessionContext>
  );
  const { result } = renderHook(() => usePermissions(), { wrapper });
  return guarded.filter((screen) => result.current(screen.permissions)).map(({ path }) => path);
}

it('opens what needs a login alone to somebody without any code, and nothing else', () => {
  const free = guarded.filter(({ permissions: codes }) => codes?.length === 0).map(({ path }) => path);
  expect(openTo().toSorted()).toEqual(free.toSorted());
  // Redirections, one's own pages, and requests that were given to oneself.
  expect(free.toSorted()).toEqual([
    '/change-password',
    '/coming-soon',
    '/goods',
    '/internal/request-given',
    '/internal/request/:id',
    '/manual',
    '/manual/*',
    '/notifications',
    '/oauth-zalo',
    '/orders',
  ]);
});

it('opens every screen to super_admin', () => {
  expect(guarded.length).toBeGreaterThan(200);
  expect(openTo('super_admin')).toEqual(guarded.map(({ path }) => path));
});

it.each(permissions.map(({ code }) => code).filter((code) => code !== 'super_admin'))(
  'opens to a holder of %s the screens that ask for it, and leads to them in the menu',
  (code) => {
    const asking = guarded.filter(({ permissions: codes }) => codes?.length === 0 || codes?.includes(code));
    const open = openTo(code);
    expect(open).toEqual(asking.map(({ path }) => path));
    const shown = itemsOf(visibleMenu(app, sessionOf(code))).map(({ route }) => route);
    expect(shown.filter((route) => !open.includes(route))).toEqual([]);
  },
);

it('asks at no screen for a code that nobody can hold', () => {
  const known = new Set(permissions.map(({ code }) => code));
  const unknown = guarded.flatMap(({ path, permissions: codes }) =>
    (codes ?? []).filter((code) => !known.has(code)).map((code) => `${path}: ${code}`),
  );
  expect(unknown).toEqual([]);
});
