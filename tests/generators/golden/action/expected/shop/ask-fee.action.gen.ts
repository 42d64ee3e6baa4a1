// Generated from schemas/shop/ask-fee.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type AskFeeActionInput = {
  code: string;
};

export type AskFeeActionResult = {
  offers: unknown;
  columns: unknown;
  rows: unknown;
};

export const askFeeActionFields = createFields({
  code: { type: 'code', json: 'string', required: true, maxLength: 20 },
});

export const askFeeAction: ActionCall<AskFeeActionInput, AskFeeActionResult> = {
  url: '/shop/ask-fee',
};
