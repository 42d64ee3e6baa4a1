import type { Row } from '#contract/logic.ts';

/**
 * The body of a PUT: `version` and the fields that changed, nothing else (interface 4: an absent field stays).
 * A child array is sent whole when anything in it changed, because a row is removed by sending it without.
 */
export function changedFields(data: Row, previous: Row | undefined): Row {
  if (!previous) return data;
  const changed = Object.entries(data).filter(
    ([name, value]) => value !== undefined && !isSame(value, previous[name]),
  );
  return { ...Object.fromEntries(changed), version: previous.version ?? data.version };
}

/** Equal as JSON; a missing value equals null. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b || (a ?? null) === (b ?? null)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = a as Row;
  const right = b as Row;
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) =>
    isSame(left[key], right[key]),
  );
}
