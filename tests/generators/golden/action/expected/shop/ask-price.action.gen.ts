// Generated from schemas/shop/ask-price.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type AskPriceActionInput = {
  code: string;
};

export type AskPriceActionResult = {
  price: number | null;
};

export const askPriceActionFields = createFields({
  code: { type: 'code', json: 'string', required: true, maxLength: 20 },
});

export const askPriceAction: ActionCall<AskPriceActionInput, AskPriceActionResult> = {
  url: '/shop/ask-price',
};
