// Generated from schemas/system/company.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type CompanyForm = {
  /** Printed at the head of papers. */
  logo: string | null;
  /** Shown in the frame beside the company's name. */
  sub_full_name: string | null;
  phone: string | null;
  email: string | null;
  address: string | null;
};

export const companyFormFields = createFields({
  logo: { type: 'image', json: 'string', maxLength: 200, file: { public: true } },
  sub_full_name: { type: 'text', json: 'string', maxLength: 100 },
  phone: { type: 'phone', json: 'string', maxLength: 20 },
  email: { type: 'email', json: 'string', maxLength: 200 },
  address: { type: 'text', json: 'string', maxLength: 255 },
});
