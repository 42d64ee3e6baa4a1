// Generated from schemas/warehouse/scan-stock-take.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import { type ScanCommand, scanCommand } from './scan-command.enum.gen.ts';

export type ScanStockTakeActionInput = {
  /** What the device calls this step; sent again it counts once. */
  operation: string;
  command: ScanCommand;
  /** Where; of a shop's staff their shop's. */
  warehouse_id: number | null;
  /** What was scanned: a take, a shelf, goods, a stamp. */
  code: string | null;
  quantity: number | null;
  /** The take in hand. */
  take_id: number | null;
  /** The shelf in hand. */
  cell: string | null;
  /** What the pieces say of their expiry. */
  expired_date: string | null;
  /** Why what lies there differs from the books. */
  note: string | null;
  /** What was not counted is not there. */
  sure: boolean | null;
};

export type ScanStockTakeActionResult = {
  /** The take in hand with its lines; what the books say once it is counted. */
  task: unknown;
  /** Message key of what has come of it. */
  said: string;
  /** What the message speaks of. */
  value: string | null;
  /** success, or attention where something has ended. */
  sound: string;
};

export const scanStockTakeActionFields = createFields({
  operation: { type: 'code', json: 'string', required: true, maxLength: 40 },
  command: { type: 'enum', json: 'string', required: true, default: 'scan', enum: scanCommand },
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  code: { type: 'text', json: 'string', maxLength: 100 },
  quantity: { type: 'integer', json: 'integer', minimum: 1, maximum: 999, default: 1 },
  take_id: { type: 'reference', json: 'integer', reference: { entity: 'stock_take', onDelete: 'restrict' } },
  cell: { type: 'code', json: 'string', maxLength: 30 },
  expired_date: { type: 'date', json: 'string' },
  note: { type: 'text', json: 'string', maxLength: 200 },
  sure: { type: 'boolean', json: 'boolean', default: false },
});

export const scanStockTakeAction: ActionCall<ScanStockTakeActionInput, ScanStockTakeActionResult> = {
  url: '/scan/stock-take',
};
