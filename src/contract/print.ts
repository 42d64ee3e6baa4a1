import type { FieldModel } from './model.ts';

/** Rolls of receipt printers by their width, and sheets. */
export type Paper = '58mm' | '80mm' | 'A4';

/** A field as it is printed. */
export interface PrintedField {
  field: FieldModel;
  /** Message key. */
  label: string;
  /** In bold letters. */
  strong?: true;
}

/** A column of a table; `sum` adds it up below. */
export interface PrintedColumn extends PrintedField {
  sum?: true;
}

/** One part of a document, from top to bottom; texts are message keys. */
export type PrintedBlock =
  | { kind: 'company' }
  | { kind: 'title'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'line' }
  | { kind: 'fields'; fields: readonly PrintedField[] }
  | { kind: 'table'; rows: string; columns: readonly PrintedColumn[] }
  | { kind: 'barcode'; field: FieldModel };

/** A document of a record, as a schema says it. */
export interface PrintModel {
  entity: string;
  paper: Paper;
  blocks: readonly PrintedBlock[];
}
