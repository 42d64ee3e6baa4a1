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
  access: { read: null, create: null, update: null, delete: null },
  lookup: null,
  rules: billRules,
  audit: true,
  softDelete: true,
  live: false,
};
