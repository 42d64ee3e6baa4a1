import type { Filters, SumValue } from '#contract/wire.ts';
import type { Statistic, StatisticsAnswer } from '#contract/statistics.ts';
import { TOTAL_CAP } from '#contract/wire.ts';
import { resolveFixed } from '#fields/fixedFilters.ts';
import { typeOf } from '#fields/types.ts';
import type { Calls } from '#server/http/Calls.ts';
import { createAccess } from '#server/access/Access.ts';
import { proveSession, withFreshSession } from '#server/access/guardedQuery.ts';
import type { Db } from '#server/db/Db.ts';
import { readFields } from '#server/http/readFields.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import type { Statement } from '#server/list/Statement.ts';
import { compileStatistics, type StatisticsRow } from './compileStatistics.ts';
import { findCounters, type Counter } from './Counter.ts';

/** The route's own statement proves that the session lives. */
const PROVEN = { config: { access: [], fresh: 'in_statement' } } as const;

/**
 * `POST /fast-statistics`: the numbers that lists put on the dashboard, of those lists that the caller may open, all in
 * one statement. They are as of the minute: who sees the same rows gets the same numbers.
 */
export function statisticsRoutes(calls: Calls, parts: ServerParts): void {
  const { db, model, now } = parts;
  const lists = model.lists.filter(({ statistics = [] }) => statistics.length > 0);
  const read = createMinuteMemory(db);
  calls.post('/fast-statistics', PROVEN, (request): Promise<StatisticsAnswer> => {
    readFields(request.body, {});
    return withFreshSession(parts, request.session, async (session) => {
      const minute = new Date(Math.floor(now().getTime() / MINUTE_MS) * MINUTE_MS);
      const { language } = request;
      const reading = { access: createAccess(session, model, language), language, now: minute };
      const counters = findCounters(lists, reading);
      const [{ figures }] = await Promise.all([
        counters.length === 0
          ? { figures: [] }
          : read(session.customer.id, compileStatistics(counters, reading), minute),
        proveSession(db, session),
      ]);
      return { rows: counters.map((counter, index) => toRow(counter, figures[index] ?? ['0', null, null])) };
    });
  });
}

const MINUTE_MS = 60_000;

/** Answers of this minute by customer and statement, whose values carry the caller's own row rules. */
function createMinuteMemory(db: Db) {
  let minuteOf = 0;
  let known = new Map<string, Promise<StatisticsRow>>();
  return (customerId: number, { text, values }: Statement, minute: Date): Promise<StatisticsRow> => {
    if (minute.getTime() !== minuteOf) [minuteOf, known] = [minute.getTime(), new Map()];
    const key = `${customerId}\n${text}\n${JSON.stringify(values)}`;
    const found = known.get(key);
    if (found) return found;
    const row = db
      .forTenant(customerId)
      .query<StatisticsRow>(text, [...values])
      .then(
        ({ rows }) => rows[0] ?? Promise.reject(new Error('the statement of fast statistics gave no row')),
      );
    known.set(key, row);
    row.catch(() => known.delete(key));
    return row;
  };
}

function toRow(counter: Counter, [now, before, oldest]: StatisticsRow['figures'][number]): Statistic {
  const { statistic, scope, sum } = counter;
  const { key, label, mode, against, oldestLabel } = statistic;
  const field = sum && scope.access.findSeen(scope.entity, sum);
  const isCapped = !sum && !counter.day && !counter.oldest && Number(now) > TOTAL_CAP;
  return {
    screen: scope.list.screen,
    key,
    label,
    route: scope.list.route,
    filters: toFilters(counter),
    ...(mode !== undefined && { mode }),
    value: isCapped ? TOTAL_CAP : toNumber(now),
    ...(before !== null && { previous: toNumber(before), ...(against && { against }) }),
    ...(oldest !== null && oldestLabel && { oldest: Number(oldest), oldest_label: oldestLabel }),
    ...(field && typeOf(field).minorDigits && { is_money: true as const }),
    ...(isCapped && { is_capped: true as const }),
  };
}

/** What the list must be asked for beside what its mode fixes. */
function toFilters({ scope, where, mode, day }: Counter): Filters {
  const { context } = scope;
  const asked = Object.entries(where).filter(([key]) => mode?.where?.[key] === undefined);
  const today = day && { [day.key]: { from: context.today, to: context.today } };
  return { ...resolveFixed(Object.fromEntries(asked), context), ...today };
}

/** Beyond 2^53 a sum travels as text (interface 4). */
function toNumber(text: string): SumValue {
  const number = Number(text);
  return Number.isInteger(number) && !Number.isSafeInteger(number) ? text : number;
}
