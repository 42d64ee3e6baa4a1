import type { FixedFilters, FixedValue, FromToday, Me } from '#contract/fixedFilters.ts';
import type { Scope } from '#contract/session.ts';
import type { Filters, FilterValue, NoValue, Range, Scalar } from '#contract/wire.ts';
import { addDays } from './date_time/zone.ts';

/** Whose moment and whose account the words of a schema mean. */
export interface FixedContext {
  /** `YYYY-MM-DD` in the customer's zone. */
  today: string;
  accountId: number;
  /** Ids of what the account works for. */
  mine: Readonly<Record<Scope, readonly number[]>>;
}

/** Whether a filter asks for rows without a value. */
export function isNoValue(value: unknown): value is NoValue {
  return Array.isArray(value) && value.length === 1 && value[0] === null;
}

/** Filters of a schema as the wire has them, for one caller at one moment: the same in browser and server. */
export function resolveFixed(where: FixedFilters, context: FixedContext): Filters {
  return Object.fromEntries(
    Object.entries(where).map(([key, value]) => [key, resolveValue(value, context)] as const),
  );
}

/** One such value. */
export function resolveValue(value: FixedValue, context: FixedContext): FilterValue {
  if (typeof value !== 'object') return value;
  if (Array.isArray(value))
    return value.map((one: Scalar | Me) => resolveScalar(one, context)) as FilterValue;
  if ('me' in value) return context.accountId;
  if ('others' in value) throw new Error('"others" stands in what a list or its mode fixes, nowhere else');
  if ('mine' in value) return orNone(context.mine[value.mine]);
  const ends = Object.entries(value as Range<string | number | FromToday>);
  return Object.fromEntries(ends.map(([end, at]) => [end, resolveEnd(at, context)])) as Range;
}

/** No id is 0: who works for none sees no rows, not all of them. */
const orNone = (ids: readonly number[]): number[] => (ids.length > 0 ? [...ids] : [0]);

function resolveScalar(value: Scalar | Me, { accountId }: FixedContext): Scalar {
  return typeof value === 'object' && value !== null && 'me' in value ? accountId : value;
}

function resolveEnd(end: string | number | FromToday, { today }: FixedContext): string | number {
  return typeof end === 'object' ? addDays(today, end.today) : end;
}
