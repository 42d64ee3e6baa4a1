// Generated from schemas/crm/copy-last-rates.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import { type Currency, currency } from '#generated/_shared/currency.enum.gen.ts';

export type CopyLastRatesForm = {
  /** Empty: all that have none today. */
  currencies: Currency[] | null;
};

export const copyLastRatesFormFields = createFields({
  currencies: { type: 'enums', json: 'array', enum: currency },
});
