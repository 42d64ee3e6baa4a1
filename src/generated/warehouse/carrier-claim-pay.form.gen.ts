// Generated from schemas/warehouse/carrier-claim-pay.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type CarrierClaimPayForm = {
  paid_amount: number;
  paid_on: string;
};

export const carrierClaimPayFormFields = createFields({
  paid_amount: { type: 'money', json: 'integer', required: true, minimum: 1 },
  paid_on: { type: 'date', json: 'string', required: true },
});
