// Generated from schemas/dc/dc-movement-line.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { dcMovementLineDisplay, dcMovementLineFields, dcMovementLineRules } from './dc-movement-line.entity.gen.ts';

export const dcMovementLineModel = createEntity({
  name: 'dc_movement_line',
  module: 'dc',
  owner: 'customer',
  fields: Object.values(dcMovementLineFields),
  refillSql: {
    amount: {
      text: 'CASE WHEN t."unit_price" IS NOT NULL THEN t."quantity"::float8 * t."unit_price" ELSE NULL END', params: [],
    },
  },
  display: dcMovementLineDisplay,
  search: ['sku', 'name', 'uid'],
  index: [['goods_id'], ['uid']],
  access: {
    read: ['dc_distributor', 'dc_order', 'dc_receipt_history', 'dc_return_history', 'dc_goods'], create: null,
    update: null, delete: null,
  },
  lookup: ['dc_distributor', 'dc_order', 'dc_receipt_history', 'dc_return_history', 'dc_goods'],
  rules: dcMovementLineRules,
  parent: { entity: 'dc_movement', foreignKey: 'dc_movement_id', field: 'lines' },
});
