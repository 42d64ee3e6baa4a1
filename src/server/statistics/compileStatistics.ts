import { TOTAL_CAP } from '#contract/wire.ts';
import { addDays, startOfDay } from '#fields/date_time/zone.ts';
import { typeOf } from '#fields/types.ts';
import { toFixedTests, toListTests } from '#server/list/fixedTests.ts';
import { createGrain, printFrom, printWhere, walkFrom, type Grain } from '#server/list/Grain.ts';
import { Joins, toSource, type Query } from '#server/list/Query.ts';
import { Binder, type Statement } from '#server/list/Statement.ts';
import type { Counter, Reading } from './Counter.ts';

/** What the statement gives: one row; for each counter its number, that of the day it is compared with, and minutes since its oldest row. */
export interface StatisticsRow {
  figures: readonly (readonly [now: string, before: string | null, oldest: string | null])[];
}

const DAY_MS = 86_400_000;

/** One statement for all counters, each a look of its own at its rows: few rows, found by an index. */
export function compileStatistics(counters: readonly Counter[], { access, now }: Reading): Statement {
  const { values, bind } = new Binder();
  const query = { access, bind, now };
  const figures = counters.map((counter) => `(${printFigure(counter, query)})`);
  return { text: `SELECT json_build_array(${figures.join(', ')}) AS figures`, values };
}

/** Of the list's rows, as the list shows them. */
function printFigure(counter: Counter, query: Query): string {
  const { scope, where, day, oldest } = counter;
  const grain = createGrain(scope, {});
  const joins = new Joins(query, 'm');
  const tests = [...toListTests(scope, {}), ...toFixedTests(where, scope)];
  const value = counter.sum === undefined ? '1' : printValue(counter.sum, { counter, grain, joins, query });
  const at = day && printValue(day, { counter, grain, joins, query });
  const since = oldest && printValue(oldest, { counter, grain, joins, query });
  const shown = [`${value} AS v`, ...(at ? [`${at} AS at`] : []), ...(since ? [`${since} AS since`] : [])];
  const parts = at === undefined ? undefined : printDays(counter, at, query);
  const from = `${printFrom(grain, query)}${joins.text}`;
  const all = [printWhere(grain, tests, query), ...(parts ? [parts.all] : [])].join(' AND ');
  // What waits is counted up to the bound that totals have; what a day brings, and sums, are always whole.
  const limit = parts || counter.sum || since ? '' : ` LIMIT ${TOTAL_CAP + 1}`;
  const add = counter.sum === undefined ? 'count(*)' : 'sum(q.v)';
  const [current, before] = (parts?.numbers ?? ['TRUE']).map(
    (among) => `coalesce(${add} FILTER (WHERE ${among}), 0)::text`,
  );
  const age = since ? printAge(query) : 'NULL';
  return `SELECT json_build_array(${current}, ${before ?? 'NULL'}, ${age}) FROM (SELECT ${shown.join(', ')} ${from} WHERE ${all}${limit}) q`;
}

/** Whole minutes from the oldest row until now. */
const printAge = ({ bind, now }: Query): string =>
  `floor(extract(epoch FROM ${bind(now.toISOString(), 'timestamptz')} - min(q.since)) / 60)::text`;

interface Site {
  counter: Counter;
  grain: Grain;
  joins: Joins;
  query: Query;
}

type Path = Pick<NonNullable<Counter['day']>, 'key' | 'steps' | 'leaf'>;

function fieldOf({ scope }: Counter, path: Path) {
  const field = scope.access.findSeen(scope.entity, path);
  if (!field) throw new Error(`the field "${path.key}" is not for this caller`);
  return field;
}

function printValue(path: Path, { counter, grain, joins, query }: Site): string {
  return toSource(walkFrom(path, grain, joins), fieldOf(counter, path), query).value;
}

/** Which rows are looked at, and which of them (`q.at`) are today's, and until this hour those of yesterday or of a week ago; a day without a time has no hour. */
function printDays(
  counter: Counter & { day?: Path },
  at: string,
  { bind, now }: Query,
): { all: string; numbers: readonly string[] } {
  const { today, timeZone } = counter.scope.context;
  if (counter.day && typeOf(fieldOf(counter, counter.day)).time === 'day')
    return { all: `${at} = ${bind(today, 'date')}`, numbers: ['TRUE'] };
  const instant = (date: Date) => bind(date.toISOString(), 'timestamptz');
  const start = (days: number) => instant(startOfDay(addDays(today, days), timeZone));
  const back = counter.statistic.against === 'week' ? 7 : 1;
  const soFar = instant(new Date(now.getTime() - back * DAY_MS));
  return {
    all: `${at} >= ${start(-back)} AND ${at} < ${start(1)}`,
    numbers: [`q.at >= ${start(0)}`, `q.at < ${start(1 - back)} AND q.at < ${soFar}`],
  };
}
