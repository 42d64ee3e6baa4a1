import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { NotificationRow } from '#contract/notification.ts';
import { CHECK_MS } from '#web/app/notify/useAnnounced.ts';
import { useNotifications, type NotificationsFilter } from '#web/app/notify/useNotifications.ts';
import { askUnread } from '#web/app/notify/useUnread.ts';
import { SessionContext, SessionStoreContext } from '#web/auth/session.ts';
import type { SessionStore } from '#web/auth/SessionStore.ts';
import { RealtimeContext } from '#web/data/realtime.ts';
import type { Realtime } from '#web/data/realtime.ts';
import { aSession } from '../auth/aSession.ts';

vi.mock('#web/app/notify/useUnread.ts', () => ({ askUnread: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(askUnread).mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const PAGE = 3;
const rowOf = (id: number): NotificationRow => ({
  id,
  type: 1,
  status: 0,
  severity: 'info',
  title: `Tin ${id}`,
  url: null,
  data: null,
  created_at: '2026-11-21T07:05:00Z',
});

/** An open panel over a server that holds the notifications 1 to `last`. */
async function open(last: number, filter?: NotificationsFilter) {
  const server = { last, isDown: false };
  const listeners = new Set<(event: never) => void>();
  const realtime: Realtime = {
    on: (_, listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    follow: () => () => undefined,
    connect: () => () => undefined,
  };
  const ask = vi.fn(async (_: string, { before = Infinity }: { before?: number }) => {
    if (server.isDown) throw new Error('down');
    const all = Array.from({ length: server.last }, (_one, index) => rowOf(server.last - index));
    return { rows: all.filter(({ id }) => id < before).slice(0, PAGE), total: server.last };
  });
  const call = vi.fn(async (_path: string, _body: object) => ({}));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionContext value={aSession()}>
      <SessionStoreContext value={{ setNotify: vi.fn() } as unknown as SessionStore}>
        <RealtimeContext value={realtime}>
          <CoreAdminContext dataProvider={{ ...testDataProvider(), ask: ask as never, call: call as never }}>
            {children}
          </CoreAdminContext>
        </RealtimeContext>
      </SessionStoreContext>
    </SessionContext>
  );
  const { result } = renderHook(() => useNotifications(filter), { wrapper });
  await act(() => vi.advanceTimersByTimeAsync(0));
  /** `count` more are announced one by one; the panel looks 500 ms later. */
  const announce = async (count: number): Promise<void> => {
    server.last += count;
    for (let each = 0; each < count; each += 1)
      for (const listener of listeners) listener({ id: server.last, type: 1 } as never);
    await act(() => vi.advanceTimersByTimeAsync(CHECK_MS));
  };
  const ids = (): unknown => result.current.rows?.map(({ id }) => id);
  const older = () => act(async () => result.current.readOlder());
  const readAll = () => act(async () => result.current.readAll());
  const states = (): unknown => result.current.rows?.map(({ status }) => status);
  return { server, ask, call, announce, ids, older, readAll, states, error: () => result.current.error };
}

it('puts what is announced on top of an open panel, asking once', async () => {
  const { ask, announce, ids } = await open(2);
  expect(ids()).toEqual([2, 1]);
  await announce(2);
  expect(ids()).toEqual([4, 3, 2, 1]);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('keeps the older pages that were opened, and goes on from them', async () => {
  const { announce, ids, older } = await open(7);
  await older();
  await announce(1);
  expect(ids()).toEqual([8, 7, 6, 5, 4, 3, 2]);
  await older();
  expect(ids()).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
});

it('begins anew when more came than fit a page: nothing between is left out', async () => {
  const { announce, ids, older } = await open(3);
  await announce(5);
  expect(ids()).toEqual([8, 7, 6]);
  await older();
  expect(ids()).toEqual([8, 7, 6, 5, 4, 3]);
});

it('keeps what it shows when it cannot ask', async () => {
  const { server, announce, ids, error } = await open(2);
  server.isDown = true;
  await announce(1);
  expect([ids(), error()]).toEqual([[2, 1], null]);
});

it('has the number on the bells asked for when it opens and after what was read', async () => {
  const { readAll, states } = await open(2);
  expect(askUnread).toHaveBeenCalledTimes(1);
  await readAll();
  expect(states()).toEqual([1, 1]);
  expect(askUnread).toHaveBeenCalledTimes(2);
});

it('asks for what is looked for on every page, and marks no other type as read', async () => {
  const { ask, call, announce, ids, older, readAll } = await open(7, { type: 15, status: 0 });
  await older();
  await announce(1);
  expect(ask.mock.calls.map(([, asked]) => asked)).toEqual([
    { type: 15, status: 0 },
    { type: 15, status: 0, before: 5 },
    { type: 15, status: 0 },
  ]);
  expect(ids()).toEqual([8, 7, 6, 5, 4, 3, 2]);
  await readAll();
  expect(call.mock.calls).toEqual([['/notifications/read', { until: 8, type: 15 }]]);
});
