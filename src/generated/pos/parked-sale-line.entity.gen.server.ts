// Generated from schemas/pos/parked-sale-line.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { parkedSaleLineDisplay, parkedSaleLineFields, parkedSaleLineRules } from './parked-sale-line.entity.gen.ts';

export const parkedSaleLineModel = createEntity({
  name: 'parked_sale_line',
  module: 'pos',
  owner: 'customer',
  fields: Object.values(parkedSaleLineFields),
  display: parkedSaleLineDisplay,
  search: ['sku', 'name'],
  access: { read: ['pos_order_create_single', 'pos_order_list'], create: null, update: null, delete: null },
  lookup: ['pos_order_create_single', 'pos_order_list'],
  rules: parkedSaleLineRules,
  parent: { entity: 'parked_sale', foreignKey: 'parked_sale_id', field: 'lines' },
});
