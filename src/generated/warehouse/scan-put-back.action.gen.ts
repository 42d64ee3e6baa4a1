// Generated from schemas/warehouse/scan-put-back.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import { type ScanCommand, scanCommand } from './scan-command.enum.gen.ts';

export type ScanPutBackActionInput = {
  /** What the device calls this step; sent again it counts once. */
  operation: string;
  command: ScanCommand;
  /** Where; of a shop's staff their shop's. */
  warehouse_id: number | null;
  /** What was scanned: a put-back, its order or parcel, its basket, a shelf, goods, a stamp. */
  code: string | null;
  quantity: number | null;
  /** What is in hand. */
  put_back_id: number | null;
  /** The shelf in hand. */
  cell: string | null;
  /** Goods in hand that have no shelf yet. */
  piece: string | null;
  /** So many of them. */
  pieces: number | null;
};

export type ScanPutBackActionResult = {
  /** The put-back in hand with what waits for a shelf; none when it is done. */
  task: unknown;
  /** Message key of what has come of it. */
  said: string;
  /** What the message speaks of. */
  value: string | null;
  /** success, or attention where something has ended. */
  sound: string;
};

export const scanPutBackActionFields = createFields({
  operation: { type: 'code', json: 'string', required: true, maxLength: 40 },
  command: { type: 'enum', json: 'string', required: true, default: 'scan', enum: scanCommand },
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  code: { type: 'text', json: 'string', maxLength: 100 },
  quantity: { type: 'integer', json: 'integer', minimum: 1, maximum: 999, default: 1 },
  put_back_id: { type: 'reference', json: 'integer', reference: { entity: 'put_back', onDelete: 'restrict' } },
  cell: { type: 'code', json: 'string', maxLength: 30 },
  piece: { type: 'text', json: 'string', maxLength: 100 },
  pieces: { type: 'integer', json: 'integer', minimum: 1, maximum: 999, default: 1 },
});

export const scanPutBackAction: ActionCall<ScanPutBackActionInput, ScanPutBackActionResult> = {
  url: '/scan/put-back',
};
