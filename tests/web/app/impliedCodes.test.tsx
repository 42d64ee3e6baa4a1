import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '#web/auth/session.ts';
import { createLogicContext } from '#web/list/knownCondition.ts';
import { aSession } from '../auth/aSession.ts';
import { fakeApi, json } from '../data/fakeApi.ts';
import { openApp } from './openApp.tsx';
import { tinyApp } from './tinyApp.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const NOW = new Date('2026-11-21T18:00:00Z');

function Codes() {
  const { user } = createLogicContext(useSession(), NOW);
  return <p>codes {user.permissions.join(' ')}</p>;
}

const app = {
  ...tinyApp,
  impliedCodes: ['trip_cost', 'trip_manager'],
  screens: tinyApp.screens.map((one) =>
    one.path === '/fleet/note' ? { ...one, load: async () => ({ default: Codes }) } : one,
  ),
};

it.each([
  [['super_admin'], 'codes super_admin trip_cost trip_manager'],
  [['trip_manager'], 'codes trip_manager'],
])('conditions know of a holder of %j what he may do', async (permissions, text) => {
  fakeApi({ '/me': json(aSession({ permissions })) });
  await openApp('/fleet/note', 'tok', app);
  expect(await screen.findByText(text)).toBeTruthy();
});
