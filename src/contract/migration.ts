/** A data migration: statements that change rows, run once in a database (schemas/README.md). */
export interface DataMigration {
  module: string;
  /** Its own in its module; they run in this order. */
  number: number;
  /** `001-fill-unit`. */
  name: string;
  statements: readonly string[];
}
