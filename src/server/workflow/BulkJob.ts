import type { Language } from '#contract/session.ts';
import type { Values } from '#contract/logic.ts';

/** Name of the job that moves a large selection. */
export const BULK_JOB = 'bulk-transition';

/** What the job is told. */
export interface BulkJob {
  customer: number;
  /** For whom it runs, with the rights of then, and who hears how it ended. */
  account: number;
  language: Language;
  requestId: string;
  /** Page on which the records are found. */
  link?: string;
  entity: string;
  transition: string;
  ids: readonly number[];
  /** Fields of the transition's form, as they were sent. */
  fields: Values;
}
