import { useEffect, useRef } from 'react';
import type { Row } from '#contract/logic.ts';
import { useListChanged } from '#web/data/realtime.ts';

/** Milliseconds after a change of the record in which what it has set going may change it once more: a job that asks another system. */
const FOLLOW_MS = 60_000;
/** Milliseconds in which the server's words are gathered. */
const GATHER_MS = 1_000;

/** Reads a record again that was changed a moment ago, as long as its page is open. */
export function useFollowUp(resource: string, record: Row | undefined, read: () => void): void {
  const version = record?.['version'];
  const shown = useRef(version);
  const changedAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== version) changedAt.current = Date.now();
    shown.current = version;
  }, [version]);
  useListChanged(resource, () => {
    if (Date.now() - changedAt.current > FOLLOW_MS) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      read();
    }, GATHER_MS);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
