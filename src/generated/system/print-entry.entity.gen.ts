// Generated from schemas/system/print-entry.entity.json. Edit that file and run `npm run generate`.
import { createFields, madeFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type PrintEntry = {
  id: number;
  /** File name of its `.print.json`: `parcel-label`. */
  document: string;
  /** What it is called, in the language of who printed. */
  title: string;
  entity: string;
  record_id: number;
  /** The child row of the record, where each has a page of its own: a parcel of an order. */
  part_id: number | null;
  /** What the record is called. */
  code: string;
  /** The how manieth print of this document of the record, or of its part: 1 is the first, more are reprints. */
  copy: number;
  /** Documents that went to the printer together have the same. */
  run: string;
  /** So many documents went to the printer together. */
  batch_size: number;
  /** Why it was printed once more; of a first print nobody asks. */
  reprint_reason: string | null;
  created_at: string;
  created_by: number | null;
};

export const printEntryFields = createFields({
  document: { type: 'code', json: 'string', required: true, maxLength: 100 },
  title: { type: 'text', json: 'string', required: true, key: true, maxLength: 200 },
  entity: { type: 'code', json: 'string', required: true, maxLength: 100 },
  record_id: { type: 'integer', json: 'integer', required: true },
  part_id: { type: 'integer', json: 'integer' },
  code: { type: 'code', json: 'string', required: true, key: true, maxLength: 200 },
  copy: { type: 'integer', json: 'integer', required: true, minimum: 1 },
  run: { type: 'code', json: 'string', required: true, maxLength: 40 },
  batch_size: { type: 'integer', json: 'integer', required: true, minimum: 1 },
  reprint_reason: { type: 'text', json: 'string', key: true, maxLength: 200 },
  ...madeFields,
});

export const printEntryRules: readonly RuleModel[] = [];

export const printEntryDisplay = [{ field: 'code' }] as const;
