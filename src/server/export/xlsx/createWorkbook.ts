import type { Writable } from 'node:stream';
import type { ExcelCell } from '#fields/ServerFieldType.server.ts';
import { createStyles } from './createStyles.ts';
import { createZip } from './createZip.ts';
import { columnName, printCell } from './printCell.ts';
import {
  printContentTypes,
  printRelations,
  printSheetEnd,
  printSheetStart,
  printWorkbook,
  ROOT_RELATIONS,
} from './parts.ts';

/** Characters that are collected before they are packed. */
const CHUNK = 262_144;

/** An .xlsx file that is written row by row; memory does not grow with its rows. */
export interface WorkbookWriter {
  /** Begins a sheet whose first row stays in sight; `widths` in characters. */
  openSheet(widths: readonly number[]): Promise<void>;
  addRow(cells: readonly ExcelCell[], isBold?: boolean): void;
  /** Rows of the open sheet so far. */
  readonly rowCount: number;
  /** Passes on what was collected, when it is enough; waits while the stream is slow. To be called every few hundred rows. */
  flush(): Promise<void>;
  /** Closes the file and ends its stream. */
  end(): Promise<void>;
}

/** Writes to a stream. Text is always a typed text cell: nothing that somebody typed becomes a formula. */
export function createWorkbook(stream: Writable): WorkbookWriter {
  const zip = createZip(stream);
  const styles = createStyles();
  const names: string[] = [];
  let sheetCount = 0;
  let rowCount = 0;
  let text = '';

  const nameOf = (index: number) => (names[index] ??= columnName(index));

  async function closeSheet(): Promise<void> {
    if (sheetCount > 0) await zip.write(text + printSheetEnd());
    text = '';
  }

  return {
    get rowCount() {
      return rowCount;
    },
    async openSheet(widths) {
      await closeSheet();
      sheetCount += 1;
      rowCount = 0;
      await zip.open(`xl/worksheets/sheet${sheetCount}.xml`);
      text = printSheetStart(widths);
    },
    addRow(cells, isBold = false) {
      rowCount += 1;
      let row = `<row r="${rowCount}">`;
      for (let index = 0; index < cells.length; index += 1) {
        const cell = cells[index];
        if (cell) row += printCell(cell, nameOf(index) + rowCount, styles, isBold);
      }
      text += `${row}</row>`;
    },
    async flush() {
      if (text.length < CHUNK) return;
      const chunk = text;
      text = '';
      await zip.write(chunk);
    },
    async end() {
      await closeSheet();
      const parts = [
        ['xl/styles.xml', styles.print()],
        ['xl/workbook.xml', printWorkbook(sheetCount)],
        ['xl/_rels/workbook.xml.rels', printRelations(sheetCount)],
        ['_rels/.rels', ROOT_RELATIONS],
        ['[Content_Types].xml', printContentTypes(sheetCount)],
      ] as const;
      for (const [name, content] of parts) {
        await zip.open(name);
        await zip.write(content);
      }
      await zip.end();
    },
  };
}
