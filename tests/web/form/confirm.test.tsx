import { cleanup, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resizeTo } from '../list/openList.tsx';
import { control, formShown, press, type } from '../find.ts';
import { bill } from './aForm.ts';
import { openForm } from './openForm.tsx';

beforeEach(() => {
  resizeTo(1440, 900);
  localStorage.clear();
  // react-admin writes every failed call to the console.
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const QUESTION = 'Đổi người nhận sẽ hủy vận đơn.';
const asking = new HttpError('asked', 409, {
  error: {
    code: 'not_confirmed',
    message: 'asked',
    fields: [{ path: 'tracking', code: 'rule.bill.cancels', message: QUESTION }],
  },
});

it('a change that has to be confirmed asks, stays as it is on no, and is sent with the answer on yes', async () => {
  const update = vi
    .fn()
    .mockRejectedValueOnce(asking)
    .mockRejectedValueOnce(asking)
    .mockImplementation(async (_resource: string, { data }: { data: object }) => ({
      data: { ...bill, ...data, version: 5 },
    }));
  openForm({ dataProvider: { update } });
  await formShown();
  type('buyer', 'Lan');
  press('save');
  expect((await screen.findByRole('dialog')).textContent).toContain(QUESTION);
  screen.getByText('kit.form.back_to_form').click();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([control('buyer').value, update.mock.calls.length]).toEqual(['Lan', 1]);
  press('save');
  await screen.findByRole('dialog');
  press('confirm');
  await waitFor(() => expect(update).toHaveBeenCalledTimes(3));
  expect(update.mock.calls[0]?.[1]).not.toHaveProperty('meta');
  expect(update.mock.calls[2]?.[1]).toMatchObject({
    data: { buyer: 'Lan' },
    meta: { confirmed: ['rule.bill.cancels'] },
  });
  await waitFor(() => expect(document.body.textContent).toContain('messages.updated'));
});
