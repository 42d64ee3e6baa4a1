import type { Problem } from '#contract/errors.ts';
import type { Scalar } from '#contract/wire.ts';
import type { FilterRule, Parsed } from './ServerFieldType.server.ts';

/** Values that one filter may list (spec 9: 1000 items per update). */
export const MAX_CHOICES = 1_000;

/** A refused filter value. */
export function refuse(code: Problem['code'], params: Problem['params'] = {}, at?: string): Parsed {
  return { problem: { code, params, ...(at === undefined ? {} : { at }) } };
}

/** One value or a list of them, each brought into form by `toItem` (undefined: not of the type). */
export function parseChoices(
  value: unknown,
  toItem: (item: unknown) => Scalar | null | undefined,
  code: Problem['code'] = 'wrong_type',
): Parsed {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (items.length > MAX_CHOICES) return refuse('too_many_rows', { limit: MAX_CHOICES });
  const wrong = items.find((item) => toItem(item) === undefined);
  if (wrong !== undefined || items.includes(undefined)) return refuse(code, { value: toShown(wrong) });
  return { value: items.map(toItem) };
}

/** A refused value as a message may repeat it: short, never a structure. */
export function toShown(value: unknown): string | number | boolean | null {
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 50);
}

/** Equality with any of a list, in the SQL type of the column. */
export function equalsAny(type: string, parse: FilterRule['parse']): FilterRule {
  return {
    parse,
    where: ({ value }, choices, bind) => `${value} = ANY(${bind(choices, `${type}[]`)})`,
  };
}

/** `{from?, to?}` whose ends `toEnd` brings into form (undefined: not of the type). */
export function parseRange(
  value: unknown,
  toEnd: (end: unknown) => string | number | undefined,
  code: Problem['code'] = 'wrong_type',
): Parsed {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refuse('wrong_type', { value: toShown(value) });
  }
  const stranger = Object.keys(value).find((key) => key !== 'from' && key !== 'to');
  if (stranger !== undefined)
    return refuse('unknown_field', { value: stranger.slice(0, 50) }, stranger.slice(0, 50));
  const range = value as { from?: unknown; to?: unknown };
  for (const at of ['from', 'to'] as const) {
    if (range[at] !== undefined && toEnd(range[at]) === undefined)
      return refuse(code, { value: toShown(range[at]) }, at);
  }
  return orderRange(toEnd(range.from), toEnd(range.to));
}

function orderRange(from: string | number | undefined, to: string | number | undefined): Parsed {
  if (from !== undefined && to !== undefined && from > to) return refuse('wrong_range', { from, to });
  return { value: { from, to } };
}

/** Both ends inclusive; an absent end is open. */
export function withinRange(type: string): FilterRule['where'] {
  return ({ value }, range, bind) => {
    const { from, to } = range as { from?: unknown; to?: unknown };
    const low = from === undefined ? [] : [`${value} >= ${bind(from, type)}`];
    const high = to === undefined ? [] : [`${value} <= ${bind(to, type)}`];
    return [...low, ...high].join(' AND ') || 'TRUE';
  };
}
