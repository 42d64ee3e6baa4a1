// Generated from schemas/crm/agent-lead.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type AgentLead = {
  id: number;
  lead_id: number;
  account_id: number | null;
  due: number;
  late: number;
  fresh: number;
};

export const agentLeadFields = createFields({
  lead_id: { type: 'reference', json: 'integer', required: true, reference: { entity: 'lead', onDelete: 'restrict' } },
  account_id: { type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' } },
  due: { type: 'integer', json: 'integer', required: true },
  late: { type: 'integer', json: 'integer', required: true },
  fresh: { type: 'integer', json: 'integer', required: true },
});

export const agentLeadRules: readonly RuleModel[] = [];

export const agentLeadDisplay = [{ field: 'lead_id' }] as const;
