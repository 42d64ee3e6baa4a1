// Generated from schemas/goods/goods-profile.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { goodsProfileDisplay, goodsProfileFields, goodsProfileRules } from './goods-profile.entity.gen.ts';

export const goodsProfileModel = createEntity({
  name: 'goods_profile',
  module: 'goods',
  owner: 'customer',
  fields: Object.values(goodsProfileFields),
  computeSql: {
    state: {
      text: "CASE WHEN t.\"valid_to\" IS NULL THEN 'valid' WHEN t.\"valid_to\" < {today}::date THEN 'expired' WHEN t.\"valid_to\" <= {today}::date + 60::int4 THEN 'expiring' ELSE 'valid' END",
      params: ['today'],
    },
    days_left: {
      text: 'CASE WHEN t."valid_to" IS NOT NULL THEN (t."valid_to" - {today}::date)::int8 ELSE NULL END',
      params: ['today'],
    },
  },
  display: goodsProfileDisplay,
  search: ['code', 'name', 'number'],
  unique: [{ key: 'code', fields: ['code'], message: 'rule.goods_profile.code_taken' }],
  access: {
    read: ['administration_goods_profile', 'goods_manager'], create: ['administration_goods_profile'],
    update: ['administration_goods_profile'], delete: null,
  },
  lookup: ['administration_goods_profile', 'goods_manager', 'administration_goods_cost'],
  rules: goodsProfileRules,
});
