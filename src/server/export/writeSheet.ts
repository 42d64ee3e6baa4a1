import type { Writable } from 'node:stream';
import type { ExcelCell } from '#fields/ServerFieldType.server.ts';
import { createCells, createSum, type SheetRow, type Sum } from './createCells.ts';
import type { SheetLayout } from './toSheetColumns.ts';
import { createWorkbook, type WorkbookWriter } from './xlsx/createWorkbook.ts';

/** Rows of a sheet that Excel opens, the header among them. */
const MAX_SHEET_ROWS = 1_048_576;

/** Rows written between two looks at how fast the file takes them. */
const FLUSH_EVERY = 250;

/**
 * Writes an .xlsx file to a stream and ends it; gives the number of rows. `batches` are JSON texts, a row's values each.
 * More rows than a sheet holds go on in the next one; the sums stand below the last row.
 */
export async function writeSheet(
  stream: Writable,
  layout: SheetLayout,
  batches: AsyncIterable<readonly string[]>,
  onBatch: (count: number) => void = () => undefined,
): Promise<number> {
  const workbook = createWorkbook(stream);
  const cells = createCells(layout);
  const sums = layout.columns.flatMap(({ key, field, hasSum }) =>
    hasSum ? [{ place: layout.keys.indexOf(key), sum: createSum(field) }] : [],
  );
  let count = 0;
  await openSheet(workbook, layout);
  for await (const batch of batches) {
    for (const text of batch) {
      const row = JSON.parse(text) as SheetRow;
      if (workbook.rowCount === MAX_SHEET_ROWS) await openSheet(workbook, layout);
      workbook.addRow(cells.map((toCell) => toCell(row)));
      for (const { place, sum } of sums) sum.add(row[place]);
      count += 1;
      if (count % FLUSH_EVERY === 0) await workbook.flush();
    }
    onBatch(count);
  }
  if (sums.length > 0 && count > 0)
    await writeSums(workbook, layout, new Map(sums.map(({ place, sum }) => [place, sum])), count);
  await workbook.end();
  return count;
}

async function openSheet(workbook: WorkbookWriter, { columns }: SheetLayout): Promise<void> {
  await workbook.openSheet(columns.map(({ width }) => width));
  workbook.addRow(
    columns.map(({ header }) => ({ value: header })),
    true,
  );
}

/** The first column says what the row is, unless it is a sum itself. */
async function writeSums(
  workbook: WorkbookWriter,
  layout: SheetLayout,
  sums: ReadonlyMap<number, Sum>,
  count: number,
): Promise<void> {
  if (workbook.rowCount === MAX_SHEET_ROWS) await openSheet(workbook, layout);
  const totals = layout.keys.map((_, place) => sums.get(place)?.total());
  const cells = createCells(layout);
  const row = layout.columns.map(({ hasSum }, index): ExcelCell => {
    if (hasSum) return cells[index]?.(totals) ?? { value: null };
    return { value: index === 0 ? layout.sumsLabel.replace('{{total}}', String(count)) : null };
  });
  workbook.addRow(row, true);
}
