// Generated from schemas/shop/bill-line.entity.json. Edit that file and run `npm run generate`.
import type { EntityModel } from '#contract/model.ts';
import { billLineDisplay, billLineFields, billLineRules } from './bill-line.entity.gen.ts';

export const billLineModel: EntityModel = {
  name: 'bill_line',
  module: 'shop',
  table: 'bill_line',
  owner: 'customer',
  fields: Object.values(billLineFields),
  display: billLineDisplay,
  search: [],
  unique: [],
  index: [],
  access: { read: null, create: null, update: null, delete: null },
  lookup: null,
  rules: billLineRules,
  audit: true,
  softDelete: true,
  parent: { entity: 'bill', foreignKey: 'bill_id', field: 'lines' },
  live: false,
};
