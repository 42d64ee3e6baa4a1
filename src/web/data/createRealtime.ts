import type { Socket } from 'socket.io-client';
import type { ClientEvents, ServerEvents, SocketCredentials } from '#contract/wire.ts';
import { loadChunk } from '#web/app/loadChunk.ts';
import { isExportProgress } from './answers.ts';
import { createSeenSignals, type SeenSignals } from './createSeenSignals.ts';
import type { Realtime } from './realtime.ts';
import { createTopics } from './createTopics.ts';
import type { Topics } from './createTopics.ts';
import { isAnything, isNumber, isText, maybe, objectOf, type Shape } from './shapes.ts';

type Listener = (event: never) => void;
type Emit = (name: string, event: unknown) => void;

/** What is listened to, and what each event says; another one is not passed on. */
const EVENTS: Readonly<Record<keyof ServerEvents, Shape<unknown>>> = {
  'export-ready': objectOf<{ filename: string; session?: number }>({
    filename: isText,
    session: maybe(isNumber),
  }),
  'export-progress': isExportProgress,
  notification: objectOf<{ id: number; type: number }>({ id: isNumber, type: isNumber }),
  'list-changed': objectOf<{ entity: string }>({ entity: isText }),
  topic: objectOf<{ topic: string; data: unknown }>({ topic: isText, data: isAnything }),
};

/** Milliseconds until the socket's library, which could not be loaded, is asked for again. */
export const AGAIN_MS = 30_000;

/** Milliseconds in which a server answers an `auth`; one that never does may not know how to go on from a place. */
const ANSWER_MS = 5_000;

/** The socket of the page; its library is loaded after the first connection is asked for. `base` is the API's address. */
export function createRealtime(base: string): Realtime {
  const listeners = new Map<string, Set<Listener>>(Object.keys(EVENTS).map((name) => [name, new Set()]));
  const emit: Emit = (name, event) => {
    for (const listener of listeners.get(name) ?? []) listener(event as never);
  };
  const topics = createTopics();
  listeners.get('topic')?.add(topics.emit);
  listeners.get('list-changed')?.add(topics.onListChanged);
  return {
    on: (name, listener) => {
      listeners.get(name)?.add(listener as Listener);
      return () => void listeners.get(name)?.delete(listener as Listener);
    },
    follow: topics.follow,
    connect: (authKey, start) => {
      let isEnded = false;
      let socket: Socket | undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const open = (): void => {
        openSocket({ base, authKey, topics, emit, seen: createSeenSignals(start) }).then(
          (opened) => (isEnded ? opened.close() : (socket = opened)),
          // Without the socket everything works but news.
          () => (isEnded ? undefined : (timer = setTimeout(open, AGAIN_MS))),
        );
      };
      open();
      return () => {
        isEnded = true;
        clearTimeout(timer);
        socket?.close();
      };
    },
  };
}

const loadLibrary = () => import('socket.io-client');

interface Opening {
  base: string;
  authKey: string;
  topics: Topics;
  emit: Emit;
  seen: SeenSignals;
}

async function openSocket({ base, authKey, topics, emit, seen }: Opening): Promise<Socket> {
  const { io } = await loadChunk(loadLibrary);
  const origin = new URL(base, window.location.href).origin;
  const socket: Socket<ServerEvents, ClientEvents> = io(origin, { path: '/socket.io' });
  let hasBeenOpen = false;
  socket.on('connect', () => {
    const isAgain = hasBeenOpen;
    hasBeenOpen = true;
    const names = topics.names();
    const followed = names.length > 0 ? { topics: names } : {};
    const credentials = { auth_key: authKey, role: 'customer', last: seen.last(), ...followed } as const;
    greet(socket, credentials, (place) => {
      if (isNumber(place)) seen.reach(place);
      // What changed meanwhile is not known: every live list reads again.
      else if (isAgain) emit('list-changed', { entity: '*' });
    });
  });
  topics.onChange((names) => (socket.connected ? socket.emit('follow', names) : undefined));
  for (const [name, shape] of Object.entries(EVENTS))
    socket.on(name as keyof ServerEvents, (event: unknown, place?: unknown) => {
      if (seen.note(isNumber(place) ? place : undefined) && shape(event)) emit(name, event);
    });
  return socket as unknown as Socket;
}

/** Signs in; hears the place from which the server tells events, or undefined from one that does not say. */
function greet(
  socket: Socket<ServerEvents, ClientEvents>,
  credentials: SocketCredentials,
  answer: (place?: unknown) => void,
): void {
  const onAnswer = (_late: Error | null, _isGood?: unknown, place?: unknown) => answer(place);
  const late = socket.timeout(ANSWER_MS) as unknown as { emit: (...call: readonly unknown[]) => void };
  late.emit('auth', credentials, onAnswer);
}
