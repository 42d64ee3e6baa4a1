import type { Task } from '#server/threads/Task.ts';

/* What is passed between the server and the thread that reads and writes sheets: plain data. */

/** A cell as it was typed; `date` is a wall clock `YYYY-MM-DDTHH:mm`, `problem` the code of what cannot be read. */
export type CellValue = string | number | boolean | null | { date: string } | { problem: string };

/** A row that is not empty; `number` as Excel counts. */
export interface SheetRow {
  number: number;
  cells: readonly CellValue[];
}

/** A file that is refused as a whole: an error code. */
export interface Refusal {
  code:
    | 'file_wrong_type'
    | 'file_encrypted'
    | 'file_macro'
    | 'file_too_complex'
    | 'file_empty'
    | 'import_too_many_rows';
}

/** Reads the first sheet of a workbook. */
export interface ReadSheetTask extends Task {
  kind: 'read_sheet';
  bytes: Uint8Array;
  /** Rows beyond are not read: the file is refused. */
  maxRows: number;
}

export type ReadSheet = { rows: readonly SheetRow[] } | { refusal: Refusal };

/** One column of a template. */
export interface TemplateColumn {
  header: string;
  /** Characters. */
  width: number;
  isRequired: boolean;
  /** What may stand in it, in words. */
  help: string;
  example: CellValue;
  /** Excel number format; `@` keeps digits as text. */
  format?: string;
  /** Words to choose from. */
  choices: readonly string[];
}

/** Words of a template in the reader's language. */
export interface TemplateTexts {
  sheet: string;
  guide: string;
  column: string;
  needed: string;
  help: string;
  example: string;
  yes: string;
  exampleNote: string;
  errors: string;
}

/** Writes the workbook that people fill. */
export interface WriteTemplateTask extends Task {
  kind: 'write_template';
  columns: readonly TemplateColumn[];
  texts: TemplateTexts;
  /** Rows with drop-downs. */
  maxRows: number;
}

/** Writes a sent workbook again, with a column that says what is wrong in each row. */
export interface WriteErrorsTask extends Task {
  kind: 'write_errors';
  bytes: Uint8Array;
  /** Number of the header's row. */
  headerRow: number;
  header: string;
  /** Row number → what is wrong. */
  messages: Readonly<Record<number, string>>;
  /** Rows to keep; absent: all. */
  keep?: readonly number[];
  /** Drop-downs of the columns, by their place in the sheet from 0. */
  choices: readonly { index: number; words: readonly string[] }[];
}
