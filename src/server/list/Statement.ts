import type { Bind } from '#fields/ServerFieldType.server.ts';

/** One SQL statement; values stand as `$1`, `$2`, … */
export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** Collects the values of a statement while its text is written. */
export interface Binder {
  values: unknown[];
  bind: Bind;
}

/** An empty collection of values. A scalar that was bound before gets its old placeholder. */
export function createBinder(): Binder {
  const values: unknown[] = [];
  const placeholders = new Map<string, string>();
  return {
    values,
    bind(value, type) {
      const key = typeof value === 'object' ? undefined : `${type} ${String(value)}`;
      const known = key === undefined ? undefined : placeholders.get(key);
      if (known !== undefined) return known;
      values.push(value);
      const placeholder = `$${values.length}::${type}`;
      if (key !== undefined) placeholders.set(key, placeholder);
      return placeholder;
    },
  };
}
