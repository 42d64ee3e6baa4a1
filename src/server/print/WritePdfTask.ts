import type { Paper } from '#contract/print.ts';
import type { Language } from '#contract/session.ts';
import type { Task } from '../threads/Task.ts';

/** A value with its name. */
export interface PdfField {
  name: string;
  text: string;
  isStrong: boolean;
}

/** Lines of a table are texts, one a column. */
export interface PdfTable {
  names: readonly string[];
  /** Which columns stand at the right. */
  figures: readonly boolean[];
  rows: readonly (readonly string[])[];
  sums?: readonly string[];
}

/** A block of a document with its values as people read them: plain data, so that a thread can take it. */
export type PdfPart =
  | { kind: 'logo' | 'line' }
  | { kind: 'heading' | 'text' | 'barcode' | 'qr'; text: string }
  | { kind: 'fields'; fields: readonly PdfField[] }
  | { kind: 'table'; table: PdfTable }
  | { kind: 'signatures'; texts: readonly string[] };

/** Writes documents into one file, each on a page of its own. */
export interface WritePdfTask extends Task {
  kind: 'write_pdf';
  /** Of the document: `parcel-label`. */
  name: string;
  paper: Paper;
  language: Language;
  title: string;
  /** When it was printed. */
  time: Date;
  documents: readonly (readonly PdfPart[])[];
  /** Said below a document of which some signs could not be written, with their count for `{count}`. */
  missing: string;
  /** File of a typeface for what the product's own does not have. */
  font?: string | undefined;
  /** JPEG or PNG. */
  logo?: Uint8Array;
}
