import { parseDays } from '#fields/date/date.server.ts';
import type { FilterRule, ServerFieldType } from '#fields/ServerFieldType.server.ts';
import { addDays, fromWallClock, toWallClock } from './zone.ts';

const MINUTE_MS = 60_000;

/** Days whose beginning was worked out lately; the zone's rules are slow to ask. */
const starts = new Map<string, Date>();
const MAX_STARTS = 2_000;
const MAX_OFFSETS = 50_000;

/** The instant at which a day begins in a zone: the first one that its clock counts to the day. */
export function startOfDay(date: string, timeZone: string): Date {
  const key = `${date} ${timeZone}`;
  let start = starts.get(key);
  if (!start) {
    if (starts.size >= MAX_STARTS) starts.clear();
    starts.set(key, (start = findStart(date, timeZone)));
  }
  return start;
}

function findStart(date: string, timeZone: string): Date {
  const start = fromWallClock({ date, time: '00:00' }, timeZone);
  // A clock set back over midnight shows the first minutes of the day twice: the earlier ones count too.
  const earlier = [120, 60, 30].map((minutes) => new Date(start.getTime() - minutes * MINUTE_MS));
  return earlier.find((instant) => toWallClock(instant, timeZone).date === date) ?? start;
}

/** Days of the customer's zone as half-open bounds in UTC, so that each instant lies in exactly one day. */
const days: FilterRule = {
  parse(value, _field, context) {
    const parsed = parseDays(value, context);
    if ('problem' in parsed) return parsed;
    const { from, to } = parsed.value as { from?: string; to?: string };
    const { timeZone } = context;
    return {
      value: {
        from: from === undefined ? undefined : startOfDay(from, timeZone).toISOString(),
        before: to === undefined ? undefined : startOfDay(addDays(to, 1), timeZone).toISOString(),
      },
    };
  },
  where({ value }, bounds, bind) {
    const { from, before } = bounds as { from?: string; before?: string };
    const low = from === undefined ? [] : [`${value} >= ${bind(from, 'timestamptz')}`];
    const high = before === undefined ? [] : [`${value} < ${bind(before, 'timestamptz')}`];
    return [...low, ...high].join(' AND ') || 'TRUE';
  },
};

/** Clocks are changed at a quarter of an hour only: within one, the distance to UTC stays. */
const QUARTER_MS = 15 * MINUTE_MS;

/** Distances to UTC by zone and quarter, asked for lately; a sheet has two million times. */
const offsets = new Map<string, Map<number, number>>();

/** Excel knows no zones: the cell shows the wall clock of the customer's, to the minute. */
function toWallDate(value: string, timeZone: string): Date {
  const instant = Math.floor(Date.parse(value) / MINUTE_MS) * MINUTE_MS;
  const quarter = Math.floor(instant / QUARTER_MS);
  let known = offsets.get(timeZone);
  if (!known || known.size >= MAX_OFFSETS) offsets.set(timeZone, (known = new Map()));
  let offset = known.get(quarter);
  if (offset === undefined) {
    const { date, time } = toWallClock(new Date(quarter * QUARTER_MS), timeZone);
    known.set(quarter, (offset = Date.parse(`${date}T${time}:00Z`) - quarter * QUARTER_MS));
  }
  return new Date(instant + offset);
}

export const dateTimeServer: ServerFieldType = {
  name: 'date_time',
  sheetWidth: 18,
  typedFormat: 'dd/mm/yyyy hh:mm',
  column: () => 'timestamptz',
  json: ({ value }) => `to_char(${value} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  order: ({ value }) => value,
  hasSum: false,
  filters: { date_range: days },
  cell: (value, _field, { timeZone }) => ({
    value: typeof value === 'string' ? toWallDate(value, timeZone) : null,
    format: 'hh:mm dd/mm/yyyy',
  }),
};
