// Generated from schemas/stock/goods-priority.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { goodsPriorityDisplay, goodsPriorityFields, goodsPriorityRules } from './goods-priority.entity.gen.ts';

export const goodsPriorityModel = createEntity({
  name: 'goods_priority',
  module: 'stock',
  owner: 'customer',
  fields: Object.values(goodsPriorityFields),
  display: goodsPriorityDisplay,
  search: ['code', 'sku', 'name'],
  unique: [{ key: 'code', fields: ['code'], message: 'messages.duplicate' }],
  index: [['goods_id', 'warehouse_id', 'channel'], ['state', 'from_date'], ['created_at']],
  access: {
    read: ['administration_priority_goods_quantity'], create: ['administration_priority_goods_quantity'],
    update: ['administration_priority_goods_quantity'], delete: null,
  },
  lookup: ['administration_priority_goods_quantity', 'goods_manager'],
  rules: goodsPriorityRules,
  live: true,
});
