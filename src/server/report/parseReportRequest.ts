import type { Problem } from '#contract/errors.ts';
import type { TileModel } from '#contract/report.ts';
import { FIRST_DAY } from '#fields/date/dateRange.ts';
import { isNoValue } from '#fields/fixedFilters.ts';
import { addDays, daysBetween } from '#fields/date_time/zone.ts';
import { Failure } from '#server/http/Failure.ts';
import type { Test } from '#server/list/compileTests.ts';
import { parseFilters } from '#server/list/parseFilters.ts';
import { refuseName, toShownName } from '#server/list/refuseName.ts';
import type { ReportScope } from './ReportScope.ts';

/** Both ends inclusive, `YYYY-MM-DD` in the customer's zone. */
export interface Period {
  from: string;
  to: string;
}

/** A report call after every check: only what the caller may ask for. */
export interface ParsedReportRequest {
  /** Filters of the caller but the period. */
  tests: readonly Test[];
  period?: Period;
  previous?: Period;
  tiles: readonly TileModel[];
}

const KEYS: ReadonlySet<string> = new Set(['filters', 'tiles']);

/**
 * Reads the body of a report call. Throws Failure `malformed` when it is no object, and `invalid` naming every wrong
 * part. What the caller may not use is refused in the same words as what does not exist.
 */
export function parseReportRequest(body: unknown, scope: ReportScope): ParsedReportRequest {
  const request = toObject(body);
  const problems: Problem[] = Object.keys(request)
    .filter((key) => !KEYS.has(key))
    .map((key) => refuseName(toShownName(key), 'unknown_field', key));
  const { asked, others } = splitFilters(request['filters'], scope.report.period?.filter);
  const filterScope = toFilterScope(scope);
  const tests = parseFilters(others, filterScope, problems);
  parseFilters(asked, filterScope, problems);
  problems.push(...refuseNoPeriod(asked));
  const tiles = parseTiles(request['tiles'], scope, problems);
  if (problems.length > 0) throw new Failure('invalid', { problems });
  const { period } = scope.report;
  if (!period) return { tests, tiles };
  const found = toPeriod(asked, scope, period);
  const previous = scope.report.compare ? before(found) : undefined;
  return { tests, tiles, period: found, ...(previous && { previous }) };
}

function toObject(body: unknown): Readonly<Record<string, unknown>> {
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) throw new Failure('malformed');
  return body as Record<string, unknown>;
}

/** The period stands apart: it has a value in any case, and the period before follows from it. */
function splitFilters(
  filters: unknown,
  period: string | undefined,
): { asked?: Readonly<Record<string, unknown>>; others: unknown } {
  if (period === undefined || typeof filters !== 'object' || filters === null || Array.isArray(filters))
    return { others: filters };
  const all = filters as Readonly<Record<string, unknown>>;
  if (!Object.hasOwn(all, period)) return { others: filters };
  const { [period]: asked, ...others } = all;
  return { asked: { [period]: asked }, others };
}

/** A report has a period, so nobody can ask for what has no day. */
function refuseNoPeriod(asked: Readonly<Record<string, unknown>> = {}): Problem[] {
  return Object.entries(asked).flatMap(([key, value]) =>
    isNoValue(value)
      ? [{ path: `filters.${key}`, code: 'wrong_type', params: { label: key, value: null } }]
      : [],
  );
}

/** Filters of a report are read as those of a list. */
function toFilterScope({ report, entity, context, filters, find }: ReportScope) {
  return {
    list: report,
    entity,
    context,
    rights: { filters },
    access: { findSeen: (_: unknown, path: Parameters<typeof find>[0]) => find(path) },
  };
}

function parseTiles(value: unknown, { tiles }: ReportScope, problems: Problem[]): readonly TileModel[] {
  if (value === undefined) return tiles;
  if (!Array.isArray(value) || !value.every((key) => typeof key === 'string')) {
    problems.push({ path: 'tiles', code: 'wrong_type', params: { label: 'tiles', value } });
    return [];
  }
  // A tile that is not for the caller, and one that does not exist, are left out alike.
  return tiles.filter(({ key }) => value.includes(key));
}

/** What the caller asked for, which is sound by now, or the last days. Open ends reach until today. */
function toPeriod(
  filters: Readonly<Record<string, unknown>> | undefined,
  { context: { today } }: ReportScope,
  { filter, days }: { filter: string; days: number },
): Period {
  const { from, to } = (filters?.[filter] ?? {}) as Partial<Period>;
  if (!from) return { from: addDays(today, 1 - days), to: today };
  return { from, to: to ?? (from > today ? from : today) };
}

/** The period of the same length that ends where this one begins; none before the first day that filters know. */
function before({ from, to }: Period): Period | undefined {
  const first = addDays(from, -daysBetween(from, to));
  return first < FIRST_DAY ? undefined : { from: first, to: addDays(from, -1) };
}
