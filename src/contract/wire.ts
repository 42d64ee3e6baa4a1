import type { Row } from './logic.ts';

/** Both ends inclusive; dates `YYYY-MM-DD` in the customer's zone. */
export interface Range<Value = string | number> {
  from?: Value;
  to?: Value;
}

export type Scalar = string | number | boolean;
export type FilterValue = Scalar | readonly Scalar[] | Range;
export type Filters = Readonly<Record<string, FilterValue>>;
export type SortOrder = 'ASC' | 'DESC';
export interface Sort {
  field: string;
  order: SortOrder;
}

/** Body of a list or count call (interface 4). `perPage` 1–200; `after`/`before` are cursors of the last answer. */
export interface ListRequest {
  filters?: Filters;
  viewMode?: string;
  page?: number;
  perPage?: number;
  sort?: Sort;
  after?: string;
  before?: string;
}

/** A sum beyond 2^53 is a decimal string; null where the total is capped. */
export type SumValue = number | string | null;

export interface CountAnswer {
  sum: Readonly<Record<string, SumValue>> | null;
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
/** A download of more rows is queued as a job. */
export const DOWNLOAD_AT_ONCE = 5_000;

/** Body of a bulk transition: rows by id, or all rows of a filter but some; form fields stand beside. */
export type BulkTarget =
  | { ids: readonly number[] }
  | { filters: Filters; viewMode?: string; screen: string; except?: readonly number[] };

export interface BulkAnswer {
  done: readonly number[];
  refused: readonly { id: number; code: string; message: string }[];
}

export interface LookupRequest {
  q?: string;
  ids?: readonly number[];
  where?: Filters;
}
export type LookupRow = Row & { id: number; label: string };

/** Socket events of the server (interface 4). */
export interface ServerEvents {
  'export-ready': (event: { filename: string }) => void;
  notification: (event: { id: number; type: number }) => void;
  'list-changed': (event: { entity: string }) => void;
}
export interface ClientEvents {
  auth: (credentials: { auth_key: string; role: 'customer' }, answer?: (ok: boolean) => void) => void;
}
