// Generated from schemas/crm/switch-model.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { Lead } from './lead.entity.gen.ts';

export type SwitchModelActionInput = {
  /** Which of its goods; empty: the only one. */
  goods_id: number | null;
  to_goods_id: number;
  /** Empty: the retail price. */
  unit_price: number | null;
  note: string;
};

export const switchModelActionFields = createFields({
  goods_id: { type: 'reference', json: 'integer', reference: { entity: 'goods', onDelete: 'restrict' } },
  to_goods_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'goods', onDelete: 'restrict', where: { active: true } },
  },
  unit_price: { type: 'money', json: 'integer', minimum: 0 },
  note: { type: 'text', json: 'string', required: true, minLength: 5, maxLength: 500 },
});

export const switchModelAction: RecordAction = {
  key: 'switch_model',
  entity: 'lead',
  permissions: [
    'crm_lead_telesale', 'crm_lead_incomplete', 'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_temporary',
    'crm_lead_wait_confirm',
  ],
  guard: (c: Logic<Lead>) =>
    ['incomplete', 'telesale', 'complete', 'double_check', 'temporary', 'deposit_check'].includes(c.record.queue) && c.record.status !== 100,
  guardMessage: 'rule.lead.not_switchable',
  form: 'switch-model',
  success: 'lead.switched',
};
