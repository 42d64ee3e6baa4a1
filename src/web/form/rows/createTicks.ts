/** Rows that are ticked, by their drawing keys. Who shows one subscribes, so that a tick draws one box and not the table. */
export interface Ticks {
  subscribe: (listener: () => void) => () => void;
  has: (key: number) => boolean;
  /** How many of these are ticked. */
  countOf: (keys: readonly number[]) => number;
  toggle: (key: number) => void;
  setAll: (keys: readonly number[]) => void;
}

export function createTicks(): Ticks {
  const listeners = new Set<() => void>();
  let ticked: ReadonlySet<number> = new Set();
  const set = (next: ReadonlySet<number>): void => {
    ticked = next;
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    has: (key) => ticked.has(key),
    countOf: (keys) => (ticked.size === 0 ? 0 : keys.filter((key) => ticked.has(key)).length),
    toggle: (key) =>
      set(ticked.has(key) ? new Set([...ticked].filter((one) => one !== key)) : new Set([...ticked, key])),
    setAll: (keys) => set(new Set(keys)),
  };
}
