// Generated from schemas/crm/lead-give-up.form.json. Edit that file and run `npm run generate`.
import type { FieldModel } from '#contract/model.ts';
import { leadCancelType } from './lead-cancel-type.enum.gen.ts';

export type LeadGiveUpForm = {
  cancel_type: string;
};

export const leadGiveUpFormFields = {
  cancel_type: { name: 'cancel_type', type: 'enum', json: 'string', required: true, enum: leadCancelType },
} as const satisfies Record<string, FieldModel>;
