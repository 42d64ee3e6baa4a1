import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Codes } from '#contract/model.ts';
import type { Session } from '#contract/session.ts';
import { SessionGate } from '#web/auth/SessionGate.tsx';
import type { SessionStore } from '#web/auth/SessionStore.ts';
import { SessionContext, SessionStoreContext, usePermission, useValueContext } from '#web/auth/session.ts';
import { CoreAdminContext, TestMemoryRouter, useLocation } from 'react-admin';
import { aSession } from './aSession.ts';

afterEach(cleanup);

function Gate({ codes }: { codes?: Codes }) {
  return <p>{usePermission(codes) ? 'open' : 'shut'}</p>;
}

function gate(session: Session | null, codes?: Codes): string | null {
  render(
    <SessionContext value={session}>
      <Gate codes={codes} />
    </SessionContext>,
  );
  return screen.getByText(/open|shut/).textContent;
}

it.each<[string, readonly string[] | null, Codes | undefined, string]>([
  ['no gate', [], undefined, 'open'],
  ['any login', [], [], 'open'],
  ['nobody', ['super_admin'], null, 'shut'],
  ['one of the codes', ['b'], ['a', 'b'], 'open'],
  ['none of the codes', ['c'], ['a', 'b'], 'shut'],
  ['super_admin', ['super_admin'], ['a'], 'open'],
  ['a public page, any login', null, [], 'shut'],
  ['a public page, no gate', null, undefined, 'open'],
])('%s', (_case, permissions, codes, expected) => {
  expect(gate(permissions && aSession({ permissions }), codes)).toBe(expected);
});

function Values() {
  const { country, timeZone, currency } = useValueContext();
  return <p>{[country, timeZone, currency].join()}</p>;
}

it('shows values as the customer does, and as in Vietnam on public pages', () => {
  const customer = { id_country: 2, time_zone: 'Asia/Manila', currency: 'PHP' };
  const { rerender } = render(
    <CoreAdminContext>
      <SessionContext value={aSession({}, customer)}>
        <Values />
      </SessionContext>
    </CoreAdminContext>,
  );
  expect(screen.getByText('2,Asia/Manila,PHP')).toBeTruthy();
  rerender(
    <CoreAdminContext>
      <Values />
    </CoreAdminContext>,
  );
  expect(screen.getByText('1,Asia/Ho_Chi_Minh,VND')).toBeTruthy();
});

function Where() {
  return <p>at {useLocation().pathname}</p>;
}

it.each([
  ['a password of an administrator', true, '/orders/list', '/change-password'],
  ['the same, where it is changed', true, '/change-password', '/change-password'],
  ['a password of one’s own', undefined, '/orders/list', '/orders/list'],
])('%s', (_case, must_change_password, path, expected) => {
  const session = aSession(must_change_password ? { must_change_password } : {});
  const state = { status: 'ready', session };
  const sessions = { subscribe: () => () => undefined, state: () => state } as unknown as SessionStore;
  render(
    <TestMemoryRouter initialEntries={[path]}>
      <CoreAdminContext>
        <SessionStoreContext value={sessions}>
          <SessionGate implied={[]}>
            <Where />
          </SessionGate>
        </SessionStoreContext>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  expect(screen.getByText(/^at/).textContent).toBe(`at ${expected}`);
});
