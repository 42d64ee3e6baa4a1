// Generated from schemas/crm/page-lead.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type PageLead = {
  id: number;
  lead_id: number;
  ladi_page_id: number | null;
  today: number;
  invalid: number;
  confirmed: number;
};

export const pageLeadFields = createFields({
  lead_id: { type: 'reference', json: 'integer', required: true, reference: { entity: 'lead', onDelete: 'restrict' } },
  ladi_page_id: { type: 'reference', json: 'integer', reference: { entity: 'ladi_page', onDelete: 'restrict' } },
  today: { type: 'integer', json: 'integer', required: true },
  invalid: { type: 'integer', json: 'integer', required: true },
  confirmed: { type: 'integer', json: 'integer', required: true },
});

export const pageLeadRules: readonly RuleModel[] = [];

export const pageLeadDisplay = [{ field: 'lead_id' }] as const;
