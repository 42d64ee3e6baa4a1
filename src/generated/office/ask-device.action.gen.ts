// Generated from schemas/office/ask-device.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type AskDeviceActionInput = {
  name: string;
  signature: string;
};

export type AskDeviceActionResult = {
  state: string;
};

export const askDeviceActionFields = createFields({
  name: { type: 'text', json: 'string', required: true, maxLength: 100 },
  signature: { type: 'device_signature', json: 'string', required: true, maxLength: 500 },
});

export const askDeviceAction: ActionCall<AskDeviceActionInput, AskDeviceActionResult> = {
  url: '/timekeeping/ask-device',
};
