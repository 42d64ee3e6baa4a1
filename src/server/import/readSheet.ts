import type { Cell, CellValue as ExcelValue, Workbook, Worksheet } from 'exceljs';
import type { TaskRunner } from '#server/threads/Task.ts';
import { guardArchive } from './guardArchive.ts';
import type { CellValue, ReadSheet, ReadSheetTask, SheetRow } from './Sheet.ts';

/** Columns beyond are nobody's. */
const MAX_COLUMNS = 200;
const MAX_TEXT = 5_000;

/** Rows above the header: titles that people put there. */
const ROWS_ABOVE = 10;

/** Parts that say nothing of the cells, and that a hostile file makes enormous. */
const IGNORED = [
  'mergeCells',
  'dataValidations',
  'conditionalFormatting',
  'hyperlinks',
  'drawing',
  'legacyDrawing',
  'tableParts',
  'extLst',
  'autoFilter',
  'rowBreaks',
  'colBreaks',
];

/** A workbook without the parts that do not matter here. Throws what exceljs cannot read. */
export async function loadWorkbook(bytes: Uint8Array): Promise<Workbook> {
  const { default: exceljs } = await import('exceljs');
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(bytes as unknown as ArrayBuffer, { ignoreNodes: IGNORED });
  return workbook;
}

/** The first sheet that people see. */
export function firstSheet({ worksheets }: Workbook): Worksheet | undefined {
  return worksheets.find(({ state }) => state === 'visible') ?? worksheets[0];
}

/** The task `read_sheet`. */
export const readSheet: TaskRunner<ReadSheetTask, ReadSheet> = async ({ bytes, maxRows }) => {
  const refusal = guardArchive(Buffer.from(bytes));
  if (refusal) return { refusal };
  const workbook = await loadWorkbook(bytes).catch(() => undefined);
  const sheet = workbook && firstSheet(workbook);
  if (!sheet) return { refusal: { code: 'file_wrong_type' } };
  const rows = readRows(sheet);
  if (rows.length === 0) return { refusal: { code: 'file_empty' } };
  return rows.length > maxRows + ROWS_ABOVE ? { refusal: { code: 'import_too_many_rows' } } : { rows };
};

function readRows(sheet: Worksheet): SheetRow[] {
  const rows: SheetRow[] = [];
  sheet.eachRow({ includeEmpty: false }, (row, number) => {
    const cells: CellValue[] = [];
    row.eachCell({ includeEmpty: false }, (cell, column) => {
      if (column <= MAX_COLUMNS) cells[column - 1] = readCell(cell);
    });
    const filled = Array.from(cells, (value) => value ?? null);
    if (filled.some((value) => value !== null)) rows.push({ number, cells: filled });
  });
  return rows;
}

function readCell({ value }: Cell): CellValue {
  return toCellValue(value);
}

/** Formulas are not worked out here: the value that Excel kept counts. */
function toCellValue(value: ExcelValue | undefined): CellValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string') return toText(value);
  if (value instanceof Date) return toDate(value);
  if ('richText' in value) return toText(value.richText.map(({ text }) => text).join(''));
  if ('hyperlink' in value) return toCellValue(value.text as ExcelValue);
  if ('error' in value) return { problem: 'import_cell_error' };
  if ('result' in value && value.result !== undefined) return toCellValue(value.result as ExcelValue);
  return 'formula' in value || 'sharedFormula' in value ? { problem: 'import_formula' } : null;
}

function toText(text: string): CellValue {
  const clean = text.normalize('NFC').trim();
  if (clean === '') return null;
  return clean.length > MAX_TEXT ? { problem: 'too_long' } : clean;
}

function toDate(date: Date): CellValue {
  return Number.isNaN(date.getTime()) ? { problem: 'wrong_date' } : { date: date.toISOString().slice(0, 16) };
}
