import type { EntityModel } from '#contract/model.ts';
import type { PrintModel } from '#contract/print.ts';

/** Records that are printed together as a document. */
export interface PrintedRun {
  document: PrintModel;
  entity: EntityModel;
  ids: readonly number[];
  /** Child rows, where each has a page of its own; null: all of them. */
  parts: readonly number[] | null;
  /** Why once more, of those that were printed before. */
  reason: string | null;
}
