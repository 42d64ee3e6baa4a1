// Generated from schemas/crm/lead-import-options.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import { type ProcessLimit, processLimit } from './process-limit.enum.gen.ts';

export type LeadImportOptionsForm = {
  account_id: number | null;
  process_limit: ProcessLimit | null;
};

export const leadImportOptionsFormFields = createFields({
  account_id: { type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' } },
  process_limit: { type: 'enum', json: 'integer', enum: processLimit },
});
