import { useEffect, useRef } from 'react';
import type { ServerEvents } from '#contract/wire.ts';
import { useServerEvent } from '#web/data/realtime.ts';

/** Milliseconds after the last announcement until it is looked at (spec 9: notification check debounce). */
export const CHECK_MS = 500;

type Announced = Parameters<ServerEvents['notification']>[0];

/** Calls back once for announcements on the socket that come close together, with all of them. */
export function useAnnounced(callback: (events: readonly Announced[]) => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<Announced[]>([]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useServerEvent('notification', (event) => {
    waiting.current.push(event);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => callback(waiting.current.splice(0)), CHECK_MS);
  });
}
