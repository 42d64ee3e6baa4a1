import type { SqlText } from './logic.ts';

/** How a stored computed field is worked out in the database, over the row `t` and its parent `p`. */
export interface RefillSql extends SqlText {
  /** Stored computed fields, as `order_line.net`, that it follows from, also by way of others. */
  after?: readonly string[];
}

/** A data migration: statements that change rows, run once in a database (schemas/README.md). */
export interface DataMigration {
  module: string;
  /** Its own in its module; they run in this order. */
  number: number;
  /** `001-fill-unit`. */
  name: string;
  statements: readonly string[];
  /** Tables whose rows it changes. */
  tables: readonly string[];
}
