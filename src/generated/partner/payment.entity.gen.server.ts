// Generated from schemas/partner/payment.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { paymentDisplay, paymentFields, paymentRules } from './payment.entity.gen.ts';
import { paymentWorkflow } from './payment.workflow.gen.ts';

export const paymentModel = createEntity({
  name: 'payment',
  module: 'partner',
  owner: 'customer',
  fields: Object.values(paymentFields),
  display: paymentDisplay,
  search: ['code', 'bank_ref'],
  unique: [
    { key: 'code', fields: ['code'], message: 'messages.duplicate' },
    { key: 'bank_ref', fields: ['bank_ref'], message: 'rule.payment.bank_ref_taken' },
  ],
  index: [['date'], ['supplier_id'], ['consignee_id'], ['distributor_id']],
  access: {
    read: ['administration_goods_debt'], create: ['administration_goods_debt'], update: ['administration_goods_debt'],
    delete: null,
  },
  lookup: ['administration_goods_debt'],
  rules: paymentRules,
  workflows: [paymentWorkflow],
  live: true,
});
