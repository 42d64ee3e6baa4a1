import type { FieldModel } from '#contract/model.ts';

/** Cells of the kit; a slot brings its own component. */
export type CellName =
  | 'text'
  | 'number'
  | 'money'
  | 'date'
  | 'date_time'
  | 'enum'
  | 'boolean'
  | 'image'
  | 'gallery'
  | 'link'
  | 'tracking'
  | 'reference'
  | 'progress'
  | 'tags'
  | 'code'
  | 'barcode'
  | 'phone'
  | 'file'
  | 'tree';

/** What a cell knows of its column. */
export interface CellColumn {
  /** Key on the wire and `data-field`: `cod_amount`, `warehouse_id.code_name`, `lines.sku`. */
  key: string;
  /** The leaf field. */
  field: FieldModel;
  /** Message key of the label. */
  label: string;
  /** Tracking cells: the enum field of the same row that names the carrier. */
  carrier?: FieldModel;
}

export interface CellProps<Column extends CellColumn = CellColumn> {
  value: unknown;
  row: Readonly<Record<string, unknown>>;
  column: Column;
}

/** Whether there is nothing to show; 0 and false are something. */
export function isBlank(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
