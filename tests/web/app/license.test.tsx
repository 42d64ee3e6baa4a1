import { cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { aSession } from '../auth/aSession.ts';
import { failure, fakeApi, json } from '../data/fakeApi.ts';
import { control, find, formShown, press, type } from '../find.ts';
import { bill, billForm } from '../form/aForm.ts';
import { openApp } from './openApp.tsx';
import { tinyApp } from './tinyApp.tsx';

// Screens come in parts: on a busy machine that takes its time.
configure({ asyncUtilTimeout: 8_000 });

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const app = {
  ...tinyApp,
  screens: [
    ...tinyApp.screens,
    {
      screen: 'shop/bill',
      path: '/shop/bill/:id',
      kind: 'form' as const,
      module: 'fleet',
      texts: ['fleet'],
      resource: 'bill',
      permissions: [],
      load: async () => ({ default: () => <FormScreen form={{ ...billForm, permissions: [] }} /> }),
    },
  ],
};

const session = aSession({ permissions: ['bill_manager', 'bill_price'] });
const over = failure(403, 'license_expired', 'Giấy phép đã hết hạn');
const known = {
  '/bill/7': json(bill),
  '/notifications': json({ rows: [], total: 0 }),
  '/licenses': json({
    rows: [
      {
        key: 'company',
        valid_from: '2025-01-01T00:00:00Z',
        valid_until: '2026-01-01T00:00:00Z',
        is_valid: false,
      },
    ],
  }),
};
const at = (router: Awaited<ReturnType<typeof openApp>>, path: string) =>
  waitFor(() => expect(router.state.location.pathname).toBe(path));

it('a save that is refused for the licence leads to its page; what was typed is offered after it is renewed', async () => {
  let isOver = true;
  fakeApi({
    ...known,
    '/me': json(session),
    '/bill/7': () => json(bill),
  });
  const answer = fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) =>
    init.method === 'PUT' && isOver ? over.clone() : answer(url, init),
  );
  const router = await openApp('/shop/bill/7', 'tok', app);
  await formShown();
  type('buyer', 'Lan');
  press('save');
  await at(router, '/license-expired');
  expect(document.body.textContent).not.toContain('messages.updated');
  expect(document.body.textContent).not.toContain('kit.form.leave_title');
  isOver = false;
  fireEvent.click(await waitFor(() => find('[data-action=retry]')));
  await at(router, '/shop/bill/7');
  await formShown();
  fireEvent.click(await screen.findByRole('button', { name: 'kit.form.draft_restore' }));
  expect(control('buyer').value).toBe('Lan');
});

it('the page of an expired licence asks again, and goes on to where one wanted to go', async () => {
  fakeApi({ ...known, '/me': [over, json(session)] });
  const router = await openApp('/fleet/note?page=3', 'tok', app);
  await at(router, '/license-expired');
  // Which licence it is, and since when.
  expect((await waitFor(() => find('[data-row=company]'))).textContent).toContain('kit.license.over');
  fireEvent.click(await waitFor(() => find('[data-action=retry]')));
  await at(router, '/fleet/note');
  expect(router.state.location.search).toBe('?page=3');
});
