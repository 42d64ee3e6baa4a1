import type { Codes } from '#contract/model.ts';
import type { DimensionModel, MeasureModel, ReportModel, TileModel } from '#contract/report.ts';
import type { ModelFilter, ModelPath } from './screenTypes.ts';
import type { Origin } from './types.ts';

/* Reports of the resolved model (see types.ts, which exports these too). */

export interface ModelDimension extends Omit<DimensionModel, 'path'> {
  readonly path: ModelPath;
  /** Message key. */
  readonly label: string;
  /** Key of the filter by which a list shows one group. */
  readonly filter?: string;
}

export interface ModelMeasure extends Omit<MeasureModel, 'sum'> {
  readonly sum?: ModelPath;
  /** Field whose money or unit the value has: that of `sum`, or of the numerator. */
  readonly value?: ModelPath;
  /** Code of the currency that its money is of; absent: the customer's. */
  readonly currency?: string;
  /** Message key. */
  readonly label: string;
  /** One measure over another of the same kind: a part of 1. */
  readonly isShare?: true;
  readonly better?: 'less';
}

export interface ModelReportTile extends TileModel {
  readonly kind: 'number' | 'trend' | 'bar' | 'line' | 'pie' | 'table';
  /** Message key. */
  readonly title: string;
  readonly drill?: { readonly route: string; readonly permissions: Codes };
  readonly home?: true;
}

export interface ModelReport
  extends Origin, Omit<ReportModel, 'module' | 'filters' | 'dimensions' | 'measures' | 'tiles'> {
  /** Message key of the page name. */
  readonly title: string;
  readonly filters: readonly ModelFilter[];
  readonly dimensions: readonly ModelDimension[];
  readonly measures: readonly ModelMeasure[];
  readonly tiles: readonly ModelReportTile[];
  /** The numbers are read again when records of its entity change. */
  readonly live?: true;
}
