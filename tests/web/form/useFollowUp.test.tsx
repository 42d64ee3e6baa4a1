import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RealtimeContext, type Realtime } from '#web/data/realtime.ts';
import { useFollowUp } from '#web/form/useFollowUp.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open() {
  const listeners = new Set<(event: never) => void>();
  const realtime: Realtime = {
    on: (name, listener) => {
      if (name === 'list-changed') listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    follow: () => () => undefined,
    connect: () => () => undefined,
  };
  const read = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RealtimeContext value={realtime}>{children}</RealtimeContext>
  );
  const { rerender } = renderHook(({ version }) => useFollowUp('order', { id: 1, version }, read), {
    wrapper,
    initialProps: { version: 1 },
  });
  const change = async (entity: string) => {
    act(() => listeners.forEach((listener) => listener({ entity } as never)));
    await vi.advanceTimersByTimeAsync(1_000);
  };
  return { read, change, rerender };
}

it('a record that nobody here has changed is not read again', async () => {
  const { read, change } = open();
  await change('order');
  expect(read).not.toHaveBeenCalled();
});

it('what a change has set going is shown: read once for all that is said in a second, for a minute', async () => {
  const { read, change, rerender } = open();
  rerender({ version: 2 });
  await change('goods');
  expect(read).not.toHaveBeenCalled();
  void change('order');
  await change('order');
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  await change('order');
  expect(read).toHaveBeenCalledTimes(1);
});
