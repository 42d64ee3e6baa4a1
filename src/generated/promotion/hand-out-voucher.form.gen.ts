// Generated from schemas/promotion/hand-out-voucher.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type HandOutVoucherForm = {
  phone: string;
};

export const handOutVoucherFormFields = createFields({
  phone: { type: 'phone', json: 'string', required: true, maxLength: 20 },
});
