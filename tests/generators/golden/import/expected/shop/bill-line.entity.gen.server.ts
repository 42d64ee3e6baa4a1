// Generated from schemas/shop/bill-line.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { billLineDisplay, billLineFields, billLineRules } from './bill-line.entity.gen.ts';

export const billLineModel = createEntity({
  name: 'bill_line',
  module: 'shop',
  owner: 'customer',
  fields: Object.values(billLineFields),
  display: billLineDisplay,
  access: { read: null, create: null, update: null, delete: null },
  lookup: null,
  rules: billLineRules,
  parent: { entity: 'bill', foreignKey: 'bill_id', field: 'lines' },
});
