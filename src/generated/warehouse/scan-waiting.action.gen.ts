// Generated from schemas/warehouse/scan-waiting.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import { type ScanPlace, scanPlace } from './scan-place.enum.gen.ts';

export type ScanWaitingActionInput = {
  place: ScanPlace;
  /** Where; of a shop's staff their shop's. */
  warehouse_id: number | null;
};

export type ScanWaitingActionResult = {
  /** {code, carrier, name, pieces, due, is_late, is_begun}, eight at most, what is begun first: the code is scanned to take it up, due is until when. */
  rows: unknown;
  /** All that waits. */
  total: number;
  /** So much of it is past its time. */
  late: number;
  /** Pieces that one has done oneself today. */
  done_pieces: number;
  /** Orders, receipts or returns that they belong to. */
  done_documents: number;
};

export const scanWaitingActionFields = createFields({
  place: { type: 'enum', json: 'string', required: true, enum: scanPlace },
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
});

export const scanWaitingAction: ActionCall<ScanWaitingActionInput, ScanWaitingActionResult> = {
  url: '/scan/waiting',
};
