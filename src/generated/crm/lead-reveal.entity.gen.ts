// Generated from schemas/crm/lead-reveal.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type LeadQueue, leadQueue } from './lead-queue.enum.gen.ts';

export type LeadReveal = {
  id: number;
  version: number;
  lead_id: number;
  account_id: number;
  at: string;
  /** Where the lead stood then. */
  queue: LeadQueue;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const leadRevealFields = createFields({
  lead_id: {
    type: 'reference', json: 'integer', required: true, readOnly: true,
    reference: { entity: 'lead', onDelete: 'restrict' },
  },
  account_id: {
    type: 'reference', json: 'integer', required: true, readOnly: true,
    reference: { entity: 'account', onDelete: 'restrict' },
  },
  at: { type: 'date_time', json: 'string', required: true, readOnly: true },
  queue: { type: 'enum', json: 'string', required: true, readOnly: true, enum: leadQueue },
  ...standardFields,
});

export const leadRevealRules: readonly RuleModel[] = [];

export const leadRevealDisplay = [{ field: 'at' }] as const;
