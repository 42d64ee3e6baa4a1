import { act, cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext, testDataProvider, useNotificationContext } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from '#web/app/lazyPart.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Said() {
  const { notifications } = useNotificationContext();
  return (
    <output>
      {notifications.map(({ message }, index) => (
        <span key={index}>{message}</span>
      ))}
    </output>
  );
}

it('says that a part could not be loaded, closes it, and leaves the page with what is typed', async () => {
  let isLost = true;
  const Part = lazyPart<{ onClose: () => void }>(() =>
    isLost ? Promise.reject(new Error('lost')) : Promise.resolve({ default: () => <p>the part</p> }),
  );
  const onClose = vi.fn();
  const page = (isOpen: boolean) => (
    <CoreAdminContext dataProvider={testDataProvider()}>
      <input defaultValue="đang gõ" />
      {isOpen && <Part onClose={onClose} />}
      <Said />
    </CoreAdminContext>
  );
  const { rerender } = render(page(true));
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(onClose).toHaveBeenCalled();
  // By the name of the specification (8), with the way to a newer version.
  expect(screen.getByRole('status').textContent).toContain('kit.shell.part_not_loaded');
  expect(document.querySelector('[data-error-code=ChunkLoadError] [data-action=reload]')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('đang gõ');
  rerender(page(false));
  isLost = false;
  rerender(page(true));
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(screen.getByText('the part')).toBeTruthy();
});
