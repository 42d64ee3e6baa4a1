import type { Codes, FieldModel } from '#contract/model.ts';

/** A column of the sheet, for people to know before they fill it. */
export interface ImportColumnDefinition {
  key: string;
  /** Message key of its header. */
  label: string;
  required?: true;
  field: FieldModel;
}

/** What the browser knows of an import. */
export interface ImportDefinition {
  screen: string;
  route: string;
  /** Message key. */
  title: string;
  permissions: Codes;
  url: string;
  maxRows: number;
  mode: 'create' | 'update' | 'upsert';
  columns: readonly ImportColumnDefinition[];
  /** Other people's sheets that are known by their headings. */
  variants?: readonly { key: string; label: string }[];
  /** Screen id of the dialog form that asks what holds for the whole file. */
  options?: string;
}
