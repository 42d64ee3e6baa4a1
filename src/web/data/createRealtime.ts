import type { Socket } from 'socket.io-client';
import type { ClientEvents, ServerEvents } from '#contract/wire.ts';
import type { Realtime } from './realtime.ts';

type Heard = (event: never) => void;

const EVENTS = ['export-ready', 'notification', 'list-changed'] as const;

/** The socket of the page; its library is loaded after the first connection is asked for. `base` is the API's address. */
export function createRealtime(base: string): Realtime {
  const listeners = new Map<string, Set<Heard>>(EVENTS.map((name) => [name, new Set()]));
  const tell = (name: string, event: unknown) => {
    for (const listener of listeners.get(name) ?? []) listener(event as never);
  };
  return {
    on: (name, listener) => {
      listeners.get(name)?.add(listener as Heard);
      return () => void listeners.get(name)?.delete(listener as Heard);
    },
    connect: (authKey) => {
      let isEnded = false;
      let socket: Socket | undefined;
      // Without the socket everything works but news; the next page load tries again.
      openSocket(base, authKey, tell).then(
        (opened) => (isEnded ? opened.close() : (socket = opened)),
        () => undefined,
      );
      return () => {
        isEnded = true;
        socket?.close();
      };
    },
  };
}

async function openSocket(
  base: string,
  authKey: string,
  tell: (name: string, event: unknown) => void,
): Promise<Socket> {
  const { io } = await import('socket.io-client');
  const origin = new URL(base, window.location.href).origin;
  const socket: Socket<ServerEvents, ClientEvents> = io(origin, { path: '/socket.io' });
  let hasBeenOpen = false;
  socket.on('connect', () => {
    socket.emit('auth', { auth_key: authKey, role: 'customer' });
    // What changed meanwhile is not known: every live list reads again.
    if (hasBeenOpen) tell('list-changed', { entity: '*' });
    hasBeenOpen = true;
  });
  for (const name of EVENTS) socket.on(name, (event: unknown) => tell(name, event));
  return socket as unknown as Socket;
}
