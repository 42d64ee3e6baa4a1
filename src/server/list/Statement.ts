import type { Bind } from '#fields/ServerFieldType.server.ts';

/** One SQL statement; values stand as `$1`, `$2`, … */
export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** Collects the values of a statement while its text is written. */
export class Binder {
  readonly values: unknown[];
  #placeholders: Map<string, string>;

  /** @param start values that are bound already; the new ones come behind them. */
  constructor(start?: Binder) {
    this.values = start ? [...start.values] : [];
    this.#placeholders = new Map(start ? start.#placeholders : []);
  }

  /** A scalar that was bound before gets its old placeholder. */
  readonly bind: Bind = (value, type) => {
    const key = typeof value === 'object' ? undefined : `${type} ${String(value)}`;
    const known = key === undefined ? undefined : this.#placeholders.get(key);
    if (known !== undefined) return known;
    this.values.push(value);
    const placeholder = `$${this.values.length}::${type}`;
    if (key !== undefined) this.#placeholders.set(key, placeholder);
    return placeholder;
  };
}
