// Generated from schemas/orders/consignment-line.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { consignmentLineDisplay, consignmentLineFields, consignmentLineRules } from './consignment-line.entity.gen.ts';

export const consignmentLineModel = createEntity({
  name: 'consignment_line',
  module: 'orders',
  owner: 'customer',
  fields: Object.values(consignmentLineFields),
  display: consignmentLineDisplay,
  search: ['sku', 'name'],
  access: { read: ['order_consignment'], create: null, update: null, delete: null },
  lookup: ['order_consignment'],
  rules: consignmentLineRules,
  parent: { entity: 'consignment', foreignKey: 'consignment_id', field: 'lines' },
});
