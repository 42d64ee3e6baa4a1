import type { Paper } from '#contract/print.ts';
import type { Origin } from './types.ts';

/* Printed documents of the resolved model (see types.ts, which exports these too). */

/** A field of an entity, as it is printed. */
export interface ModelPrinted {
  readonly entity: string;
  readonly name: string;
  readonly label: string;
  readonly strong?: true;
  readonly unlessZero?: true;
  readonly sum?: true;
}

export type ModelPrintBlock =
  | { readonly kind: 'company' | 'line' }
  | { readonly kind: 'title' | 'text'; readonly text: string }
  | { readonly kind: 'fields'; readonly fields: readonly ModelPrinted[] }
  | { readonly kind: 'table'; readonly rows: string; readonly columns: readonly ModelPrinted[] }
  | {
      readonly kind: 'related';
      readonly entity: string;
      readonly by: string;
      readonly columns: readonly ModelPrinted[];
    }
  | { readonly kind: 'signatures'; readonly texts: readonly string[] }
  | {
      readonly kind: 'barcode' | 'qr';
      readonly field: Pick<ModelPrinted, 'entity' | 'name'>;
      readonly link?: string;
    };

export interface ModelPrint extends Origin {
  /** Of its file: `parcel-label`. */
  readonly name: string;
  readonly entity: string;
  readonly paper: Paper;
  /** Child rows of which each has a page of its own. */
  readonly each?: string;
  readonly paperSetting?: string;
  readonly blocks: readonly ModelPrintBlock[];
}
