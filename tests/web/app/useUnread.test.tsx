import { cleanup, render } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHECK_MS } from '#web/app/notify/useAnnounced.ts';
import { askUnread, useUnread } from '#web/app/notify/useUnread.ts';
import { SessionStoreContext } from '#web/auth/session.ts';
import type { SessionStore } from '#web/auth/SessionStore.ts';
import { RealtimeContext } from '#web/data/realtime.ts';
import type { Realtime } from '#web/data/realtime.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open() {
  const listeners = new Set<(event: never) => void>();
  const realtime: Realtime = {
    on: (name, listener) => {
      if (name === 'notification') listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    follow: () => () => undefined,
    connect: () => () => undefined,
  };
  const ask = vi.fn(async () => ({ rows: [], total: 4 }));
  const setNotify = vi.fn();
  const onUrgent = vi.fn();
  function Bell() {
    useUnread(onUrgent);
    return null;
  }
  render(
    <SessionStoreContext value={{ setNotify } as unknown as SessionStore}>
      <RealtimeContext value={realtime}>
        <CoreAdminContext dataProvider={{ ...testDataProvider(), ask }}>
          <Bell />
        </CoreAdminContext>
      </RealtimeContext>
    </SessionStoreContext>,
  );
  const announce = (type: number) => listeners.forEach((listener) => listener({ id: 1, type } as never));
  return { announce, ask, setNotify, onUrgent };
}

it('asks for the number once, 500 ms after the last announcement (spec 9)', async () => {
  const { announce, ask, setNotify, onUrgent } = open();
  announce(1);
  await vi.advanceTimersByTimeAsync(CHECK_MS - 1);
  announce(2);
  await vi.advanceTimersByTimeAsync(CHECK_MS - 1);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ask.mock.calls).toEqual([['/notifications', { status: 0 }, expect.any(Function)]]);
  expect(setNotify.mock.calls).toEqual([[4]]);
  expect(onUrgent).not.toHaveBeenCalled();
});

it('opens what is urgent, type 4, also among others', async () => {
  const { announce, onUrgent } = open();
  announce(4);
  announce(1);
  await vi.advanceTimersByTimeAsync(CHECK_MS);
  expect(onUrgent).toHaveBeenCalledTimes(1);
});

it('asks again in every window of the browser when one of them has read something', async () => {
  const { ask, setNotify, onUrgent } = open();
  const other = open();
  askUnread();
  await vi.waitFor(() => expect([setNotify.mock.calls, other.setNotify.mock.calls]).toEqual([[[4]], [[4]]]));
  expect(ask.mock.calls).toEqual([['/notifications', { status: 0 }, expect.any(Function)]]);
  expect(onUrgent).not.toHaveBeenCalled();
  cleanup();
  askUnread();
  await vi.advanceTimersByTimeAsync(CHECK_MS);
  expect(ask).toHaveBeenCalledTimes(1);
});
