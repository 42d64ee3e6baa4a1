import {
  isCycle,
  type MeasureModel,
  type MeasureValues,
  type ReportAnswer,
  type ReportCycle,
  type ReportGroup,
  type ReportStep,
  type ReportTile,
  type TileModel,
} from '#contract/report.ts';
import type { SumValue } from '#contract/wire.ts';
import { stepsOf } from '#fields/date/dateSteps.ts';
import { baseMeasures, type ReportRow, type TileRow } from './compileReport.ts';
import type { ParsedReportRequest, Period } from './parseReportRequest.ts';
import type { ReportScope } from './ReportScope.ts';

/** Sums by measure key, of the measures that are read from rows. */
type Sums = ReadonlyMap<string, string>;

/** What the database added up, as the caller gets it: ratios worked out, steps without rows filled with nothing. */
export function toReportAnswer(
  row: ReportRow,
  request: ParsedReportRequest,
  scope: ReportScope,
): ReportAnswer {
  const measures = baseMeasures(scope, request.tiles);
  const { period, previous } = request;
  const tiles = request.tiles.map((tile) => {
    const found = row.tiles[tile.key];
    if (!found)
      throw new Error(`the statement of ${scope.report.screen} says nothing of the tile "${tile.key}"`);
    return [tile.key, toTile(found, { tile, measures, request, scope })] as const;
  });
  return { ...(period && { period }), ...(previous && { previous }), tiles: Object.fromEntries(tiles) };
}

interface TileSite {
  tile: TileModel;
  measures: readonly MeasureModel[];
  request: ParsedReportRequest;
  scope: ReportScope;
}

function toTile(row: TileRow, site: TileSite): ReportTile {
  const { tile, request, scope } = site;
  const total = (isPrevious: boolean): Sums => {
    const found = row.totals.find((one) => one.is_previous === isPrevious);
    return toSums(found?.values, site);
  };
  const whole = total(false);
  const head = {
    values: toValues(whole, site),
    ...(request.previous && { previous: toValues(total(true), site) }),
  };
  const step = tile.by === undefined ? undefined : scope.dimensions.get(tile.by)?.by;
  if (row.groups === null) return head;
  if (step && isCycle(step)) return { ...head, groups: toTurns(row.groups, step, site) };
  if (step) return { ...head, groups: toSteps(row.groups, step, site) };
  const groups = row.groups.map(({ key, label, values }) => ({
    key,
    ...(label === null ? {} : { label }),
    values: toValues(toSums(values, site), site),
  }));
  const rest = subtract(
    whole,
    row.groups.map(({ values }) => toSums(values, site)),
  );
  return row.groups.length < tile.limit || !hasAny(rest)
    ? { ...head, groups }
    : { ...head, groups, rest: toValues(rest, site) };
}

function toSums(values: readonly string[] | undefined, { measures }: TileSite): Sums {
  return new Map(measures.map(({ key }, index) => [key, values?.[index] ?? '0']));
}

function toValues(sums: Sums, { tile, scope }: TileSite): MeasureValues {
  return Object.fromEntries(
    tile.measures.map((key) => {
      const ratio = scope.measures.get(key)?.ratio;
      return [key, ratio ? divide(sums.get(ratio[0]), sums.get(ratio[1])) : toNumber(sums.get(key))];
    }),
  );
}

/** Beyond 2^53 a sum travels as text (interface 4). */
function toNumber(text = '0'): SumValue {
  const number = Number(text);
  return Number.isInteger(number) && !Number.isSafeInteger(number) ? text : number;
}

/** Ten-thousandths are exact enough for a share and for money in minor units. */
function divide(first = '0', second = '0'): number | null {
  return Number(second) === 0 ? null : Math.round((Number(first) / Number(second)) * 10_000) / 10_000;
}

type Groups = NonNullable<TileRow['groups']>;

/** The numbers of one period by key. */
const ofPeriod = (groups: Groups, isPrevious: boolean) =>
  new Map(groups.flatMap((one) => (one.is_previous === isPrevious ? [[one.key, one.values] as const] : [])));

/** Every day of the week, or every hour from the first to the last in which anything was, each beside itself before. */
function toTurns(groups: Groups, cycle: ReportCycle, site: TileSite): ReportGroup[] {
  const [now, then] = [ofPeriod(groups, false), ofPeriod(groups, true)];
  const found = groups.flatMap(({ key }) => (typeof key === 'number' ? [key] : []));
  const [first, last] = cycle === 'weekday' ? [1, 7] : [Math.min(...found), Math.max(...found)];
  return Array.from({ length: found.length === 0 ? 0 : last - first + 1 }, (_, index) => ({
    key: first + index,
    values: toValues(toSums(now.get(first + index), site), site),
    ...(site.request.previous && { previous: toValues(toSums(then.get(first + index), site), site) }),
  }));
}

/** Every step of the period, each beside that of the period before. */
function toSteps(groups: Groups, step: ReportStep, site: TileSite): ReportGroup[] {
  const { period, previous } = site.request;
  const [now, then] = [ofPeriod(groups, false), ofPeriod(groups, true)];
  const keys = (span: Period | undefined, found: typeof now) =>
    span ? stepsOf(span, step) : [...found.keys()].filter((key) => key !== null);
  const before = keys(previous, then);
  return keys(period, now).map((key, index) => ({
    key,
    values: toValues(toSums(now.get(key), site), site),
    ...(previous && { previous: toValues(toSums(then.get(before[index] ?? ''), site), site) }),
  }));
}

/** What the groups left out come to; exact also for large sums. */
function subtract(whole: Sums, parts: readonly Sums[]): Sums {
  return new Map(
    [...whole].map(([key, total]) => {
      if (!/^-?\d+$/.test(total))
        return [key, String(parts.reduce((left, part) => left - Number(part.get(key)), Number(total)))];
      return [key, String(parts.reduce((left, part) => left - BigInt(part.get(key) ?? '0'), BigInt(total)))];
    }),
  );
}

function hasAny(sums: Sums): boolean {
  return [...sums.values()].some((value) => Number(value) !== 0);
}
