// Generated from schemas/partner/payment-line.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { paymentLineDisplay, paymentLineFields, paymentLineRules } from './payment-line.entity.gen.ts';

export const paymentLineModel = createEntity({
  name: 'payment_line',
  module: 'partner',
  owner: 'customer',
  fields: Object.values(paymentLineFields),
  display: paymentLineDisplay,
  index: [['entry_id']],
  access: { read: ['administration_goods_debt'], create: null, update: null, delete: null },
  lookup: ['administration_goods_debt'],
  rules: paymentLineRules,
  parent: { entity: 'payment', foreignKey: 'payment_id', field: 'lines' },
});
