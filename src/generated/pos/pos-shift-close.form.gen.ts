// Generated from schemas/pos/pos-shift-close.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type PosShiftCloseForm = {
  counted_cash: number;
  difference_reason: string | null;
};

export const posShiftCloseFormFields = createFields({
  counted_cash: { type: 'money', json: 'integer', required: true, minimum: 0 },
  difference_reason: { type: 'text', json: 'string', maxLength: 200 },
});
