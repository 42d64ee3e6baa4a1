import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AGAIN_MS, createRealtime } from '#web/data/createRealtime.ts';
import { RealtimeContext, useListChanged, useTopic } from '#web/data/realtime.ts';

type Answer = (late: Error | null, isGood?: boolean, place?: number) => void;

const socket = vi.hoisted(() => ({
  /** One for each time that the library cannot be loaded. */
  losses: [] as true[],
  handlers: new Map<string, (event?: unknown, place?: number) => void>(),
  follow: vi.fn(),
  emit: vi.fn<(name: string, credentials: unknown, answer: Answer) => void>(),
  close: vi.fn(),
  io: vi.fn(),
}));

vi.mock('#web/app/loadChunk.ts', () => ({
  loadChunk: (load: () => Promise<unknown>) =>
    socket.losses.pop() ? Promise.reject(new Error('lost')) : load(),
}));
vi.mock('socket.io-client', () => ({
  io: socket.io.mockImplementation(() => ({
    on: (name: string, handler: () => void) => socket.handlers.set(name, handler),
    connected: true,
    emit: (_name: 'follow', topics: readonly string[]) => socket.follow(topics),
    timeout: () => ({ emit: socket.emit }),
    close: socket.close,
  })),
}));

beforeEach(() => {
  sessionStorage.clear();
  socket.handlers.clear();
  vi.clearAllMocks();
});
afterEach(cleanup);

async function connected(base = '/api', start?: number) {
  const realtime = createRealtime(base);
  const close = realtime.connect('secret', start);
  await vi.waitFor(() => expect(socket.handlers.has('connect')).toBe(true));
  return { realtime, close };
}

const connect = () => socket.handlers.get('connect')?.();
const hear = (name: string, event: unknown, place?: number) => socket.handlers.get(name)?.(event, place);
const credentials = () => socket.emit.mock.calls.map(([, sent]) => sent);
const answer = (...given: Parameters<Answer>) => socket.emit.mock.calls.at(-1)?.[2](...given);

it('signs in with the session’s key at every connection (spec 7)', async () => {
  await connected('https://other.example/api');
  expect(socket.io).toHaveBeenCalledWith('https://other.example', { path: '/socket.io' });
  connect();
  connect();
  const greeting = { auth_key: 'secret', role: 'customer', last: undefined };
  expect(credentials()).toEqual([greeting, greeting]);
});

it('says the place of the last event it heard, also after a reload of the page', async () => {
  const { realtime } = await connected('/api', 40);
  const listener = vi.fn();
  realtime.on('export-ready', listener);
  connect();
  answer(null, true, 41);
  hear('export-ready', { filename: 'a.xlsx' }, 43);
  hear('list-changed', { entity: 'trip' }, 42);
  connect();
  socket.handlers.clear();
  await connected('/api', 40);
  connect();
  expect(credentials()).toMatchObject([{ last: 40 }, { last: 43 }, { last: 43 }]);
});

it('tells an event that comes twice once', async () => {
  const { realtime } = await connected();
  const listener = vi.fn();
  realtime.on('export-ready', listener);
  hear('export-ready', { filename: 'a.xlsx' }, 7);
  hear('export-ready', { filename: 'a.xlsx' }, 7);
  hear('export-ready', { filename: 'b.xlsx' }, 6);
  expect(listener.mock.calls).toEqual([[{ filename: 'a.xlsx' }], [{ filename: 'b.xlsx' }]]);
});

it('tells a list of changes of its entity, and of a connection that came back without a place', async () => {
  const { realtime } = await connected();
  const changed = vi.fn();
  function List() {
    useListChanged('trip', changed);
    return null;
  }
  const { unmount } = render(
    <RealtimeContext value={realtime}>
      <List />
    </RealtimeContext>,
  );
  connect();
  answer(null, true);
  hear('list-changed', { entity: 'truck' });
  expect(changed).toHaveBeenCalledTimes(0);
  hear('list-changed', { entity: 'trip' });
  expect(changed).toHaveBeenCalledTimes(1);
  connect();
  answer(new Error('late'));
  expect(changed).toHaveBeenCalledTimes(2);
  connect();
  answer(null, true, 9);
  expect(changed).toHaveBeenCalledTimes(2);
  unmount();
  hear('list-changed', { entity: 'trip' });
  expect(changed).toHaveBeenCalledTimes(2);
});

it('follows the topics of what is drawn, at every connection and as that changes', async () => {
  const { realtime } = await connected();
  const heard = vi.fn();
  function Gate({ topic }: { topic: string }) {
    useTopic(topic, heard);
    return null;
  }
  const page = (...topics: string[]) => (
    <RealtimeContext value={realtime}>
      {topics.map((topic, index) => (
        <Gate key={index} topic={topic} />
      ))}
    </RealtimeContext>
  );
  const { rerender, unmount } = render(page('gate', 'trip', 'gate'));
  connect();
  expect(credentials()).toMatchObject([{ topics: ['gate', 'trip'] }]);
  rerender(page('gate', 'fuel', 'gate'));
  await vi.waitFor(() => expect(socket.follow).toHaveBeenCalledExactlyOnceWith(['fuel', 'gate']));
  hear('topic', { topic: 'gate', data: { open: 1 } }, 3);
  hear('topic', { topic: 'trip', data: {} }, 4);
  hear('topic', { topic: 'gate', data: { open: 1 } }, 3);
  expect(heard.mock.calls).toEqual([[{ open: 1 }], [{ open: 1 }]]);
  hear('list-changed', { entity: '*' });
  expect(heard.mock.calls.slice(2)).toEqual([[null], [null], [null]]);
  unmount();
  await vi.waitFor(() => expect(socket.follow).toHaveBeenLastCalledWith([]));
});

it('closes, also when it was ended before it was open', async () => {
  const { close } = await connected();
  await vi.waitFor(() => {
    close();
    expect(socket.close).toHaveBeenCalled();
  });
  socket.close.mockClear();
  createRealtime('/api').connect('k')();
  await vi.waitFor(() => expect(socket.close).toHaveBeenCalledTimes(1));
});

it('asks again for a library that could not be loaded, and no more once the page is left', async () => {
  vi.useFakeTimers();
  socket.io.mockClear();
  socket.losses.push(true);
  const leave = createRealtime('/api').connect('key');
  await vi.advanceTimersByTimeAsync(AGAIN_MS - 1);
  expect(socket.io).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(socket.io).toHaveBeenCalledTimes(1));
  leave();
  socket.losses.push(true);
  createRealtime('/api').connect('key')();
  await vi.advanceTimersByTimeAsync(2 * AGAIN_MS);
  expect(socket.io).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

it('tells on no event that does not say what is promised of it', async () => {
  const { realtime } = await connected();
  const listener = vi.fn();
  const names = ['export-ready', 'export-progress', 'notification', 'list-changed'] as const;
  for (const name of names) realtime.on(name, listener);
  for (const event of [null, undefined, {}, [], 'x', 5, { filename: 5 }, { id: 'x' }, { entity: null }])
    for (const name of names) hear(name, event);
  for (const name of names) hear(name, { id: 3 }, 'late' as never);
  expect(listener).not.toHaveBeenCalled();
  hear('notification', { id: 3, type: 4 });
  expect(listener.mock.calls).toEqual([[{ id: 3, type: 4 }]]);
});
