// Generated from schemas/shop/bill.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { billDisplay, billFields, billRules } from './bill.entity.gen.ts';

export const billModel = createEntity({
  name: 'bill',
  module: 'shop',
  owner: 'customer',
  fields: Object.values(billFields),
  display: billDisplay,
  access: { read: ['bill_manager'], create: ['bill_manager'], update: ['bill_discount'], delete: ['bill_manager'] },
  lookup: ['bill_manager'],
  rules: billRules,
});
