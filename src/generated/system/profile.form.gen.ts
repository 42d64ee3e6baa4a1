// Generated from schemas/system/profile.form.json. Edit that file and run `npm run generate`.
import type { FieldModel } from '#contract/model.ts';

export type ProfileForm = {
  display_name: string;
  phone: string | null;
  email: string | null;
};

export const profileFormFields = {
  display_name: { name: 'display_name', type: 'text', json: 'string', required: true, maxLength: 100 },
  phone: { name: 'phone', type: 'phone', json: 'string', maxLength: 20 },
  email: { name: 'email', type: 'email', json: 'string', maxLength: 200 },
} as const satisfies Record<string, FieldModel>;
