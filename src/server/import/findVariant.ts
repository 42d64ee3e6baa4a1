import type { ImportModel, ImportVariantModel } from '#contract/import.ts';
import { toName } from './importColumns.ts';
import type { SheetRow } from './Sheet.ts';

/** Titles that people put above the header are passed over. */
export const LOOKED_AT = 10;

/** An import as one sheet is read; `count` comes from its variant. */
export type SheetModel = ImportModel & Pick<ImportVariantModel, 'count'>;

/** The import as a sheet is to be read: its own way, or that of the variant whose headings stand in the sheet. */
export function findVariant(
  sheet: ImportModel,
  rows: readonly SheetRow[],
): { sheet: SheetModel; variant?: ImportVariantModel } {
  const variant = sheet.variants.find(({ detect }) =>
    rows.slice(0, LOOKED_AT).some((row) => hasAll(row, detect)),
  );
  if (!variant) return { sheet };
  const { columns, count } = variant;
  const set = { ...sheet.set, ...variant.set };
  return { sheet: { ...sheet, columns, set, ...(count === undefined ? {} : { count }) }, variant };
}

function hasAll({ cells }: SheetRow, titles: readonly string[]): boolean {
  const names = new Set(cells.map((cell) => (typeof cell === 'string' ? toName(cell) : '')));
  return titles.every((title) => names.has(toName(title)));
}
