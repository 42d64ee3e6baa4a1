import { parseRange, refuse, withinRange } from '#fields/rules.server.ts';
import type { FilterContext, FilterRule, Parsed, ServerFieldType } from '#fields/ServerFieldType.server.ts';
import { daysBetween } from '#fields/date_time/zone.ts';
import { isFilterDay } from './dateRange.ts';

const toDay = (value: unknown): string | undefined => (isFilterDay(value) ? value : undefined);

/**
 * `{from, to}` in days, both inclusive, at most `maxDays` long (spec 5); without `to` it is measured up to today. What a
 * schema fixes has no cap, and need not begin.
 */
export function parseDays(value: unknown, { maxDays, today }: FilterContext): Parsed {
  const parsed = parseRange(value, toDay, 'wrong_date');
  if ('problem' in parsed) return parsed;
  const { from, to } = parsed.value as { from?: string; to?: string };
  if (maxDays === Number.POSITIVE_INFINITY) return parsed;
  if (from === undefined) return to === undefined ? parsed : refuse('is_empty', {}, 'from');
  const last = to ?? (from > today ? from : today);
  return daysBetween(from, last) > maxDays ? refuse('range_too_long', { limit: maxDays }) : parsed;
}

const range: FilterRule = {
  parse: (value, _field, context) => parseDays(value, context),
  where: withinRange('date'),
};

export const dateServer: ServerFieldType = {
  name: 'date',
  sheetWidth: 12,
  typedFormat: 'dd/mm/yyyy',
  column: () => 'date',
  json: ({ value }) => value,
  order: ({ value }) => value,
  hasSum: false,
  filters: { date_range: range },
  cell: (value) => ({
    value: typeof value === 'string' ? new Date(`${value}T00:00:00Z`) : null,
    format: 'dd/mm/yyyy',
  }),
};
