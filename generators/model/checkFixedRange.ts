import { factsOf, toType } from './buildFieldFacts.ts';
import { checkScalar } from './checkField.ts';
import type { ValueSite } from './checkFixedValue.ts';
import { inside } from './site.ts';
import type { Json } from './types.ts';

type Ends = Readonly<Record<string, Json>>;

/** Days that the server knows. */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2999-12-31';
const DAY_MS = 86_400_000;

/** Whether both ends of a range are values of the field, in order and, where a filter says so, near enough. */
export function checkFixedRange(site: ValueSite, ends: Ends): void {
  const { context, field, place, by } = site;
  const { filters } = factsOf(field);
  const isDays = filters.includes('date_range');
  if (!isDays && !filters.includes('number_range')) {
    const text = `is a range, but ${toType(field)} has none.`;
    return context.report.at(place, 'GEN209', text, 'Write a value, or a list of values.');
  }
  const wrong = Object.entries(ends).filter(
    ([end, value]) => !(isDays ? isDay : isNumber)(inside(site, end), value),
  );
  if (wrong.length > 0) return;
  checkOrder(site, ends);
  if (isDays && by !== undefined) checkSpan(site, ends, by.maxDays);
}

function isNumber({ context, field, place }: ValueSite, value: Json): boolean {
  if (typeof value === 'object') {
    context.report.at(place, 'GEN209', `is a day, but ${toType(field)} is a number.`);
    return false;
  }
  const fits = typeof value === 'number';
  if (fits) checkScalar(context, field, value, place);
  else context.report.at(place, 'GEN209', `is ${JSON.stringify(value)}, but must be a number.`);
  return fits;
}

function isDay({ context, place }: ValueSite, value: Json): boolean {
  if (fromToday(value) !== null || (typeof value === 'string' && isCalendarDay(value))) return true;
  const hint = 'Write a day like "2026-01-31", or {"today": -7} for seven days before today.';
  context.report.at(place, 'GEN209', `is ${JSON.stringify(value)}, which is no day.`, hint);
  return false;
}

function fromToday(value: Json | undefined): number | null {
  const days = typeof value === 'object' && value !== null && 'today' in value ? value.today : null;
  return typeof days === 'number' ? days : null;
}

/** Whether a text is a day of the calendar that the server knows. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < FIRST_DAY || text > LAST_DAY) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Ends of one kind are compared; which of a day and today comes first, only the calendar says. */
function checkOrder({ context, place }: ValueSite, { from, to }: Ends): void {
  const [low, high] = [fromToday(from) ?? from, fromToday(to) ?? to];
  if (low === undefined || high === undefined || typeof low !== typeof high) return;
  if (low === null || high === null || low <= high) return;
  const text = `begins with ${JSON.stringify(from)}, after its end ${JSON.stringify(to)}: nothing fits.`;
  context.report.at(place, 'GEN209', text, 'Change "from" and "to" round.');
}

/** A default is a filter like one that people choose: it begins, and spans no more than they may. */
function checkSpan({ context, place }: ValueSite, { from, to }: Ends, maxDays: number): void {
  if (from === undefined) {
    context.report.at(place, 'GEN209', 'has no "from", which a filter of days always needs.');
    return;
  }
  const days = spanOf({ from, to });
  if (days !== null && days <= maxDays) return;
  const text =
    days === null
      ? `grows with every day, over the ${maxDays} days that the filter takes.`
      : `spans ${days} days, but the filter takes ${maxDays}.`;
  context.report.at(
    place,
    'GEN209',
    text,
    'Count both ends from today: {"from": {"today": -7}, "to": {"today": 0}}.',
  );
}

/** Days of a range, both ends counted; null where it depends on when one asks. */
export function spanOf({ from, to = { today: 0 } }: { from?: Json; to?: Json | undefined }): number | null {
  const [low, high] = [fromToday(from), fromToday(to)];
  if (low !== null && high !== null) return Math.max(high - low, 0) + 1;
  if (typeof from !== 'string' || typeof to !== 'string') return null;
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}
