/** Rows whose child rows stand open below them; each row watches itself, so that opening one draws one. */
export interface Expansion {
  has(id: number): boolean;
  toggle(id: number): void;
  /** Opens or closes; false where nothing changed. */
  set(id: number, isOpen: boolean): boolean;
  /** Notes how tall what is open below a row stands, in px. */
  setHeight(id: number, height: number): void;
  /** Pixels below a row; 0 while it is closed. */
  heightOf(id: number): number;
  /** Grows with every change of a height. */
  heights(): number;
  subscribe(listener: () => void): () => void;
}

/** Everything closed. */
export function createExpansion(): Expansion {
  const listeners = new Set<() => void>();
  const open = new Map<number, number>();
  let round = 0;
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  const set = (id: number, isOpen: boolean): boolean => {
    if (isOpen === open.has(id)) return false;
    if (isOpen) open.set(id, 0);
    else open.delete(id);
    round += 1;
    notify();
    return true;
  };
  return {
    has: (id) => open.has(id),
    toggle: (id) => void set(id, !open.has(id)),
    set,
    setHeight(id, height) {
      if (!open.has(id) || open.get(id) === height) return;
      open.set(id, height);
      round += 1;
      notify();
    },
    heightOf: (id) => open.get(id) ?? 0,
    heights: () => round,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
