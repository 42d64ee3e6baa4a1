// Generated from schemas/shop/bill.entity.json. Edit that file and run `npm run generate`.
import type { EntityModel } from '#contract/model.ts';
import { billDisplay, billFields, billRules } from './bill.entity.gen.ts';

export const billModel: EntityModel = {
  name: 'bill',
  module: 'shop',
  table: 'bill',
  owner: 'customer',
  fields: Object.values(billFields),
  display: billDisplay,
  search: [],
  unique: [],
  index: [],
  access: { read: ['bill_manager'], create: ['bill_manager'], update: ['bill_discount'], delete: ['bill_manager'] },
  lookup: ['bill_manager'],
  rules: billRules,
  audit: true,
  softDelete: true,
  live: false,
};
