// Generated from schemas/orders/make-handover.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type MakeHandoverForm = {
  driver_name: string | null;
  driver_phone: string | null;
  plate: string | null;
  note: string | null;
};

export const makeHandoverFormFields = createFields({
  driver_name: { type: 'text', json: 'string', maxLength: 100 },
  driver_phone: { type: 'phone', json: 'string', maxLength: 20 },
  plate: { type: 'code', json: 'string', maxLength: 20 },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
});
