// Generated from schemas/promotion/promotion-loss.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { promotionLossDisplay, promotionLossFields, promotionLossRules } from './promotion-loss.entity.gen.ts';

export const promotionLossModel = createEntity({
  name: 'promotion_loss',
  module: 'promotion',
  written: 'view',
  owner: 'customer',
  fields: Object.values(promotionLossFields),
  computeSql: {
    loss: {
      text: 'CASE WHEN t."price_after" IS NOT NULL AND t."cost_now" IS NOT NULL THEN t."cost_now"::float8 - t."price_after" ELSE NULL END',
      params: [],
    },
  },
  display: promotionLossDisplay,
  view: {
    sql: {
      text: 'SELECT v.*, v."line_id" AS "id" FROM (SELECT s."id" AS "line_id", s."promotion_id" AS "promotion_id", s."goods_id" AS "goods_id", s."price" AS "price", s."price_after" AS "price_after", j1."cost_price" AS "cost_now" FROM "promotion_line" s JOIN "promotion" p ON p."customer_id" = {user.customer}::int8 AND p."deleted_at" IS NULL AND p."id" = s."promotion_id" LEFT JOIN "goods" j1 ON j1."customer_id" = {user.customer}::int8 AND j1."id" = s."goods_id" WHERE s."customer_id" = {user.customer}::int8 AND s."deleted_at" IS NULL AND (p."status" IN (0, 1, 2))) v',
      params: ['user.customer'],
    },
    sources: ['goods', 'promotion', 'promotion_line'], id: 'number', walls: [['administration_pos_promotion_config']],
  },
  access: { read: ['administration_pos_promotion_config'], create: null, update: null, delete: null },
  lookup: null,
  rules: promotionLossRules,
  audit: false,
  softDelete: false,
});
