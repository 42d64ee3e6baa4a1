// Generated from schemas/goods/goods-cost.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { goodsCostDisplay, goodsCostFields, goodsCostRules } from './goods-cost.entity.gen.ts';

export const goodsCostModel = createEntity({
  name: 'goods_cost',
  module: 'goods',
  written: 'module',
  owner: 'customer',
  fields: Object.values(goodsCostFields),
  display: goodsCostDisplay,
  search: ['document_code'],
  checks: [
    {
      key: 'not_negative', sql: { text: '(0 <= t."average_after")', params: [] },
      message: 'rule.goods_cost.not_negative',
    },
  ],
  index: [['goods_id', 'on_date'], ['on_date'], ['document_code']],
  access: { read: ['administration_goods_cost'], create: null, update: null, delete: null },
  lookup: ['administration_goods_cost'],
  rules: goodsCostRules,
  audit: false,
  softDelete: false,
  live: true,
});
