import type { FixedFilters } from './fixedFilters.ts';
import type { Row } from './logic.ts';

/** Both ends inclusive; dates `YYYY-MM-DD` in the customer's zone. */
export interface Range<Value = string | number> {
  from?: Value;
  to?: Value;
}

export type Scalar = string | number | boolean;
/** Of a filter: rows that have no value there. */
export type NoValue = readonly [null];
/** null among choices: rows without a value too, of an enum that has a word for that. */
export type FilterValue = Scalar | readonly (Scalar | null)[] | Range | NoValue;
export type Filters = Readonly<Record<string, FilterValue>>;
export type SortOrder = 'ASC' | 'DESC';
export interface Sort {
  field: string;
  order: SortOrder;
}

/** Body of a list or count call (interface 4). `perPage` 1–200; `after`/`before` are cursors of the last answer. */
export interface ListRequest {
  /** The hidden filters of the list stand among them as its schema says them. */
  filters?: FixedFilters;
  viewMode?: string;
  page?: number;
  perPage?: number;
  sort?: Sort;
  after?: string;
  before?: string;
}

/** A sum beyond 2^53 is a decimal string; null where the total is capped. */
export type SumValue = number | string | null;

/**
 * Sums of money that says its own currency, by its code, the company's own first. What says none is in the company's own.
 */
export type CurrencySums = Readonly<Record<string, SumValue>>;

export interface CountAnswer {
  /** By column; null where the total is capped. */
  sum: Readonly<Record<string, SumValue | CurrencySums>> | null;
  total: number;
  counts: Readonly<Record<string, number>>;
  /** Set when `total` stopped at the bound of 100,000 rows. */
  capped?: true;
  /** When the totals were worked out, ISO 8601 UTC; at most 5 s old, exact for the caller's own writes. */
  counted_at: string;
}

/**
 * Answer of a list call. Rows carry the visible columns' keys: own fields under their name, paths under the
 * dotted path (`"warehouse_id.code_name"`), a reference also under `"<field>.label"`; always `id` and `version`.
 */
export interface ListAnswer<Record = Row> extends CountAnswer {
  rows: readonly Record[];
  totalPage: number;
  /** Keys of the columns shown, in order, already cut to what the caller may see. */
  views: readonly string[];
  next?: string;
  previous?: string;
}

export const MAX_PER_PAGE = 200;
/** Above this many rows an uncached total may be capped (interface 4). */
export const TOTAL_CAP = 100_000;
/** A bulk call over more records runs as a job (interface 4). */
export const BULK_AT_ONCE = 1_000;

/** Readings: cap of a date range of a filter in days, unless the schema says less. */
export const MAX_DAYS = 360;
/** A download of more rows is queued as a job. */
export const DOWNLOAD_AT_ONCE = 5_000;

/** What a row is named by: a record's number, or the text of a view's key. */
export type RowId = number | string;

/** Body of a bulk transition: rows by id, or all rows of a filter but some; form fields stand beside. */
export type BulkTarget =
  | { ids: readonly RowId[] }
  | { filters: FixedFilters; viewMode?: string; screen: string; except?: readonly RowId[] };

export interface BulkAnswer {
  done: readonly number[];
  refused: readonly { id: number; code: string; message: string }[];
}

/** What a bulk transition would do (`POST /<entity>/<transition>/preview`): nothing is changed. */
export interface BulkPreview {
  /** Rows of the selection. */
  total: number;
  /** Of these, looked at: the first 1,000. */
  checked: number;
  refused: BulkAnswer['refused'];
  /** What the question names of the rows that can be done, where it names an amount. */
  sum?: number;
}

/** What a saved view brings back: filters, mode, order and, where chosen, columns. */
export interface ViewState {
  filters: Filters;
  viewMode: string;
  sort: Sort;
  columns?: readonly string[];
}

/** A named view of a list: the caller's own, or one that a colleague shares with the company. */
export interface SavedView {
  id: number;
  name: string;
  is_shared: boolean;
  is_own: boolean;
  /** The screen opens with it for the caller. */
  is_default: boolean;
  /** Name of whoever made it. */
  owner: string;
  /** Cut to what the caller may filter by and see. */
  state: ViewState;
}

/** Answer of `POST /list-settings`: what the caller made of a list screen. */
export interface ListSettings {
  /** Pixels of columns whose width was dragged. */
  widths: Readonly<Record<string, number>>;
  views: readonly SavedView[];
}

/** Choices that a lookup gives at once. */
export const MAX_CHOICES_SHOWN = 50;

export interface LookupRequest {
  q?: string;
  ids?: readonly number[];
  where?: Filters;
}
export type LookupRow = Row & { id: number; label: string };

/** A record that `POST /search` found. */
export interface SearchRow {
  entity: string;
  id: number;
  label: string;
}

/** How far a queued download is; `total` null while it is not known. */
export interface ExportProgress {
  filename: string;
  state: 'queued' | 'running' | 'ready' | 'failed' | 'cancelled';
  written: number;
  total: number | null;
}

/** Socket events of the server (interface 4). `place` is the event's number in the company's stored sequence. */
export interface ServerEvents {
  /** `session`: the one that asked for the file; its browser saves it, others of the account have the bell. */
  'export-ready': (event: { filename: string; session?: number }, place?: number) => void;
  'export-progress': (event: ExportProgress) => void;
  notification: (event: { id: number; type: number }, place?: number) => void;
  /** Entity `*`: more was missed than is told one by one, read every list again. */
  'list-changed': (event: { entity: string }, place?: number) => void;
  /** What a module tells open pages that follow its topic. */
  topic: (event: { topic: string; data: unknown }, place?: number) => void;
}

export interface SocketCredentials {
  auth_key: string;
  role: 'customer';
  /** Place of the last event that was heard: what came after it is told again. */
  last?: number;
  /** Topics that the page follows; those that it may not see are left out. */
  topics?: readonly string[];
}

export interface ClientEvents {
  /** Topics that the page follows from now on, instead of those before. */
  follow: (topics: readonly string[]) => void;
  /** The answer also says the place from which events are heard. */
  auth: (credentials: SocketCredentials, answer?: (ok: boolean, last?: number) => void) => void;
}
