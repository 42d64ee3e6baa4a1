// Generated from schemas/dc/scan-qr.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import { type ScanCommand, scanCommand } from '#generated/warehouse/scan-command.enum.gen.ts';

export type ScanQrActionInput = {
  /** What the device calls this step; sent again it counts once. */
  operation: string;
  command: ScanCommand;
  /** The code of a stamp. */
  code: string | null;
  /** Where it was found; left out: not judged by territory. */
  id_city: number | null;
  /** The check that pictures belong to. */
  check_id: number | null;
  images: string[] | null;
};

export type ScanQrActionResult = {
  /** The checks that the caller made today, the newest first. */
  task: unknown;
  /** Message key of what has come of it. */
  said: string;
  /** What the message speaks of. */
  value: string | null;
  /** success, attention where the piece is not for sale here, error where something is wrong with it. */
  sound: string;
};

export const scanQrActionFields = createFields({
  operation: { type: 'code', json: 'string', required: true, maxLength: 40 },
  command: { type: 'enum', json: 'string', required: true, default: 'scan', enum: scanCommand },
  code: { type: 'text', json: 'string', maxLength: 100 },
  id_city: {
    type: 'reference', json: 'integer',
    reference: { entity: 'place', onDelete: 'restrict', where: { level: 1, scheme: 2 } },
  },
  check_id: { type: 'reference', json: 'integer', reference: { entity: 'qr_check', onDelete: 'restrict' } },
  images: { type: 'images', json: 'array', maxItems: 4 },
});

export const scanQrAction: ActionCall<ScanQrActionInput, ScanQrActionResult> = {
  url: '/scan/qr-check',
};
