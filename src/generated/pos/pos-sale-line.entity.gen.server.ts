// Generated from schemas/pos/pos-sale-line.entity.json. Edit that file and run `npm run generate`.
import type { EntityModel } from '#contract/model.ts';
import { posSaleLineDisplay, posSaleLineFields, posSaleLineRules } from './pos-sale-line.entity.gen.ts';

export const posSaleLineModel: EntityModel = {
  name: 'pos_sale_line',
  module: 'pos',
  table: 'pos_sale_line',
  owner: 'customer',
  fields: Object.values(posSaleLineFields),
  refillSql: { amount: { text: '(t."quantity"::float8 * t."unit_price")', params: [] } },
  display: posSaleLineDisplay,
  search: ['sku', 'name'],
  unique: [],
  index: [],
  access: { read: ['pos_order_list', 'pos_order_create_single'], create: null, update: null, delete: null },
  lookup: ['pos_order_list', 'pos_order_create_single'],
  rules: posSaleLineRules,
  audit: true,
  softDelete: true,
  parent: { entity: 'pos_sale', foreignKey: 'sale_id', field: 'lines' },
  live: false,
};
