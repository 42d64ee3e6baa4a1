// Generated from schemas/warehouse/scan-pickup.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import { type ScanCommand, scanCommand } from './scan-command.enum.gen.ts';

export type ScanPickupActionInput = {
  /** What the device calls this step; sent again it counts once. */
  operation: string;
  command: ScanCommand;
  /** Where; of a shop's staff their shop's. */
  warehouse_id: number | null;
  /** The order in hand. */
  order_id: number | null;
  /** What was scanned: a basket, an order or parcel, a shelf, goods, a stamp. */
  code: string | null;
  /** The shelf in front of which it was scanned. */
  cell: string | null;
  quantity: number | null;
  /** It was said what speaks against it, and is meant all the same. */
  sure: boolean | null;
};

export type ScanPickupActionResult = {
  /** The order in hand with its lines and where they lie; none when it is done. */
  task: unknown;
  /** Message key of what has come of it. */
  said: string;
  /** What the message speaks of. */
  value: string | null;
  /** success, or attention where something has ended. */
  sound: string;
};

export const scanPickupActionFields = createFields({
  operation: { type: 'code', json: 'string', required: true, maxLength: 40 },
  command: { type: 'enum', json: 'string', required: true, default: 'scan', enum: scanCommand },
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  order_id: { type: 'reference', json: 'integer', reference: { entity: 'order', onDelete: 'restrict' } },
  code: { type: 'text', json: 'string', maxLength: 100 },
  cell: { type: 'text', json: 'string', maxLength: 30 },
  quantity: { type: 'integer', json: 'integer', minimum: 1, maximum: 999, default: 1 },
  sure: { type: 'boolean', json: 'boolean', default: false },
});

export const scanPickupAction: ActionCall<ScanPickupActionInput, ScanPickupActionResult> = {
  url: '/scan/pickup',
};
