// Generated from schemas/shop/bill-options.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type BillOptionsForm = {
  is_paid: boolean | null;
};

export const billOptionsFormFields = createFields({
  is_paid: { type: 'boolean', json: 'boolean' },
});
