import type { Feature } from '#contract/features.ts';
import type { FixedFiltersFile } from './buildFixedFilters.ts';
import type { CodesFile, FilterFile } from './schemas.ts';

/* Report and page files as they are written (see schemas.ts). */

export interface DimensionFile {
  key: string;
  field: string;
  by?: 'day' | 'week' | 'month' | 'hour' | 'weekday';
}

export interface MeasureFile {
  key: string;
  sum?: string;
  sumIn?: string;
  where?: FixedFiltersFile;
  ratio?: readonly [string, string];
  better?: 'less';
  license?: Feature;
  permissions?: CodesFile;
}

export interface ReportTileFile {
  key: string;
  kind: 'number' | 'trend' | 'bar' | 'line' | 'pie' | 'table';
  measure?: string;
  measures?: readonly string[];
  by?: string;
  limit?: number;
  least?: true;
  permissions?: CodesFile;
  drill?: string;
  home?: boolean;
}

export interface ReportFile {
  route: string;
  permissions: CodesFile;
  url: string;
  license?: Feature;
  dataset: {
    entity: string;
    rows?: string;
    where?: FixedFiltersFile;
    dimensions?: readonly DimensionFile[];
    measures: readonly MeasureFile[];
  };
  filters?: readonly FilterFile[];
  period?: { filter: string; days?: number; home?: number };
  compare?: boolean;
  live?: boolean;
  tiles: readonly ReportTileFile[];
}

export type PageKind = 'callback' | 'content' | 'custom' | 'lookup' | 'redirect' | 'settings';

export interface PageLookupFile {
  entity: string;
  url: string;
  code: string;
  secret: string;
  result: readonly string[];
  proven?: readonly string[];
  count?: { times: string; first: string };
  recalled?: { field: string; value: number | string };
  expires?: string;
  activate?: { url: string; field: string };
}

export interface PageCallbackFile {
  url: string;
  parties: Readonly<Record<string, readonly string[]>>;
  back: string;
}

export interface PageFile {
  kind: PageKind;
  routes: readonly string[];
  public?: boolean;
  permissions?: CodesFile;
  actions?: readonly { key: string; route: string }[];
  lookup?: PageLookupFile;
  callback?: PageCallbackFile;
  page?: string;
  entities?: readonly string[];
  to?: string;
}
