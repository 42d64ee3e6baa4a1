import type { Codes, FieldModel } from '#contract/model.ts';
import type { ReportCycle, ReportStep } from '#contract/report.ts';
import type { FixedFilters } from '#contract/fixedFilters.ts';
import type { FilterDefinition } from '#web/list/ListDefinition.ts';

export interface DimensionDefinition {
  /** The field that groups; it says how a group is called. */
  field: FieldModel;
  /** Message key. */
  label: string;
  by?: ReportStep | ReportCycle;
  /** Key of the filter that shows one group in a list; absent: no list can. */
  filter?: string;
}

export interface MeasureDefinition {
  /** Message key. */
  label: string;
  /** The field that is added up, for its money and unit; absent: rows are counted. */
  field?: FieldModel;
  /** Code of the currency that its money is of; absent: the customer's. */
  currency?: string;
  /** Rows that count, as filters of a list. */
  where?: FixedFilters;
  /** A share of 1 instead of a number of its own. */
  isShare?: true;
  /** So much of one for each of another: seldom whole. */
  isRatio?: true;
  /** Less is the better result: fewer returns. */
  better?: 'less';
}

export type TileKind = 'number' | 'trend' | 'bar' | 'line' | 'pie' | 'table';

export interface TileDefinition {
  key: string;
  kind: TileKind;
  /** Message key. */
  title: string;
  measures: readonly string[];
  by?: string;
  /** Where the numbers are proved. */
  drill?: {
    route: string;
    permissions: Codes;
    /** View mode of the list that shows what is counted; absent: its first. */
    mode?: string;
  };
  /** On the dashboard too. */
  home?: true;
}

/** A report as the browser draws it. Emitted as `<stem>.report.gen.tsx`. */
export interface ReportDefinition {
  /** Route without its leading slash: `data-screen`. */
  screen: string;
  route: string;
  /** Message key. */
  title: string;
  permissions: Codes;
  url: string;
  /** Fixed filter: a list that proves a number is asked for it too. */
  where?: FixedFilters;
  filters: readonly FilterDefinition[];
  period?: { filter: string; days: number; home?: number };
  compare?: true;
  /** The entity of whose changes it hears; absent: the numbers stand until somebody asks. */
  live?: string;
  dimensions: Readonly<Record<string, DimensionDefinition>>;
  measures: Readonly<Record<string, MeasureDefinition>>;
  tiles: readonly TileDefinition[];
}
