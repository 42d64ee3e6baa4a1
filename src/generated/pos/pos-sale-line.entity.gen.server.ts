// Generated from schemas/pos/pos-sale-line.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { posSaleLineDisplay, posSaleLineFields, posSaleLineRules } from './pos-sale-line.entity.gen.ts';

export const posSaleLineModel = createEntity({
  name: 'pos_sale_line',
  module: 'pos',
  owner: 'customer',
  fields: Object.values(posSaleLineFields),
  refillSql: { amount: { text: '(t."quantity"::float8 * t."unit_price" - t."discount")', params: [] } },
  display: posSaleLineDisplay,
  search: ['sku', 'name'],
  access: { read: ['pos_order_list', 'pos_order_create_single'], create: null, update: null, delete: null },
  lookup: ['pos_order_list', 'pos_order_create_single'],
  rules: posSaleLineRules,
  parent: { entity: 'pos_sale', foreignKey: 'sale_id', field: 'lines' },
});
