import type { DocumentModel } from './document.ts';
import type { Row } from './logic.ts';
import type { FieldModel } from './model.ts';

/** Rolls of receipt printers by their width, labels by width and height, and sheets. */
export type Paper = '58mm' | '80mm' | '50x30mm' | '100x150mm' | 'A6' | 'A4';

/** So many documents are printed at a time (specification 8, "Printing"). */
export const MOST_PRINTED = 50;

/** A field as it is printed. */
export interface PrintedField {
  field: FieldModel;
  /** Message key. */
  label: string;
  /** In bold letters. */
  strong?: true;
  /** Takes no line while it is nothing, as a discount that nobody gave. */
  unlessZero?: true;
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
  /** Records of another entity whose field `by` refers to the printed one. */
  | { kind: 'related'; entity: string; by: string; columns: readonly PrintedColumn[] }
  /** Where people sign, each below a text. */
  | { kind: 'signatures'; texts: readonly string[] }
  | { kind: 'barcode'; field: FieldModel }
  /** `link`: where in the product it leads, with the value behind it. */
  | { kind: 'qr'; field: FieldModel; link?: string };

/** A document of a record, as a schema says it. */
export interface PrintModel extends DocumentModel {
  paper: Paper;
  /** Child rows: a record that has some is printed once for each, with their values in place of its own. */
  each?: string;
  /** Setting of the company whose value is the paper instead. */
  paperSetting?: string;
  blocks: readonly PrintedBlock[];
}

/** What is printed of a record, page by page. */
export function pagesOf({ each }: Pick<PrintModel, 'each'>, record: Row): readonly Row[] {
  const rows = each === undefined ? [] : ((record[each] ?? []) as readonly Row[]);
  return rows.length === 0 ? [record] : rows.map((row) => ({ ...record, ...row, id: record['id'] }));
}

/** Under what name records of a `related` block stand in the printed one. */
export const relatedName = ({ entity, by }: { entity: string; by: string }): string => `${entity}.${by}`;

/** What has no value, or is not for this person, takes no line. */
export const filledFields = (fields: readonly PrintedField[], record: Row): readonly PrintedField[] =>
  fields.filter(({ field, unlessZero }) => {
    const value = record[field.name] ?? null;
    return value !== null && !(unlessZero && value === 0);
  });

/** Columns that some row carries: the others are not for this person. */
export const shownColumns = (
  columns: readonly PrintedColumn[],
  rows: readonly Row[],
): readonly PrintedColumn[] => columns.filter(({ field }) => rows.some((row) => field.name in row));

/** Numbers stand at the right of their column. */
export const isFigure = ({ json }: FieldModel): boolean => json === 'integer' || json === 'number';

export const sumOf = ({ name }: FieldModel, rows: readonly Row[]): number =>
  rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0);

/** What a code for phones says: the value, or where in the product it leads. */
export function toLink(
  origin: string,
  { field, link }: { field: FieldModel; link?: string },
  record: Row,
): string {
  const text = String(record[field.name] ?? '');
  return link === undefined ? text : `${origin}${link}${encodeURIComponent(text)}`;
}
