import type { Feature } from './features.ts';
import type { Codes, FieldPath, ListFilterModel } from './model.ts';
import type { FixedFilters } from './fixedFilters.ts';
import type { Filters, Range, SumValue } from './wire.ts';

/** Days are those of the customer's zone; a week begins on Monday. */
export type ReportStep = 'day' | 'week' | 'month';

/** What comes again, in the customer's zone: hours of the day (0 to 23), days of the week (1 Monday to 7 Sunday). */
export type ReportCycle = 'hour' | 'weekday';

export const isCycle = (by: ReportStep | ReportCycle): by is ReportCycle => by === 'hour' || by === 'weekday';

/** What a tile groups its rows by. */
export interface DimensionModel {
  key: string;
  path: FieldPath;
  /** Set for times and days: how much of one is a group, or what of one. */
  by?: ReportStep | ReportCycle;
}

/** A number over rows: how many there are, the sum of a field, or one measure over another. */
export interface MeasureModel {
  key: string;
  /** Field that is added up; absent: rows are counted. */
  sum?: FieldPath;
  /** Only these rows count. */
  where?: FixedFilters;
  /** Numerator and denominator: keys of other measures. */
  ratio?: readonly [string, string];
  /** Feature that the company must have registered. */
  license?: Feature;
  permissions?: Codes;
}

export interface TileModel {
  key: string;
  /** Keys of measures; one unless the tile is a table. */
  measures: readonly string[];
  /** Key of the dimension; absent: one number over all rows. */
  by?: string;
  /** Groups shown; the others are added up in `rest`. */
  limit: number;
  /** The smallest groups are shown. */
  least?: true;
  permissions?: Codes;
}

export interface ReportModel {
  /** `orders/report`. */
  screen: string;
  route: string;
  module: string;
  entity: string;
  /** Field of child rows: one of them is a row of the report. */
  rows?: string;
  permissions: Codes;
  /** Feature that the company must have registered. */
  license?: Feature;
  url: string;
  /** Fixed filter over every row of the report. */
  where?: FixedFilters;
  filters: readonly ListFilterModel[];
  /** Key of the filter that says from when to when, and how many days it spans where nobody says: on a dashboard perhaps others. */
  period?: { filter: string; days: number; home?: number };
  /** Every number comes with that of the period of the same length before. */
  compare?: true;
  dimensions: readonly DimensionModel[];
  measures: readonly MeasureModel[];
  tiles: readonly TileModel[];
}

/** Body of a report call. `tiles` asks for some only; one that the caller does not have is left out of the answer. */
export interface ReportRequest {
  filters?: Filters;
  tiles?: readonly string[];
}

/** Measure key to its value; a ratio over nothing is null. */
export type MeasureValues = Readonly<Record<string, SumValue>>;

export type GroupKey = string | number | boolean | null;

export interface ReportGroup {
  /** Value of the dimension: a code, an id, the first day of a week or month, an hour; null where the field is empty. */
  key: GroupKey;
  /** Of a referenced record. */
  label?: string;
  values: MeasureValues;
  /** The same step of the period before, for dimensions in steps. */
  previous?: MeasureValues;
}

export interface ReportTile {
  values: MeasureValues;
  /** The period before. */
  previous?: MeasureValues;
  groups?: readonly ReportGroup[];
  /** What the groups beyond the tile's limit come to. */
  rest?: MeasureValues;
}

/** Answer of a report call. A tile, measure or dimension that is not for the caller is not there. */
export interface ReportAnswer {
  period?: Required<Range<string>>;
  previous?: Required<Range<string>>;
  tiles: Readonly<Record<string, ReportTile>>;
}
