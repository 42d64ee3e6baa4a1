// Generated from schemas/crm/lead-give-up.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import { type LeadCancelType, leadCancelType } from './lead-cancel-type.enum.gen.ts';
import { type LeadLostReason, leadLostReason } from './lead-lost-reason.enum.gen.ts';

export type LeadGiveUpForm = {
  lost_reason: LeadLostReason;
  cancel_type: LeadCancelType | null;
  last_note: string | null;
};

export const leadGiveUpFormFields = createFields({
  lost_reason: { type: 'enum', json: 'string', required: true, enum: leadLostReason },
  cancel_type: { type: 'enum', json: 'string', enum: leadCancelType },
  last_note: { type: 'long_text', json: 'string', maxLength: 500 },
});
