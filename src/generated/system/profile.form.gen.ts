// Generated from schemas/system/profile.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import { type Country, country } from '#generated/_shared/country.enum.gen.ts';

export type ProfileForm = {
  display_name: string;
  /** By whose rule the phone is read; none: the company's. */
  phone_country: Country | null;
  phone: string | null;
  email: string | null;
};

export const profileFormFields = createFields({
  display_name: { type: 'text', json: 'string', required: true, maxLength: 100 },
  phone_country: { type: 'enum', json: 'integer', enum: country },
  phone: { type: 'phone', json: 'string', maxLength: 20, country: 'phone_country' },
  email: { type: 'email', json: 'string', maxLength: 200 },
});
