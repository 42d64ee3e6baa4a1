// Generated from schemas/pos/void-bill.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type VoidBillForm = {
  void_reason: string;
};

export const voidBillFormFields = createFields({
  void_reason: { type: 'text', json: 'string', required: true, maxLength: 200 },
});
