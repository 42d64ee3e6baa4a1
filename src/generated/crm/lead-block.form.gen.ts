// Generated from schemas/crm/lead-block.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import { type BlacklistReason, blacklistReason } from './blacklist-reason.enum.gen.ts';

export type LeadBlockForm = {
  reason: BlacklistReason;
  note: string;
  with_address: boolean | null;
};

export const leadBlockFormFields = createFields({
  reason: { type: 'enum', json: 'string', required: true, default: 'abuse', enum: blacklistReason },
  note: { type: 'long_text', json: 'string', required: true, minLength: 5, maxLength: 500 },
  with_address: { type: 'boolean', json: 'boolean', default: false },
});
