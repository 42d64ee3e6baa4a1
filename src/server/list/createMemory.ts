import type { Access } from '#server/access/Access.ts';
import { watchMoment } from '#server/access/moments.ts';

/** Gives what `make` made for a key before, or makes it now. */
export type Memory<Value> = (access: Access, key: string, make: () => Value) => Value;

/**
 * A memory of what is compiled for a session and depends on nothing of a request but the key, the day included. What asked
 * for the time, as row rules and computed fields may, is made anew each time.
 */
export function createMemory<Value>(): Memory<Value> {
  const known = new WeakMap<Access, Map<string, Value>>();
  return (access, key, make) => {
    let values = known.get(access);
    if (!values) known.set(access, (values = new Map<string, Value>()));
    const found = values.get(key);
    if (found !== undefined) return found;
    const { value, isMomentary } = watchMoment(make);
    if (!isMomentary) values.set(key, value);
    return value;
  };
}
