import { createRequire } from 'node:module';
import type { Cell, CellValue as ExcelValue, Workbook, Worksheet } from 'exceljs';
import { compose } from '#contract/text.ts';
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

/** `ValueType.Formula`; exceljs itself is loaded with the first task. */
const FORMULA = 6;

/** A workbook without the parts that do not matter here. Throws what exceljs cannot read. */
export async function loadWorkbook(bytes: Uint8Array): Promise<Workbook> {
  const { default: exceljs } = await import('exceljs');
  keepEmptyResults();
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(bytes as unknown as ArrayBuffer, { ignoreNodes: IGNORED });
  return workbook;
}

/** What exceljs reads a cell with (4.4.0; not in its types); `t` is the cell's type as the file says it. */
interface CellReader {
  t?: string;
  model: { type?: number; t?: string | undefined; result?: unknown };
  parseClose(name: string): boolean;
  reconcile(model: CellReader['model'], options: object): void;
}

let isKept = false;

/**
 * exceljs gives the empty text of a formula (`t="str"`, an empty `v`) no result, as if it had never been worked out. The
 * result is set when dates are made of numbers already: it would become one.
 */
function keepEmptyResults(): void {
  if (isKept) return;
  isKept = true;
  const load = createRequire(import.meta.url);
  const { prototype } = load('exceljs/lib/xlsx/xform/sheet/cell-xform.js') as { prototype: CellReader };
  const { parseClose, reconcile } = prototype;
  prototype.parseClose = function close(name) {
    if (name === 'c') this.model.t = this.t;
    return parseClose.call(this, name);
  };
  prototype.reconcile = function settle(model, options) {
    reconcile.call(this, model, options);
    if (model.type === FORMULA && model.t === 'str') model.result ??= '';
  };
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

/** What a cell holds; of a formula, which is not worked out here, what Excel kept of it: undefined when that is nothing. */
export function valueOf(cell: Cell): ExcelValue | undefined {
  return (cell.type as number) === FORMULA ? (cell.result as ExcelValue | undefined) : cell.value;
}

function readCell(cell: Cell): CellValue {
  const value = valueOf(cell);
  return value === undefined ? { problem: 'import_formula' } : toCellValue(value);
}

function toCellValue(value: ExcelValue): CellValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string') return toText(value);
  if (value instanceof Date) return toDate(value);
  if ('richText' in value) return toText(value.richText.map(({ text }) => text).join(''));
  if ('hyperlink' in value) return toCellValue(value.text as ExcelValue);
  return 'error' in value ? { problem: 'import_cell_error' } : null;
}

function toText(text: string): CellValue {
  const clean = compose(text).trim();
  if (clean === '') return null;
  return clean.length > MAX_TEXT ? { problem: 'too_long' } : clean;
}

function toDate(date: Date): CellValue {
  return Number.isNaN(date.getTime()) ? { problem: 'wrong_date' } : { date: date.toISOString().slice(0, 16) };
}
