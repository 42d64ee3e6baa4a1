// Generated from schemas/shop/bill-payment.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { billPaymentDisplay, billPaymentFields, billPaymentRules } from './bill-payment.entity.gen.ts';

export const billPaymentModel = createEntity({
  name: 'bill_payment',
  module: 'shop',
  owner: 'customer',
  fields: Object.values(billPaymentFields),
  display: billPaymentDisplay,
  access: { read: null, create: null, update: null, delete: null },
  lookup: null,
  rules: billPaymentRules,
  parent: { entity: 'bill', foreignKey: 'bill_id', field: 'payments' },
});
