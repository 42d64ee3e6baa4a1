import type { ImportColumnModel, ImportModel, ImportVariantModel } from '#contract/import.ts';
import type { FieldPath } from '#contract/model.ts';
import type { ModelPath } from './screenTypes.ts';
import type { Origin } from './types.ts';

/* Imports of the resolved model (see types.ts, which exports these too). */

export interface ModelImportColumn extends ModelPath, Omit<ImportColumnModel, keyof FieldPath> {}

export interface ModelImportVariant extends Omit<ImportVariantModel, 'columns'> {
  readonly columns: readonly ModelImportColumn[];
}

export interface ModelImport extends Origin, Omit<ImportModel, 'module' | 'columns' | 'variants'> {
  /** Message key of the page name. */
  readonly title: string;
  readonly columns: readonly ModelImportColumn[];
  readonly variants: readonly ModelImportVariant[];
}
