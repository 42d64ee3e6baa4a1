import { isDeepStrictEqual } from 'node:util';
import { isSame } from './same.ts';

/** What a watcher keeps between two runs: the pieces of the generated files, with what they were made of. */
export interface Cache {
  /** The piece `name`, made again only when `from` differs from last time: another thing, or of other things. */
  keep<Value>(name: string, from: unknown, make: () => Value): Value;
  /** Forgets everything when this text differs from last time: what every piece may depend on. */
  stamp(text: string): void;
}

export function createCache(): Cache {
  const kept = new Map<string, { from: unknown; value: unknown }>();
  let stamped = '';
  return {
    keep<Value>(name: string, from: unknown, make: () => Value): Value {
      const known = kept.get(name);
      const isKnown = known !== undefined && isAlike(known.from, from);
      const value = isKnown ? (known.value as Value) : make();
      kept.set(name, { from, value });
      return value;
    },
    stamp(text) {
      if (text !== stamped) kept.clear();
      stamped = text;
    },
  };
}

/** What was not made anew is the very same thing. */
const isAlike = (one: unknown, other: unknown): boolean =>
  isSame(one, other) || isDeepStrictEqual(one, other);
