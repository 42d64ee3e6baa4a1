import type { CellValue, Row, Worksheet } from 'exceljs';
import type { TaskRunner } from '#server/threads/Task.ts';
import { firstSheet, loadWorkbook, valueOf } from './readSheet.ts';
import type { WriteErrorsTask } from './Sheet.ts';
import { addDropDowns } from './writeTemplate.ts';

const BAD_FILL = 'FFFDE4E1';
const BAD_TEXT = 'FFB42318';
const WIDTH = 60;

/** The task `write_errors`: people's own file with one more column; sent again, that column is not read. */
export const writeErrors: TaskRunner<WriteErrorsTask, Uint8Array> = async (task) => {
  const workbook = await loadWorkbook(task.bytes);
  const sheet = firstSheet(workbook);
  if (!sheet) throw new Error('the file has no sheet any more');
  const messages = task.keep ? keepRows(sheet, task.headerRow, task.keep, task.messages) : task.messages;
  markRows(sheet, { ...task, messages });
  addDropDowns(workbook, sheet, task.choices, { from: task.headerRow + 1, to: sheet.rowCount + 1 });
  return new Uint8Array(await workbook.xlsx.writeBuffer());
};

function markRows(sheet: Worksheet, { header, headerRow, messages }: WriteErrorsTask): void {
  const place = findPlace(sheet, headerRow, header);
  const head = sheet.getCell(headerRow, place);
  head.value = header;
  head.font = { bold: true, color: { argb: BAD_TEXT } };
  sheet.getColumn(place).width = WIDTH;
  for (let number = headerRow + 1; number <= sheet.rowCount; number += 1) {
    const cell = sheet.getCell(number, place);
    const message = messages[number];
    cell.value = message ?? null;
    if (message === undefined) continue;
    cell.alignment = { wrapText: true, vertical: 'top' };
    cell.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: BAD_FILL } };
  }
}

/** A file that comes back a second time has the column already. */
function findPlace(sheet: Worksheet, headerRow: number, header: string): number {
  const row = sheet.getRow(headerRow);
  let last = 0;
  let known = 0;
  row.eachCell((cell, column) => {
    last = Math.max(last, column);
    if (cell.text.trim() === header) known = column;
  });
  return known || last + 1;
}

/** Moves the rows to keep up under the header and empties the rest; gives what is wrong by their new numbers. */
function keepRows(
  sheet: Worksheet,
  headerRow: number,
  keep: readonly number[],
  messages: WriteErrorsTask['messages'],
): WriteErrorsTask['messages'] {
  const height = sheet.rowCount;
  const kept = [...keep].sort((a, b) => a - b);
  const rows = kept.map((number) => toValues(sheet.getRow(number)));
  rows.forEach((values, index) => {
    sheet.getRow(headerRow + 1 + index).values = values;
  });
  for (let number = headerRow + kept.length + 1; number <= height; number += 1)
    sheet.getRow(number).values = [];
  return Object.fromEntries(kept.map((number, index) => [headerRow + 1 + index, messages[number] ?? '']));
}

/**
 * The values of a row, from 1. A formula stays behind: in another row it would name other cells, or a cell that is gone. One
 * that Excel never worked out becomes an error, which is refused until somebody writes a value.
 */
function toValues(row: Row): CellValue[] {
  const values: CellValue[] = [];
  row.eachCell((cell, column) => {
    const value = valueOf(cell);
    values[column] = value === undefined ? { error: '#N/A' } : value;
  });
  return values;
}
