// Generated from schemas/promotion/hand-out-voucher.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type HandOutVoucherForm = {
  phone: string;
  send_zns: boolean | null;
};

export const handOutVoucherFormFields = createFields({
  phone: { type: 'phone', json: 'string', required: true, maxLength: 20 },
  send_zns: { type: 'boolean', json: 'boolean', default: false },
});
