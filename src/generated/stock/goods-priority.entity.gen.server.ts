// Generated from schemas/stock/goods-priority.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createEntity } from '#contract/parts.ts';
import {
  type GoodsPriority,
  goodsPriorityDisplay,
  goodsPriorityFields,
  goodsPriorityRules,
} from './goods-priority.entity.gen.ts';

export const goodsPriorityModel = createEntity({
  name: 'goods_priority',
  module: 'stock',
  owner: 'customer',
  fields: Object.values(goodsPriorityFields),
  display: goodsPriorityDisplay,
  search: ['code', 'sku', 'name'],
  unique: [{ key: 'code', fields: ['code'], message: 'messages.duplicate' }],
  period: {
    from: 'from_date', to: 'to_date', keys: ['goods_id', 'warehouse_id', 'channel'],
    where: { text: "(t.\"state\" IN ('coming', 'running'))", params: [] },
    counts: (c: Logic<GoodsPriority>) => ['coming', 'running'].includes(c.record.state),
  },
  index: [['goods_id', 'warehouse_id', 'channel'], ['state', 'from_date'], ['created_at']],
  access: {
    read: ['administration_priority_goods_quantity'], create: ['administration_priority_goods_quantity'],
    update: ['administration_priority_goods_quantity'], delete: null,
  },
  lookup: ['administration_priority_goods_quantity', 'goods_manager'],
  rules: goodsPriorityRules,
  live: true,
});
