// Generated from schemas/crm/copy-last-rates.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import { type Currency, currency } from '#generated/_shared/currency.enum.gen.ts';

export type CopyLastRatesActionInput = {
  /** Empty: all that have none today. */
  currencies: Currency[] | null;
};

export type CopyLastRatesActionResult = {
  /** How many rates were entered. */
  done: number;
};

export const copyLastRatesActionFields = createFields({
  currencies: { type: 'enums', json: 'array', enum: currency },
});

export const copyLastRatesAction: ActionCall<CopyLastRatesActionInput, CopyLastRatesActionResult> = {
  url: '/rates-copy-last',
};
