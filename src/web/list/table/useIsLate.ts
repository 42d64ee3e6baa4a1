import { useEffect, useState } from 'react';

/** Milliseconds that rows may take until it shows: most come sooner, and dimming a table only to light it again costs more than it tells. */
const LATE_MS = 200;

/** Whether something has been waited for longer than is worth no word. */
export function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);
  return isLate && isWaiting;
}
