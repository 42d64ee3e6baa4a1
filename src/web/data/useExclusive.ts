import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';

/**
 * Runs an action once at a time: while it runs, a second call only warns with `messages.loading` (readings, "Lists
 * and calls"). Gives the guarded action and whether it runs.
 */
export function useExclusive<Args extends unknown[]>(
  action: (...args: Args) => Promise<void>,
): [run: (...args: Args) => Promise<void>, isRunning: boolean] {
  const notify = useNotify();
  const busy = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const run = async (...args: Args) => {
    if (busy.current) return notify('messages.loading', { type: 'warning' });
    busy.current = true;
    setRunning(true);
    await action(...args).finally(() => {
      busy.current = false;
      setRunning(false);
    });
  };
  return [run, isRunning];
}
