/** Rows in which a cell is being changed: they stay drawn, however far away one scrolls. */
export interface OpenCells {
  /** Gives what closes it. */
  open(row: unknown): () => void;
  /** Their ids, the same array as long as they are the same. */
  rows(): readonly unknown[];
  subscribe(listener: () => void): () => void;
}

/** None open. */
export function createOpenCells(): OpenCells {
  const listeners = new Set<() => void>();
  let rows: readonly unknown[] = [];
  const set = (next: readonly unknown[]): void => {
    rows = next;
    for (const listener of listeners) listener();
  };
  return {
    open(row) {
      set([...rows, row]);
      return () => {
        const at = rows.indexOf(row);
        set(rows.filter((_, index) => index !== at));
      };
    },
    rows: () => rows,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
