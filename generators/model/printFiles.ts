import type { Paper } from '#contract/print.ts';

/* Printed documents as they are written (see schemas.ts, which exports these too). */

export type PrintedFile = string | { field: string; strong?: boolean; sum?: boolean; unlessZero?: boolean };

export interface PrintBlockFile {
  kind:
    | 'company'
    | 'title'
    | 'text'
    | 'line'
    | 'fields'
    | 'table'
    | 'related'
    | 'signatures'
    | 'barcode'
    | 'qr';
  key?: string;
  keys?: readonly string[];
  entity?: string;
  by?: string;
  field?: string;
  link?: string;
  fields?: readonly PrintedFile[];
  rows?: string;
  columns?: readonly PrintedFile[];
}

export interface PrintFile {
  entity: string;
  paper: Paper;
  each?: string;
  paperSetting?: string;
  blocks: readonly PrintBlockFile[];
}
