import type { ComponentType } from 'react';
import type { RecordAction } from '#contract/action.ts';
import type { Tone } from '#contract/enum.ts';
import type { Feature } from '#contract/features.ts';
import type { FixedFilters, FixedValue } from '#contract/fixedFilters.ts';
import type { Scope } from '#contract/session.ts';
import type { Condition } from '#contract/logic.ts';
import type { Codes, FieldModel } from '#contract/model.ts';
import type { Optional } from '#contract/parts.ts';
import type { PrintModel } from '#contract/print.ts';
import type { Sort } from '#contract/wire.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { CellColumn, CellName, CellProps } from '#fields/CellProps.ts';
import type { FilterColumn } from '#fields/FilterProps.ts';
import type { FormDefinition } from '#web/form/FormDefinition.ts';

export type { CellName, CellProps };

export interface ColumnDefinition extends CellColumn {
  cell: CellName;
  /** A handwritten cell of the module, instead of `cell`. */
  slot?: ComponentType<CellProps>;
  show: 'always' | 'default' | 'optional';
  /** Hidden without any of these. */
  permissions?: Codes;
  /** Codes of who may read the records that it leads over: hidden from who does not pass each. */
  walls?: readonly Codes[];
  /** Hidden where the company has not registered it. */
  license?: Feature;
  sort: boolean;
  sum?: true;
  footer?: true;
  /** Pixels; absent: after the field type. */
  width?: number;
  pin?: 'left';
  /** Route that the cell leads to; the row's id is appended. */
  link?: string;
  /** It is changed in the list, by the list's `edit`. */
  edit?: true;
}

export interface FilterDefinition extends FilterColumn {
  place: 'header' | 'panel';
  permissions?: Codes;
  /** As of a column. */
  walls?: readonly Codes[];
  default?: FixedValue;
}

/** Records that the rows of a list name, and what can be done to them. */
export interface Behind {
  /** Where a row has the id. */
  from: string;
  /** The reference, through which columns lead to values of the record; absent: `from`. */
  path?: string;
  /** Fields of the record that a row has by their own names. */
  copies?: readonly string[];
  resource: string;
  workflows?: readonly WorkflowModel[];
  actions?: readonly RecordAction[];
}

/** A button: on the toolbar, in a row, over a selection or in the footer. Exactly one of transition, action, form, url, route; or it prints. */
export interface ActionDefinition {
  key: string;
  /** Message key of the label. */
  label: string;
  transition?: string;
  /** Key of an action over records (`ListDefinition.actions`). */
  action?: string;
  /** It is not done to the row but to the record that it names. */
  of?: Behind;
  /** Screen id of a dialog form. */
  form?: string;
  /** POST with the row's id or the selection. */
  url?: string;
  /** Address to go to; `{id}` stands for the row's id. */
  route?: string;
  /** What the address fills of the form there, or the row of the dialog: each field from a column of the row, or a value of its own. */
  prefill?: Readonly<Record<string, string | { readonly value: string | number | boolean }>>;
  /** What the address asks of the list there: each filter from a column of the row, as a `choice`, as the one `day` of a range, or as it is. */
  filter?: Readonly<Record<string, { from: string; choice?: true; day?: true }>>;
  /** View mode of the list there. */
  mode?: string;
  /** What the address asks of the list there as it is asked for here: each filter by the key of the one here. */
  asked?: Readonly<Record<string, string>>;
  /** Number of the list there that stands behind the text. */
  statistic?: string;
  /** The document that it prints of the records, after what it does; the code that draws it is loaded when it is printed. */
  print?: () => Promise<PrintModel>;
  /** What it prints is saved as a file. */
  asFile?: true;
  permissions?: Codes;
  /** Feature of the company without which the button is locked. */
  license?: Feature;
  visible?: Condition;
  confirm?: true;
  hotkey?: string;
  tone?: Tone;
}

export interface ViewModeDefinition {
  key: string;
  label: string;
  /** Column keys of this mode; absent: all of its grain. */
  columns?: readonly string[];
  /** Child rows as the grain. */
  rows?: string;
  /** Key of a child row that holds the record's id; absent: `<resource>_id`. */
  parentKey?: string;
  permissions?: Codes;
  /** Key in `counts` shown as a badge. */
  badge?: string;
}

/** A number above the table: of rows, or a column's sum over all filtered rows. */
export interface TileDefinition {
  key: string;
  label: string;
  /** Key in `counts`. */
  count?: string;
  /** Key of a column with a sum. */
  sum?: string;
  /** Key in `counts` that the sum is divided by. */
  over?: string;
  /** A call about whoever looks, the number of its answer, and who may call. */
  answer?: { url: string; value: string; permissions: Codes };
  /** Filters that show the rows it counts; absent: it is only read. */
  filters?: FixedFilters;
  tone?: Tone;
}

export interface ListDefinition {
  /** Route without its leading slash: `data-screen`, store key and custom-view type. */
  screen: string;
  route: string;
  /** The entity. */
  resource: string;
  /** Message key of the page name. */
  title: string;
  permissions: Codes;
  urls: { list: string; count?: string; download?: string };
  downloadName: string;
  /** Hidden filters, merged into every call. */
  where?: FixedFilters;
  /** Speaks of one warehouse or shop at a time, chosen in the top bar: the key of its filter. */
  scope?: { of: Scope; filter: string };
  /** Key of the filter for what a scanner reads. */
  scan?: string;
  columns: readonly ColumnDefinition[];
  filters: readonly FilterDefinition[];
  counts: readonly string[];
  viewModes: readonly ViewModeDefinition[];
  sort: Sort;
  pageSize: number;
  toolbar: readonly ActionDefinition[];
  row: readonly ActionDefinition[];
  bulk: readonly ActionDefinition[];
  footer: readonly ActionDefinition[];
  workflows?: readonly WorkflowModel[];
  /** What can be done to its records by actions of the module. */
  actions?: readonly RecordAction[];
  /** Route that opens a row (`/orders/detail`), from the entity's edit form. */
  open?: string;
  /** The form by whose input, rules and version a cell is changed, loaded when one is opened; and who may. */
  edit?: { form: () => Promise<FormDefinition>; permissions: Codes; changeableRows?: Condition };
  /** Route that creates (`<route>/create`), shown to holders of `createPermissions`. */
  create?: { route: string; permissions: Codes };
  /** Card on a phone: column keys. */
  mobile: { title: string; lines: readonly string[] };
  /** Tone of a row by condition, first match. */
  rowTone?: readonly { when: Condition; tone: Tone }[];
  /** Numbers above the table. */
  tiles?: readonly TileDefinition[];
  /** Message key; absent: the kit's. */
  emptyText?: string;
  /** Refresh on `list-changed`. */
  live?: true;
  /** Hours; shows last and next update in 20-minute blocks. */
  utcOffset?: number;
  /** Child rows that open below a row: their field, the message key of its name, and whose they are where a row of a view stands for another record. */
  expand?: { rows: string; label: string; of?: string };
}

/** What generated code leaves out because it is usual; `generators/emit/defaults.ts` knows the same. */
export const LIST_DEFAULTS = {
  filters: [],
  counts: [],
  viewModes: [],
  pageSize: 20,
  toolbar: [],
  row: [],
  bulk: [],
  footer: [],
} as const;
export const COLUMN_DEFAULTS = { show: 'default', sort: false } as const;
export const FILTER_DEFAULTS = { place: 'header' } as const;

/** A list: what is usual is filled in once, when its screen is loaded. */
export function createList(list: Optional<ListDefinition, keyof typeof LIST_DEFAULTS>): ListDefinition {
  return { ...LIST_DEFAULTS, ...list };
}

/** A column of a list. */
export function column(
  field: FieldModel,
  options: Optional<Omit<ColumnDefinition, 'field'>, 'key' | keyof typeof COLUMN_DEFAULTS>,
): ColumnDefinition {
  return { ...COLUMN_DEFAULTS, key: field.name, field, ...options };
}

/** A filter of a list. */
export function filter(
  field: FieldModel,
  options: Optional<Omit<FilterDefinition, 'field'>, 'key' | keyof typeof FILTER_DEFAULTS>,
): FilterDefinition {
  return { ...FILTER_DEFAULTS, key: field.name, field, ...options };
}
