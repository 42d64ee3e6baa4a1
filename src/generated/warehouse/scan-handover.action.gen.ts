// Generated from schemas/warehouse/scan-handover.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import { type ScanCommand, scanCommand } from './scan-command.enum.gen.ts';

export type ScanHandoverActionInput = {
  /** What the device calls this step; sent again it counts once. */
  operation: string;
  command: ScanCommand;
  /** Where; of a shop's staff their shop's. */
  warehouse_id: number | null;
  /** A label, or the code of its order. */
  code: string | null;
  /** The record in hand. */
  handover_id: number | null;
  images: string[] | null;
  /** Parcels that stay behind were named, and it is closed all the same. */
  sure: boolean | null;
};

export type ScanHandoverActionResult = {
  /** The order in hand with its lines and where they lie; none when it is done. */
  task: unknown;
  /** Message key of what has come of it. */
  said: string;
  /** What the message speaks of. */
  value: string | null;
  /** success, or attention where something has ended. */
  sound: string;
};

export const scanHandoverActionFields = createFields({
  operation: { type: 'code', json: 'string', required: true, maxLength: 40 },
  command: { type: 'enum', json: 'string', required: true, default: 'scan', enum: scanCommand },
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  code: { type: 'text', json: 'string', maxLength: 100 },
  handover_id: { type: 'reference', json: 'integer', reference: { entity: 'handover', onDelete: 'restrict' } },
  images: { type: 'images', json: 'array', maxItems: 20, file: { batch: 10 } },
  sure: { type: 'boolean', json: 'boolean', default: false },
});

export const scanHandoverAction: ActionCall<ScanHandoverActionInput, ScanHandoverActionResult> = {
  url: '/scan/handover',
};
