import type { FieldModel } from '#contract/model.ts';
import type { CellContext, ExcelCell } from '#fields/ServerFieldType.server.ts';
import { serverTypeOf } from '#fields/types.server.ts';
import type { SheetColumn, SheetLayout } from './toSheetColumns.ts';

/** The values of one row, in the order of its layout's `keys`. */
export type SheetRow = readonly unknown[];

/** Makes the cell of one column. */
export type ToCell = (row: SheetRow) => ExcelCell;

/** What makes the cells of a sheet's columns, in their order. */
export function createCells({ columns, keys, context, texts }: SheetLayout): ToCell[] {
  const cellContext: CellContext = { ...context, text: (key) => texts[key] ?? key };
  return columns.map((column) => createCell(column, keys, cellContext));
}

function createCell(
  { key, field, currencyKey }: SheetColumn,
  keys: readonly string[],
  context: CellContext,
): ToCell {
  const { cell } = serverTypeOf(field);
  const place = keys.indexOf(key);
  if (currencyKey === undefined) return (row) => cell(row[place], field, context);
  const currencyPlace = keys.indexOf(currencyKey);
  return (row) => {
    const currency = row[currencyPlace];
    if (typeof currency !== 'string' || currency === context.currency)
      return cell(row[place], field, context);
    return nameCurrency(cell(row[place], field, { ...context, currency }), currency);
  };
}

/** As on screen: the currency stands beside an amount where it is not the company's own. */
function nameCurrency({ value, format = '0' }: ExcelCell, currency: string): ExcelCell {
  return { value, format: `${format} [$${currency}]` };
}

/** Adds up one column without losing a digit; `total` is in the form of the column's own values. */
export interface Sum {
  add(value: unknown): void;
  total(): string;
}

/** Digits behind the point are shifted away: whole numbers add up exactly. */
export function createSum({ json, scale = 2 }: FieldModel): Sum {
  const digits = json === 'integer' ? 0 : scale;
  const factor = 10 ** digits;
  let small = 0;
  let big = 0n;
  return {
    add(value) {
      if (value === null || value === undefined) return;
      small += digits === 0 ? Number(value) : Math.round(Number(value) * factor);
      if (Math.abs(small) < 2 ** 52) return;
      big += BigInt(small);
      small = 0;
    },
    total() {
      const sum = String(big + BigInt(small))
        .replace('-', '')
        .padStart(digits + 1, '0');
      const sign = big + BigInt(small) < 0n ? '-' : '';
      return digits === 0 ? sign + sum : `${sign}${sum.slice(0, -digits)}.${sum.slice(-digits)}`;
    },
  };
}
