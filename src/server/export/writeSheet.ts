import type { Writable } from 'node:stream';
import { createCells, type SheetRow } from './createCells.ts';
import { createSums } from './createSums.ts';
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
  const sums = createSums(layout);
  let count = 0;
  await openSheet(workbook, layout);
  for await (const batch of batches) {
    for (const text of batch) {
      const row = JSON.parse(text) as SheetRow;
      if (workbook.rowCount === MAX_SHEET_ROWS) await openSheet(workbook, layout);
      workbook.addRow(cells.map((toCell) => toCell(row)));
      sums?.add(row);
      count += 1;
      if (count % FLUSH_EVERY === 0) await workbook.flush();
    }
    onBatch(count);
  }
  for (const row of count > 0 ? (sums?.toRows(count) ?? []) : []) {
    if (workbook.rowCount === MAX_SHEET_ROWS) await openSheet(workbook, layout);
    workbook.addRow(row, true);
  }
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
