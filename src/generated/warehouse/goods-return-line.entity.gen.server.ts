// Generated from schemas/warehouse/goods-return-line.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import {
  goodsReturnLineDisplay,
  goodsReturnLineFields,
  goodsReturnLineRules,
} from './goods-return-line.entity.gen.ts';

export const goodsReturnLineModel = createEntity({
  name: 'goods_return_line',
  module: 'warehouse',
  owner: 'customer',
  fields: Object.values(goodsReturnLineFields),
  display: goodsReturnLineDisplay,
  search: ['sku', 'name'],
  index: [['goods_id']],
  access: { read: ['pos_order_online_list', 'goods_return_history'], create: null, update: null, delete: null },
  lookup: ['pos_order_online_list', 'goods_return_history'],
  rules: goodsReturnLineRules,
  parent: { entity: 'goods_return', foreignKey: 'goods_return_id', field: 'lines' },
});
