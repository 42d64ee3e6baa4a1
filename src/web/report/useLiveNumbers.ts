import { useEffect, useRef } from 'react';
import { useEvent } from 'react-admin';
import { useListChanged } from '#web/data/realtime.ts';

/** Milliseconds in which changes are gathered: adding up costs more than reading a page. */
export const GATHER_MS = 5_000;

/** Reads the numbers of a report again after records of an entity changed; a page that nobody sees waits until it is seen. */
export function useLiveNumbers(entity: string | undefined, read: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const look = useEvent(function lookAgain(): void {
    timer.current = document.hidden ? setTimeout(lookAgain, GATHER_MS) : undefined;
    if (!document.hidden) read();
  });
  useListChanged(entity ?? '', () => {
    if (entity !== undefined) timer.current ??= setTimeout(look, GATHER_MS);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
