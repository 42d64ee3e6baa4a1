import type { Scope } from './session.ts';
import type { FilterValue, Range, Scalar } from './wire.ts';

/** A day that goes on with the calendar: so many days after today (before it: negative) in the customer's zone. */
export interface FromToday {
  today: number;
}

/** The account that asks. */
export interface Me {
  me: true;
}

/** Any account but the one that asks, and none at all. Of what lists and their modes fix; the wire has no word for it. */
export interface Others {
  others: true;
}

/** Warehouses or shops of the account that asks. */
export interface Mine {
  mine: Scope;
}

/** A value that a schema fixes: one of the wire, or one that only the moment and the caller tell. */
export type FixedValue =
  | FilterValue
  | Me
  | Others
  | Mine
  | readonly (Scalar | Me)[]
  | Range<string | number | FromToday>;

/** Filters that a schema fixes; `resolveFixed` makes those of the wire of them. */
export type FixedFilters = Readonly<Record<string, FixedValue>>;
