// Generated from schemas/warehouse/put-back-line.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { putBackLineDisplay, putBackLineFields, putBackLineRules } from './put-back-line.entity.gen.ts';

export const putBackLineModel = createEntity({
  name: 'put_back_line',
  module: 'warehouse',
  owner: 'customer',
  fields: Object.values(putBackLineFields),
  display: putBackLineDisplay,
  search: ['sku', 'name'],
  index: [['goods_id']],
  access: { read: ['order_manager', 'pos_order_online_list'], create: null, update: null, delete: null },
  lookup: ['order_manager', 'pos_order_online_list'],
  rules: putBackLineRules,
  parent: { entity: 'put_back', foreignKey: 'put_back_id', field: 'lines' },
});
