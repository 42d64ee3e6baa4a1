// Generated from schemas/crm/my-receiving.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type MyReceivingActionInput = {
  is_receiving: boolean;
};

export type MyReceivingActionResult = {
  is_receiving: boolean;
};

export const myReceivingActionFields = createFields({
  is_receiving: { type: 'boolean', json: 'boolean', required: true },
});

export const myReceivingAction: ActionCall<MyReceivingActionInput, MyReceivingActionResult> = {
  url: '/lead-my-receiving',
};
