// Generated from schemas/warehouse/scan-find.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import { type ScanCommand, scanCommand } from './scan-command.enum.gen.ts';

export type ScanFindActionInput = {
  /** What the device calls this step; sent again it counts once. */
  operation: string;
  command: ScanCommand;
  /** Where; of a shop's staff their shop's. */
  warehouse_id: number | null;
  /** What was scanned: goods, or a basket. */
  code: string | null;
  quantity: number | null;
};

export type ScanFindActionResult = {
  /** The order in hand with its lines and where they lie; none when it is done. */
  task: unknown;
  /** Message key of what has come of it. */
  said: string;
  /** What the message speaks of. */
  value: string | null;
  /** success, or attention where something has ended. */
  sound: string;
};

export const scanFindActionFields = createFields({
  operation: { type: 'code', json: 'string', required: true, maxLength: 40 },
  command: { type: 'enum', json: 'string', required: true, default: 'scan', enum: scanCommand },
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  code: { type: 'text', json: 'string', maxLength: 100 },
  quantity: { type: 'integer', json: 'integer', minimum: 1, maximum: 999, default: 1 },
});

export const scanFindAction: ActionCall<ScanFindActionInput, ScanFindActionResult> = {
  url: '/scan/find',
};
