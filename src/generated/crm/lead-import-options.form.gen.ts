// Generated from schemas/crm/lead-import-options.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import { type LeadSource, leadSource } from './lead-source.enum.gen.ts';
import { type ProcessLimit, processLimit } from './process-limit.enum.gen.ts';
import { type RepeatedLeads, repeatedLeads } from './repeated-leads.enum.gen.ts';

export type LeadImportOptionsForm = {
  source: LeadSource | null;
  /** Empty: by the rules. */
  account_id: number | null;
  process_limit: ProcessLimit | null;
  repeated: RepeatedLeads | null;
};

export const leadImportOptionsFormFields = createFields({
  source: { type: 'enum', json: 'string', enum: leadSource },
  account_id: { type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' } },
  process_limit: { type: 'enum', json: 'integer', enum: processLimit },
  repeated: { type: 'enum', json: 'string', default: 'merge', enum: repeatedLeads },
});
