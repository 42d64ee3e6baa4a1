// Generated from schemas/crm/agent-work.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type AgentWork = {
  id: string;
  side: number;
  row_id: number;
  account_id: number | null;
  open: number;
  due: number;
  late: number;
  fresh: number;
  calls: number;
  confirmed: number;
};

export const agentWorkFields = createFields({
  side: { type: 'integer', json: 'integer', required: true },
  row_id: { type: 'integer', json: 'integer', required: true },
  account_id: { type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' } },
  open: { type: 'integer', json: 'integer', required: true },
  due: { type: 'integer', json: 'integer', required: true },
  late: { type: 'integer', json: 'integer', required: true },
  fresh: { type: 'integer', json: 'integer', required: true },
  calls: { type: 'integer', json: 'integer', required: true },
  confirmed: { type: 'integer', json: 'integer', required: true },
});

export const agentWorkRules: readonly RuleModel[] = [];

export const agentWorkDisplay = [{ field: 'row_id' }] as const;
