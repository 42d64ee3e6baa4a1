import type { ExcelCell } from '#fields/ServerFieldType.server.ts';
import { createCells, createSum, type SheetRow, type Sum } from './createCells.ts';
import type { SheetColumn, SheetLayout } from './toSheetColumns.ts';

/** What is added up while rows are written. */
export interface SheetSums {
  add(row: SheetRow): void;
  /** The rows below `count` written ones: one, or where money is of several currencies one for each. */
  toRows(count: number): ExcelCell[][];
}

/** One column: its sums by currency; under `''` that of values which have none of their own. */
interface ColumnSums extends Pick<SheetColumn, 'field' | 'sumIn'> {
  place: number;
  currencyPlace: number;
  sums: Map<string, Sum>;
}

/** Adds up the columns of a sheet that its list adds up; undefined where there are none. */
export function createSums(layout: SheetLayout): SheetSums | undefined {
  const own = layout.context.currency;
  const columns = layout.columns.flatMap((column): ColumnSums[] => {
    const { key, currencyKey, field, hasSum, sumIn } = column;
    const currencyPlace = currencyKey === undefined ? -1 : layout.keys.indexOf(currencyKey);
    const place = layout.keys.indexOf(key);
    return hasSum ? [{ field, sumIn, place, currencyPlace, sums: new Map<string, Sum>() }] : [];
  });
  if (columns.length === 0) return undefined;
  for (const { sums, field, currencyPlace } of columns)
    if (currencyPlace === -1) sums.set('', createSum(field));
  return {
    add(row) {
      for (const column of columns) addRow(column, row, own);
    },
    toRows: (count) => printRows(layout, columns, count),
  };
}

function addRow({ place, currencyPlace, field, sumIn, sums }: ColumnSums, row: SheetRow, own: string): void {
  const value = row[place];
  if (currencyPlace === -1) {
    sums.get('')?.add(value);
    return;
  }
  const currency = row[currencyPlace] ?? own;
  if (value === null || typeof currency !== 'string' || (sumIn ?? currency) !== currency) return;
  let sum = sums.get(currency);
  if (!sum) sums.set(currency, (sum = createSum(field)));
  sum.add(value);
}

/** The company's own currency first, with the sums that have none; the first column says what the row is. */
function printRows(layout: SheetLayout, columns: readonly ColumnSums[], count: number): ExcelCell[][] {
  const own = layout.context.currency;
  const codes = [...new Set(columns.flatMap(({ sums }) => [...sums.keys()]))].filter((code) => code !== '');
  const ordered = codes.sort((a, b) => Number(a !== own) - Number(b !== own) || (a < b ? -1 : 1));
  const cells = createCells(layout);
  const label = layout.sumsLabel.replace('{{total}}', String(count));
  return (ordered.length === 0 ? [own] : ordered).map((code, line) => {
    const totals = toTotals(layout, columns, code, line === 0);
    return layout.columns.map(({ hasSum }, index): ExcelCell => {
      if (hasSum) return cells[index]?.(totals) ?? { value: null };
      return { value: index === 0 && line === 0 ? label : null };
    });
  });
}

/** The sums of one currency as a row of the sheet, so that its cells are made like all others. */
function toTotals(
  { keys }: SheetLayout,
  columns: readonly ColumnSums[],
  code: string,
  isFirst: boolean,
): SheetRow {
  const totals: unknown[] = keys.map(() => undefined);
  for (const { place, currencyPlace, sums } of columns) {
    totals[place] = (currencyPlace !== -1 ? sums.get(code) : isFirst ? sums.get('') : undefined)?.total();
    if (currencyPlace !== -1) totals[currencyPlace] = code;
  }
  return totals;
}
