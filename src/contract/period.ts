import type { Condition, SqlText } from './logic.ts';

/** Days on which records of an entity hold, first and last one (empty: until further notice). */
export interface PeriodModel {
  from: string;
  to: string;
  /** Fields in which records agree that may not share a day. */
  keys: readonly string[];
  /** The rows that count, and the same of a record; absent: all. */
  where?: SqlText;
  counts?: Condition;
}
