import type { ServerModel } from '#contract/model.ts';
import type { Access } from '#server/access/Access.ts';

/** Gives what `make` made for a key before, or makes it now. */
export type Memory<Value> = (access: Access, key: string, make: () => Value) => Value;

/**
 * A memory of what is compiled for a session and depends on nothing of a request but the key. It is empty for models
 * whose row rules or computed fields ask for the time.
 */
export function createMemory<Value>(): Memory<Value> {
  const known = new WeakMap<Access, Map<string, Value>>();
  return (access, key, make) => {
    if (isTimed(access.model)) return make();
    let values = known.get(access);
    if (!values) known.set(access, (values = new Map<string, Value>()));
    const found = values.get(key);
    if (found !== undefined) return found;
    const value = make();
    values.set(key, value);
    return value;
  };
}

const timed = new WeakMap<ServerModel, boolean>();

function isTimed(model: ServerModel): boolean {
  let result = timed.get(model);
  if (result === undefined) timed.set(model, (result = asksForTime(model)));
  return result;
}

function asksForTime({ entities }: ServerModel): boolean {
  const sqls = entities.flatMap(({ view, visibleRows, computeSql = {} }) => [
    ...(view ? [view.sql] : []),
    ...(visibleRows ? [visibleRows.sql] : []),
    ...Object.values(computeSql),
  ]);
  return sqls.some(({ params }) => params.includes('now') || params.includes('today'));
}
