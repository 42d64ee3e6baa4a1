// Generated from schemas/partner/consignees-found.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type ConsigneesFoundActionInput = {
  text: string;
};

export type ConsigneesFoundActionResult = {
  /** What an order takes over of a receiver: name, phone, address with its units, carrier and invoice. */
  rows: unknown;
};

export const consigneesFoundActionFields = createFields({
  text: { type: 'text', json: 'string', required: true, maxLength: 100 },
});

export const consigneesFoundAction: ActionCall<ConsigneesFoundActionInput, ConsigneesFoundActionResult> = {
  url: '/consignees-found',
};
