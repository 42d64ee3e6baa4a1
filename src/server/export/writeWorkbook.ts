import type { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import exceljs from 'exceljs';
import type { Row } from '#contract/logic.ts';
import type { SheetColumn } from './toSheetColumns.ts';

/** Rows of a sheet that Excel opens, the header among them. */
const MAX_SHEET_ROWS = 1_048_576;

/** Characters of a cell that Excel opens. */
const MAX_CELL = 32_767;

/** Rows written between two looks at whatever else the process has to do. */
const YIELD_EVERY = 500;

/**
 * Writes an .xlsx file to a stream and ends it; gives the number of rows. Text is always a typed text cell, whatever
 * it begins with: nothing that somebody typed becomes a formula (reliability.md 2, row 21).
 */
export async function writeWorkbook(
  stream: Writable,
  columns: readonly SheetColumn[],
  batches: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
): Promise<number> {
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({
    stream,
    useStyles: true,
    useSharedStrings: false,
    zip: { zlib: { level: 1 } },
  });
  let sheet = addSheet(workbook, columns);
  let count = 0;
  for await (const batch of batches) {
    for (const row of batch) {
      if (count > 0 && count % (MAX_SHEET_ROWS - 1) === 0) sheet = addSheet(workbook, columns);
      addRow(sheet, columns, row);
      count += 1;
      if (count % YIELD_EVERY === 0) await setImmediate();
    }
  }
  await workbook.commit();
  return count;
}

function addSheet(
  workbook: exceljs.stream.xlsx.WorkbookWriter,
  columns: readonly SheetColumn[],
): exceljs.Worksheet {
  const sheet = workbook.addWorksheet(undefined, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map(({ width }) => ({ width }));
  const header = sheet.addRow(columns.map((column) => column.header));
  header.font = { bold: true };
  header.commit();
  return sheet;
}

function addRow(sheet: exceljs.Worksheet, columns: readonly SheetColumn[], row: Row): void {
  const cells = columns.map((column) => column.toCell(row));
  const line = sheet.addRow(
    cells.map(({ value }) => (typeof value === 'string' ? value.slice(0, MAX_CELL) : value)),
  );
  cells.forEach(({ format, value }, index) => {
    if (format !== undefined && value !== null) line.getCell(index + 1).numFmt = format;
  });
  line.commit();
}
