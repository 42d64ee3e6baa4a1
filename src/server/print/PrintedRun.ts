import type { EntityModel } from '#contract/model.ts';
import type { PrintModel } from '#contract/print.ts';

/** Records that are printed together as a document. */
export interface PrintedRun {
  document: PrintModel;
  entity: EntityModel;
  ids: readonly number[];
  /** Why once more, of those that were printed before. */
  reason: string | null;
}
