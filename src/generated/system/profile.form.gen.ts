// Generated from schemas/system/profile.form.json. Edit that file and run `npm run generate`.
import type { FieldModel } from '#contract/model.ts';
import { country } from '#generated/_shared/country.enum.gen.ts';

export type ProfileForm = {
  display_name: string;
  /** By whose rule the phone is read; none: the company's. */
  phone_country: number | null;
  phone: string | null;
  email: string | null;
};

export const profileFormFields = {
  display_name: { name: 'display_name', type: 'text', json: 'string', required: true, maxLength: 100 },
  phone_country: { name: 'phone_country', type: 'enum', json: 'integer', enum: country },
  phone: { name: 'phone', type: 'phone', json: 'string', maxLength: 20, country: 'phone_country' },
  email: { name: 'email', type: 'email', json: 'string', maxLength: 200 },
} as const satisfies Record<string, FieldModel>;
