// Generated from schemas/crm/lead-keep.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import { type LeadTemporaryType, leadTemporaryType } from './lead-temporary-type.enum.gen.ts';

export type LeadKeepForm = {
  temporary_type: LeadTemporaryType;
  temporary_until: string | null;
};

export const leadKeepFormFields = createFields({
  temporary_type: { type: 'enum', json: 'string', required: true, default: 'draft', enum: leadTemporaryType },
  temporary_until: { type: 'date_time', json: 'string' },
});
