// Generated from schemas/promotion/promotion-line.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { promotionLineDisplay, promotionLineFields, promotionLineRules } from './promotion-line.entity.gen.ts';

export const promotionLineModel = createEntity({
  name: 'promotion_line',
  module: 'promotion',
  owner: 'customer',
  fields: Object.values(promotionLineFields),
  refillSql: {
    price_after: {
      text: 'CASE WHEN t."price" IS NULL THEN NULL WHEN t."discount_percent" IS NOT NULL THEN t."price"::float8 - floor(t."price"::float8 * t."discount_percent" / 100) WHEN t."discount_amount" IS NOT NULL THEN t."price"::float8 - t."discount_amount" ELSE t."price" END',
      params: [],
    },
  },
  display: promotionLineDisplay,
  search: ['sku', 'name'],
  index: [['goods_id']],
  access: { read: ['administration_pos_promotion_config'], create: null, update: null, delete: null },
  lookup: ['administration_pos_promotion_config'],
  rules: promotionLineRules,
  parent: { entity: 'promotion', foreignKey: 'promotion_id', field: 'lines' },
});
