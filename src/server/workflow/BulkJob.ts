import type { Language } from '#contract/session.ts';
import type { Values } from '#contract/logic.ts';

/** Name of the job that does something to a large selection. */
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
  /** Key of the transition, or of the action. */
  transition?: string;
  action?: string;
  ids: readonly number[];
  /** Fields of its dialog, as they were sent. */
  fields: Values;
}
