import { act, cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext, HttpError, useNotificationContext } from 'react-admin';
import type { DataProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { useCall } from '#web/kit/useCall.ts';

afterEach(cleanup);

function Pay({ onAnswer, failed }: { onAnswer: (answer: unknown) => void; failed?: string | undefined }) {
  const [pay, { isRunning, problems }] = useCall('/pay', undefined, failed === undefined ? {} : { failed });
  const { notifications } = useNotificationContext();
  return (
    <>
      <button onClick={() => void pay({ paid: 5 }).then(onAnswer)}>{isRunning ? 'running' : 'pay'}</button>
      <p>{JSON.stringify(problems)}</p>
      <output>{notifications.map(({ message }) => message)}</output>
    </>
  );
}

function open(call: () => Promise<unknown>, failed?: string) {
  const [onAnswer, provider] = [vi.fn(), vi.fn(call)];
  render(
    <CoreAdminContext dataProvider={{ call: provider } as unknown as DataProvider}>
      <Pay onAnswer={onAnswer} failed={failed} />
    </CoreAdminContext>,
  );
  const press = () => act(async () => screen.getByRole('button').click());
  return { onAnswer, provider, press };
}

it('gives the answer, and sends once while it runs', async () => {
  let finish!: (answer: unknown) => void;
  const { onAnswer, provider, press } = open(() => new Promise((resolve) => (finish = resolve)));
  await press();
  expect(screen.getByRole('button').textContent).toBe('running');
  await press();
  expect(provider).toHaveBeenCalledExactlyOnceWith('/pay', { paid: 5 }, undefined);
  await act(async () => finish({ change: 2 }));
  expect(onAnswer.mock.calls).toEqual([[undefined], [{ change: 2 }]]);
  expect(screen.getByRole('button').textContent).toBe('pay');
});

it('tells a refusal, and where it belongs', async () => {
  const fields = [{ path: 'paid', code: 'too_small', message: 'Chưa đủ' }];
  const error = new HttpError('Chưa đủ', 422, { error: { code: 'invalid', message: 'Sai', fields } });
  const { onAnswer, press } = open(() => Promise.reject(error));
  await press();
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(screen.getByText('{"paid":"Chưa đủ"}')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Chưa đủ');
});

it.each([
  ['the server has failed', new HttpError('Lỗi', 500, {}), 'messages.activation_failed'],
  ['nobody answered', new HttpError('Mất mạng', 0, {}), 'messages.activation_failed'],
  ['something else is thrown', new TypeError('x'), 'messages.activation_failed'],
  ['it was refused', new HttpError('Đã kích hoạt', 409, {}), 'Đã kích hoạt'],
])('says in words of its own where %s', async (_, error, words) => {
  const { press } = open(() => Promise.reject(error), 'messages.activation_failed');
  await press();
  expect(screen.getByRole('status').textContent).toBe(words);
});
