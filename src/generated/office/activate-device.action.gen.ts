// Generated from schemas/office/activate-device.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type ActivateDeviceActionInput = {
  code: string;
  signature: string;
};

export type ActivateDeviceActionResult = {
  state: string;
};

export const activateDeviceActionFields = createFields({
  code: { type: 'code', json: 'string', required: true, maxLength: 6 },
  signature: { type: 'device_signature', json: 'string', required: true, maxLength: 500 },
});

export const activateDeviceAction: ActionCall<ActivateDeviceActionInput, ActivateDeviceActionResult> = {
  url: '/timekeeping/activate-device',
};
