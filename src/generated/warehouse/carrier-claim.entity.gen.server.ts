// Generated from schemas/warehouse/carrier-claim.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { carrierClaimDisplay, carrierClaimFields, carrierClaimRules } from './carrier-claim.entity.gen.ts';
import { carrierClaimWorkflow } from './carrier-claim.workflow.gen.ts';

export const carrierClaimModel = createEntity({
  name: 'carrier_claim',
  module: 'warehouse',
  owner: 'customer',
  fields: Object.values(carrierClaimFields),
  display: carrierClaimDisplay,
  search: ['code', 'delivery_order_id', 'carrier_ref'],
  unique: [
    { key: 'code', fields: ['code'], message: 'messages.duplicate' },
    {
      key: 'open', fields: ['order_id'], message: 'rule.carrier_claim.open',
      where: { text: "(t.\"status\" IN ('filed', 'accepted'))", params: [] },
    },
  ],
  index: [['order_id'], ['status', 'created_at']],
  access: {
    read: ['goods_return_history'], create: ['goods_return_history'], update: ['goods_return_history'], delete: null,
  },
  lookup: ['goods_return_history'],
  rules: carrierClaimRules,
  workflows: [carrierClaimWorkflow],
  live: true,
});
