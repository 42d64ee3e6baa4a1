/** The row under the pointer or with the focus: the only one whose actions are drawn. */
export interface ActiveRow {
  /** Its id, as text: rows of views may have one that is no number. */
  get(): string | undefined;
  set(id: string | undefined): void;
  subscribe(listener: () => void): () => void;
}

/** No row is active at first. */
export function createActiveRow(): ActiveRow {
  const listeners = new Set<() => void>();
  let active: string | undefined;
  return {
    get: () => active,
    set(id) {
      if (id === active) return;
      active = id;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
