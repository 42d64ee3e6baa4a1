import { act, cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext, HttpError, useNotificationContext } from 'react-admin';
import type { DataProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { useCall } from '#web/kit/useCall.ts';

afterEach(cleanup);

function Pay({ onAnswer }: { onAnswer: (answer: unknown) => void }) {
  const [pay, { isRunning, problems }] = useCall('/pay');
  const { notifications } = useNotificationContext();
  return (
    <>
      <button onClick={() => void pay({ paid: 5 }).then(onAnswer)}>{isRunning ? 'running' : 'pay'}</button>
      <p>{JSON.stringify(problems)}</p>
      <output>{notifications.map(({ message }) => message)}</output>
    </>
  );
}

function open(call: () => Promise<unknown>) {
  const [onAnswer, provider] = [vi.fn(), vi.fn(call)];
  render(
    <CoreAdminContext dataProvider={{ call: provider } as unknown as DataProvider}>
      <Pay onAnswer={onAnswer} />
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
