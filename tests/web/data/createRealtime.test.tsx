import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRealtime } from '#web/data/createRealtime.ts';
import { RealtimeContext, useListChanged } from '#web/data/realtime.ts';

const socket = vi.hoisted(() => ({
  handlers: new Map<string, (event?: unknown) => void>(),
  emit: vi.fn(),
  close: vi.fn(),
  io: vi.fn(),
}));

vi.mock('socket.io-client', () => ({
  io: socket.io.mockImplementation(() => ({
    on: (name: string, handler: () => void) => socket.handlers.set(name, handler),
    emit: socket.emit,
    close: socket.close,
  })),
}));

beforeEach(() => {
  socket.handlers.clear();
  vi.clearAllMocks();
});
afterEach(cleanup);

async function connected(base = '/api') {
  const realtime = createRealtime(base);
  const close = realtime.connect('secret');
  await vi.waitFor(() => expect(socket.handlers.has('connect')).toBe(true));
  return { realtime, close };
}

it('signs in with the session’s key at every connection (spec 7)', async () => {
  await connected('https://other.example/api');
  expect(socket.io).toHaveBeenCalledWith('https://other.example', { path: '/socket.io' });
  socket.handlers.get('connect')?.();
  socket.handlers.get('connect')?.();
  const greeting = ['auth', { auth_key: 'secret', role: 'customer' }];
  expect(socket.emit.mock.calls).toEqual([greeting, greeting]);
});

it('tells a list of changes of its entity, and of a connection that came back', async () => {
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
  socket.handlers.get('connect')?.();
  socket.handlers.get('list-changed')?.({ entity: 'truck' });
  expect(changed).toHaveBeenCalledTimes(0);
  socket.handlers.get('list-changed')?.({ entity: 'trip' });
  expect(changed).toHaveBeenCalledTimes(1);
  socket.handlers.get('connect')?.();
  expect(changed).toHaveBeenCalledTimes(2);
  unmount();
  socket.handlers.get('list-changed')?.({ entity: 'trip' });
  expect(changed).toHaveBeenCalledTimes(2);
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
