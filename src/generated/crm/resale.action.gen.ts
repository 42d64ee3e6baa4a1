// Generated from schemas/crm/resale.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { Lead } from './lead.entity.gen.ts';
import { type ProcessLimit, processLimit } from './process-limit.enum.gen.ts';

export type ResaleActionInput = {
  account_id: number | null;
  process_limit: ProcessLimit | null;
};

export const resaleActionFields = createFields({
  account_id: { type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' } },
  process_limit: { type: 'enum', json: 'integer', enum: processLimit },
});

export const resaleAction: RecordAction = {
  key: 'resale',
  entity: 'lead',
  permissions: ['crm_lead_dead', 'crm_lead_no_demand'],
  guard: (c: Logic<Lead>) =>
    (['dead', 'no_demand', 'dead_pool'].includes(c.record.queue) || c.record.status === 100 && c.record.order_id != null) && c.record.resold_lead_id == null && c.record.cancel_type == null && c.record.phone != null && c.record.opt_out !== true,
  guardMessage: 'rule.lead.not_resellable',
  form: 'resale',
  tone: 'success',
  bulk: true,
};
