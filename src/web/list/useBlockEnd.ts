import { useEffect } from 'react';
import { useEvent } from 'react-admin';
import { updateBlock } from './updateBlock.ts';

/** How often the time is looked at, in ms: a timer of 20 minutes would oversleep with the computer. */
export const LOOK_MS = 30_000;

/** Calls back when a block of 20 minutes is over (spec 2.6). `utcOffset` in hours; without one it never does. */
export function useBlockEnd(utcOffset: number | undefined, callback: () => void): void {
  const end = useEvent(callback);
  useEffect(() => {
    if (utcOffset === undefined) return undefined;
    let { last } = updateBlock(new Date(), utcOffset);
    const timer = setInterval(() => {
      const block = updateBlock(new Date(), utcOffset);
      if (block.last.getTime() === last.getTime()) return;
      last = block.last;
      end();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [utcOffset, end]);
}
