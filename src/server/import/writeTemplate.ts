import type { Workbook, Worksheet } from 'exceljs';
import type { TaskRunner } from '#server/threads/Task.ts';
import type { CellValue, TemplateColumn, WriteTemplateTask } from './Sheet.ts';

const HEADER_FILL = 'FFE3ECE9';
const NEEDED_FILL = 'FFF6DFC6';
const EXAMPLE_COLOR = 'FF6B7280';

/** Sheet of the words behind the drop-downs; hidden from people. */
const CHOICES_SHEET = 'choices';

/** The task `write_template`: a sheet to fill, an explained row in it, a page that explains every column. */
export const writeTemplate: TaskRunner<WriteTemplateTask, Uint8Array> = async (task) => {
  const { default: exceljs } = await import('exceljs');
  const workbook = new exceljs.Workbook();
  const sheet = workbook.addWorksheet(task.texts.sheet, { views: [{ state: 'frozen', ySplit: 1 }] });
  writeColumns(sheet, task);
  writeGuide(workbook.addWorksheet(task.texts.guide), task);
  addDropDowns(
    workbook,
    sheet,
    task.columns.map(({ choices }, index) => ({ index, words: choices })),
    { from: 2, to: task.maxRows + 1 },
  );
  return new Uint8Array(await workbook.xlsx.writeBuffer());
};

function writeColumns(sheet: Worksheet, { columns, texts }: WriteTemplateTask): void {
  columns.forEach(({ header, width, isRequired, help, format, example }, index) => {
    const column = sheet.getColumn(index + 1);
    column.width = width;
    if (format) column.numFmt = format;
    const cell = sheet.getCell(1, index + 1);
    cell.value = header;
    cell.font = { bold: true };
    cell.numFmt = '@';
    cell.fill = {
      type: 'pattern',
      pattern: 'solid',
      fgColor: { argb: isRequired ? NEEDED_FILL : HEADER_FILL },
    };
    cell.note = isRequired ? `${texts.needed}. ${help}` : help;
    const shown = sheet.getCell(2, index + 1);
    shown.value = toExcel(example);
    shown.font = { italic: true, color: { argb: EXAMPLE_COLOR } };
  });
  const first = sheet.getCell(2, 1);
  first.note = texts.exampleNote;
}

function writeGuide(sheet: Worksheet, { columns, texts }: WriteTemplateTask): void {
  sheet.columns = [{ width: 26 }, { width: 12 }, { width: 60 }, { width: 26 }];
  const header = sheet.addRow([texts.column, texts.needed, texts.help, texts.example]);
  header.font = { bold: true };
  for (const { header: name, isRequired, help, example } of columns) {
    const row = sheet.addRow([name, isRequired ? texts.yes : '', help, toExcel(example)]);
    row.alignment = { wrapText: true, vertical: 'top' };
  }
  sheet.addRow([]);
  sheet.addRow([texts.exampleNote]);
}

/** Words to choose from stand on a hidden sheet: a list inside a cell's rule ends at 255 characters. */
export function addDropDowns(
  workbook: Workbook,
  sheet: Worksheet,
  columns: readonly { index: number; words: TemplateColumn['choices'] }[],
  { from, to }: { from: number; to: number },
): void {
  const chosen = columns.filter(({ words }) => words.length > 0);
  if (chosen.length === 0) return;
  const name = workbook.getWorksheet(CHOICES_SHEET) ? `${CHOICES_SHEET}2` : CHOICES_SHEET;
  const lists = workbook.addWorksheet(name, { state: 'veryHidden' });
  chosen.forEach(({ index, words }, place) => {
    words.forEach((word, row) => (lists.getCell(row + 1, place + 1).value = word));
    const letter = lists.getColumn(place + 1).letter;
    const rule = {
      type: 'list' as const,
      allowBlank: true,
      showErrorMessage: false,
      formulae: [`${name}!$${letter}$1:$${letter}$${words.length}`],
    };
    const own = sheet.getColumn(index + 1).letter;
    validationsOf(sheet).add(`${own}${from}:${own}${to}`, rule);
  });
}

/** Rules over whole ranges; not in the types of exceljs, which knows them cell by cell. */
function validationsOf(sheet: Worksheet): { add(range: string, rule: object): void } {
  return (sheet as unknown as { dataValidations: { add(range: string, rule: object): void } })
    .dataValidations;
}

const toExcel = (value: CellValue): string | number | boolean | Date | null =>
  typeof value === 'object' && value !== null
    ? 'date' in value
      ? new Date(`${value.date}:00Z`)
      : null
    : value;
