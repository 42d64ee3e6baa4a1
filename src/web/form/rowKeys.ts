/** Keys of child rows for drawing: they stay with their row when others are added or removed. */
export interface RowKeys {
  of(name: string, count: number): readonly number[];
  /** A row was put behind `count` others. */
  add(name: string, count: number): void;
  /** Rows by number, of `count`. */
  remove(name: string, indexes: ReadonlySet<number>, count: number): void;
}

export function createRowKeys(): RowKeys {
  const keys = new Map<string, readonly number[]>();
  let next = 0;
  const of: RowKeys['of'] = (name, count) => {
    const known = keys.get(name) ?? [];
    if (known.length === count) return known;
    const fresh = [
      ...known.slice(0, count),
      ...Array.from({ length: Math.max(0, count - known.length) }, () => next++),
    ];
    keys.set(name, fresh);
    return fresh;
  };
  return {
    of,
    add: (name, count) => void of(name, count + 1),
    remove: (name, indexes, count) =>
      void keys.set(
        name,
        of(name, count).filter((_, at) => !indexes.has(at)),
      ),
  };
}
