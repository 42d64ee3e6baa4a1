import { isCycle, type ReportGroup } from '#contract/report.ts';
import type { FilterValue, Filters, Range } from '#contract/wire.ts';
import { daysOfStep } from '#fields/date/dateSteps.ts';
import { noValueOf } from '#fields/enum/enum.ts';
import { resolveFixed, type FixedContext } from '#fields/fixedFilters.ts';
import { VIEW_MODE } from '#web/data/listCalls.ts';
import type { ReportDefinition, TileDefinition } from './ReportDefinition.ts';

/** A number of a tile: the measure by its key, of all rows or of those of one group. */
export interface TileNumber {
  tile: TileDefinition;
  measure: string;
  group?: ReportGroup | undefined;
}

/** What a number was asked with. */
export interface Asked {
  /** Filters of the reader, the period among them. */
  filters: Filters;
  /** Both ends, as the server took them. */
  period?: Required<Range<string>>;
}

/**
 * Address of the list that shows exactly the rows behind a number; null where no list can: the tile leads nowhere,
 * the group has no value to ask for, or none of its rows is counted.
 */
export function drillLink(
  report: ReportDefinition,
  { tile, measure, group }: TileNumber,
  asked: Asked & { fixed: FixedContext },
): string | null {
  if (!tile.drill) return null;
  const period = report.period && asked.period ? { [report.period.filter]: asked.period } : {};
  const parts: (Filters | null)[] = [
    resolveFixed(report.where ?? {}, asked.fixed),
    { ...asked.filters, ...period },
    resolveFixed(report.measures[measure]?.where ?? {}, asked.fixed),
    group ? groupFilter(report, tile, group, asked) : {},
  ];
  if (parts.includes(null)) return null;
  const { route, mode } = tile.drill;
  const narrowed = parts.reduce<Filters>((all, part) => narrow(all, part ?? {}), {});
  // No list can be asked for none of its rows.
  if (Object.values(narrowed).some((value) => Array.isArray(value) && value.length === 0)) return null;
  const filter = mode === undefined ? narrowed : { ...narrowed, [VIEW_MODE]: mode };
  return `${route}?${new URLSearchParams({ filter: JSON.stringify(filter), page: '1' }).toString()}`;
}

function groupFilter(
  { dimensions }: ReportDefinition,
  { by = '' }: TileDefinition,
  { key }: ReportGroup,
  { period }: Asked,
): Filters | null {
  const dimension = dimensions[by];
  if (dimension?.filter === undefined || (key === null && !noValueOf(dimension.field))) return null;
  if (!dimension.by) return { [dimension.filter]: typeof key === 'boolean' ? key : [key] };
  // What comes again is no range of days: such a dimension names no filter.
  if (isCycle(dimension.by)) return null;
  return period ? { [dimension.filter]: { ...daysOfStep(String(key), dimension.by, period) } } : null;
}

/** Rows that meet both. Where both speak of one field its values must be in both. */
function narrow(first: Filters, second: Filters): Filters {
  const common = Object.entries(second).map(([key, value]) => {
    const other = first[key];
    return [key, other === undefined ? value : narrowValue(other, value)] as const;
  });
  return { ...first, ...Object.fromEntries(common) };
}

function narrowValue(first: FilterValue, second: FilterValue): FilterValue {
  if (isRange(first) && isRange(second)) return narrowRange(first, second);
  if (isRange(first) || isRange(second)) return second;
  const allowed = [first].flat();
  return Array.isArray(second) ? second.filter((one) => allowed.includes(one)) : second;
}

function isRange(value: FilterValue): value is Range {
  return typeof value === 'object' && !Array.isArray(value);
}

function narrowRange(first: Range, second: Range): Range {
  const from = [first.from, second.from]
    .filter((end) => end !== undefined)
    .sort(compare)
    .at(-1);
  const to = [first.to, second.to]
    .filter((end) => end !== undefined)
    .sort(compare)
    .at(0);
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

/** Days as text and numbers alike; both ends of one field are of one kind. */
function compare(a: string | number, b: string | number): number {
  return a < b ? -1 : Number(a > b);
}
