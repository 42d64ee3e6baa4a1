// Generated from schemas/goods/goods-price.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { goodsPriceDisplay, goodsPriceFields, goodsPriceRules } from './goods-price.entity.gen.ts';

export const goodsPriceModel = createEntity({
  name: 'goods_price',
  module: 'goods',
  owner: 'customer',
  fields: Object.values(goodsPriceFields),
  computeSql: {
    change_percent: {
      text: 'CASE WHEN t."retail_before" IS NOT NULL AND t."retail_price" IS NOT NULL THEN CASE WHEN t."retail_before" > 0 THEN floor((t."retail_price"::float8 - t."retail_before") * 100 / NULLIF(t."retail_before", 0) * 10 + 0.5) / 10 ELSE NULL END ELSE NULL END',
      params: [],
    },
    margin: {
      text: 'CASE WHEN t."retail_price" IS NOT NULL AND t."cost_price" IS NOT NULL AND t."retail_price" > 0 THEN floor((100::float8 - t."cost_price"::float8 * (100::float8 + CASE WHEN t."tax_rate" IS NOT NULL AND t."tax_rate" > 0 THEN t."tax_rate" ELSE 0 END) / NULLIF(t."retail_price", 0)) * 10 + 0.5) / 10 ELSE NULL END',
      params: [],
    },
  },
  display: goodsPriceDisplay,
  search: ['sku', 'name', 'barcode'],
  unique: [
    {
      key: 'from_date', fields: ['goods_id', 'from_date'], message: 'rule.goods_price.from_date_taken',
      where: { text: "(t.\"state\" <> 'withdrawn')", params: [] },
    },
  ],
  index: [['state', 'from_date'], ['goods_id']],
  access: {
    read: ['administration_goods_price'], create: ['administration_goods_price'],
    update: ['administration_goods_price'], delete: null,
  },
  lookup: ['administration_goods_price'],
  rules: goodsPriceRules,
  live: true,
});
