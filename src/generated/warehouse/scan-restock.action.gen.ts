// Generated from schemas/warehouse/scan-restock.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import { type ScanCommand, scanCommand } from './scan-command.enum.gen.ts';

export type ScanRestockActionInput = {
  /** What the device calls this step; sent again it counts once. */
  operation: string;
  command: ScanCommand;
  /** Where; of a shop's staff their shop's. */
  warehouse_id: number | null;
  /** What was scanned: a return, its order or parcel, a basket, a shelf, goods, a stamp. */
  code: string | null;
  quantity: number | null;
  /** The return in hand. */
  return_id: number | null;
  /** The shelf in hand. */
  cell: string | null;
  /** The basket in hand. */
  basket: string | null;
  /** Goods in hand that have no place yet. */
  piece: string | null;
  /** So many of them. */
  pieces: number | null;
  /** What the pieces say of their expiry. */
  expired_date: string | null;
  /** It ends although pieces lie on no shelf. */
  sure: boolean | null;
};

export type ScanRestockActionResult = {
  /** The return in hand with what waits for a shelf; none when it is done. */
  task: unknown;
  /** Message key of what has come of it. */
  said: string;
  /** What the message speaks of. */
  value: string | null;
  /** success, or attention where something has ended. */
  sound: string;
};

export const scanRestockActionFields = createFields({
  operation: { type: 'code', json: 'string', required: true, maxLength: 40 },
  command: { type: 'enum', json: 'string', required: true, default: 'scan', enum: scanCommand },
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  code: { type: 'text', json: 'string', maxLength: 100 },
  quantity: { type: 'integer', json: 'integer', minimum: 1, maximum: 999, default: 1 },
  return_id: { type: 'reference', json: 'integer', reference: { entity: 'goods_return', onDelete: 'restrict' } },
  cell: { type: 'code', json: 'string', maxLength: 30 },
  basket: { type: 'code', json: 'string', maxLength: 30 },
  piece: { type: 'text', json: 'string', maxLength: 100 },
  pieces: { type: 'integer', json: 'integer', minimum: 1, maximum: 999, default: 1 },
  expired_date: { type: 'date', json: 'string' },
  sure: { type: 'boolean', json: 'boolean', default: false },
});

export const scanRestockAction: ActionCall<ScanRestockActionInput, ScanRestockActionResult> = {
  url: '/scan/return-restock',
};
