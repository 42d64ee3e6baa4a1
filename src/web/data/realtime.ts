import { createContext, useContext, useEffect, useRef } from 'react';
import type { ServerEvents } from '#contract/wire.ts';

type Listener<Event> = (event: Event) => void;
type Events = { [Name in keyof ServerEvents]: Parameters<ServerEvents[Name]>[0] };

/** What the server says on the socket (interface 4). */
export interface Realtime {
  on<Name extends keyof Events>(name: Name, listener: Listener<Events[Name]>): () => void;
  /** Calls back with what modules tell on a topic, or null when more was missed than is told; gives the way to stop. */
  follow(topic: string, listener: Listener<unknown>): () => void;
  /**
   * Connects for a session; again with a new `auth_key` after a new login. `start` is the place in the sequence of
   * events as of which the page was loaded. Gives the way to end it.
   */
  connect(authKey: string, start?: number): () => void;
}

/** Nothing is heard outside of the app (tests of single screens). */
const SILENT: Realtime = {
  on: () => () => undefined,
  follow: () => () => undefined,
  connect: () => () => undefined,
};

export const RealtimeContext = createContext<Realtime>(SILENT);

/** Calls back when rows of an entity changed on the server, and once after a lost connection came back. */
export function useListChanged(entity: string, callback: () => void): void {
  useServerEvent('list-changed', (event) => {
    if (event.entity === entity || event.entity === '*') callback();
  });
}

/** Calls back for an event of the server while the caller is shown. */
export function useServerEvent<Name extends keyof Events>(
  name: Name,
  callback: Listener<Events[Name]>,
): void {
  const realtime = useContext(RealtimeContext);
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => realtime.on(name, (event) => latest.current(event)), [realtime, name]);
}

/**
 * Calls back with what a module tells on one of its topics (`topics` in `module.json`), while the caller is shown and may follow it.
 * `null`: something may have been missed, so what is shown is to be read again. Whatever else came the caller looks at before it is used.
 */
export function useTopic(topic: string, callback: (data: unknown) => void): void {
  const realtime = useContext(RealtimeContext);
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => realtime.follow(topic, (data) => latest.current(data)), [realtime, topic]);
}
