import { act, render, screen } from '@testing-library/react';
import { CoreAdminContext, useNotificationContext } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { useExclusive } from '#web/data/useExclusive.ts';

function Said() {
  const { notifications } = useNotificationContext();
  return <p>{notifications.map(({ message }) => message)}</p>;
}

it('runs an action once at a time and warns of a second click (readings)', async () => {
  let finish!: () => void;
  const action = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  function Save() {
    const [run, isRunning] = useExclusive(action);
    return <button onClick={() => void run()}>{isRunning ? 'running' : 'save'}</button>;
  }
  render(
    <CoreAdminContext>
      <Save />
      <Said />
    </CoreAdminContext>,
  );
  const button = screen.getByRole('button');
  act(() => button.click());
  act(() => button.click());
  expect(action).toHaveBeenCalledTimes(1);
  expect(screen.getByText('messages.loading')).toBeTruthy();
  await act(async () => finish());
  expect(button.textContent).toBe('save');
});
