// Generated from schemas/crm/lead-sheet.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type RepeatedLeads, repeatedLeads } from './repeated-leads.enum.gen.ts';

export type LeadSheet = {
  id: number;
  version: number;
  code: string;
  /** What was done with people on whom somebody works already. */
  repeated: RepeatedLeads | null;
  file: string | null;
  rows: number;
  /** Leads that were made. */
  accepted: number;
  rejected: number;
  /** The rows that were refused, each with its reason. */
  error_file: string | null;
  note: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const leadSheetFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'TK', per: 'day', digits: 5 },
  },
  repeated: { type: 'enum', json: 'string', readOnly: true, default: 'merge', enum: repeatedLeads },
  file: { type: 'file', json: 'string', readOnly: true, maxLength: 200 },
  rows: { type: 'integer', json: 'integer', required: true, readOnly: true, default: 0 },
  accepted: { type: 'integer', json: 'integer', required: true, readOnly: true, default: 0 },
  rejected: { type: 'integer', json: 'integer', required: true, readOnly: true, default: 0 },
  error_file: { type: 'file', json: 'string', readOnly: true, maxLength: 200 },
  note: { type: 'text', json: 'string', maxLength: 255 },
  ...standardFields,
});

export const leadSheetRules: readonly RuleModel[] = [];

export const leadSheetDisplay = [{ field: 'code' }] as const;
