/** What a watcher keeps between two runs: the pieces of the generated files, with what they were made of. */
export interface Cache {
  /** The piece `name`, made again only when `from` differs from last time. */
  keep<Value>(name: string, from: unknown, make: () => Value): Value;
  /** Forgets everything when this text differs from last time: what every piece may depend on. */
  stamp(text: string): void;
}

export function createCache(): Cache {
  const kept = new Map<string, { key: string; value: unknown }>();
  let stamped = '';
  return {
    keep<Value>(name: string, from: unknown, make: () => Value): Value {
      const key = JSON.stringify(from);
      const known = kept.get(name);
      if (known?.key === key) return known.value as Value;
      const value = make();
      kept.set(name, { key, value });
      return value;
    },
    stamp(text) {
      if (text !== stamped) kept.clear();
      stamped = text;
    },
  };
}
