import { useCallback, useMemo, useState } from 'react';

/** Rows that are ticked, by their drawing keys. */
export interface Ticks {
  count: number;
  has: (key: number) => boolean;
  toggle: (key: number) => void;
  setAll: (keys: readonly number[]) => void;
}

/** Ticked child rows; one that is gone is no longer counted. */
export function useTicks(keys: readonly number[]): Ticks {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const toggle = useCallback(
    (key: number) =>
      setTicked((old) =>
        old.has(key) ? new Set([...old].filter((one) => one !== key)) : new Set([...old, key]),
      ),
    [],
  );
  const setAll = useCallback((all: readonly number[]) => setTicked(new Set(all)), []);
  const count = useMemo(
    () => (ticked.size === 0 ? 0 : keys.filter((key) => ticked.has(key)).length),
    [keys, ticked],
  );
  return { count, has: (key) => ticked.has(key), toggle, setAll };
}
