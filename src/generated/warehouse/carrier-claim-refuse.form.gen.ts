// Generated from schemas/warehouse/carrier-claim-refuse.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type CarrierClaimRefuseForm = {
  answer: string;
};

export const carrierClaimRefuseFormFields = createFields({
  answer: { type: 'text', json: 'string', required: true, minLength: 5, maxLength: 500 },
});
