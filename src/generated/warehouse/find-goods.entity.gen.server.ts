// Generated from schemas/warehouse/find-goods.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { findGoodsDisplay, findGoodsFields, findGoodsRules } from './find-goods.entity.gen.ts';
import { findGoodsWorkflow } from './find-goods.workflow.gen.ts';

export const findGoodsModel = createEntity({
  name: 'find_goods',
  module: 'warehouse',
  owner: 'customer',
  fields: Object.values(findGoodsFields),
  display: findGoodsDisplay,
  search: ['code', 'order_code', 'sku'],
  unique: [{ key: 'code', fields: ['code'], message: 'rule.find_goods.code_taken' }],
  index: [
    ['created_at'],
    ['status', 'created_at'],
    ['warehouse_id', 'created_at'],
    ['order_id'],
    ['goods_id'],
    ['sla_ship_by'],
  ],
  access: {
    read: ['administration_goods_missing', 'order_manager'], create: ['administration_goods_missing', 'order_manager'],
    update: ['administration_goods_missing', 'order_manager'], delete: null,
  },
  lookup: ['administration_goods_missing', 'order_manager'],
  rules: findGoodsRules,
  workflows: [findGoodsWorkflow],
  live: true,
});
