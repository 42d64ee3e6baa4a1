// Generated from schemas/promotion/promotion-pair.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { promotionPairDisplay, promotionPairFields, promotionPairRules } from './promotion-pair.entity.gen.ts';

export const promotionPairModel = createEntity({
  name: 'promotion_pair',
  module: 'promotion',
  written: 'view',
  owner: 'customer',
  fields: Object.values(promotionPairFields),
  display: promotionPairDisplay,
  view: {
    sql: {
      text: "SELECT v.*, coalesce(v.\"line_id\"::text, '') || '~' || coalesce(v.\"other_line_id\"::text, '') AS \"id\" FROM (SELECT s.\"id\" AS \"line_id\", b.\"id\" AS \"other_line_id\", s.\"goods_id\" AS \"goods_id\", s.\"promotion_id\" AS \"promotion_id\", j1.\"from_at\" AS \"from_at\", j1.\"to_at\" AS \"to_at\", b.\"promotion_id\" AS \"other_id\" FROM \"promotion_line\" s LEFT JOIN \"promotion_line\" b ON b.\"customer_id\" = {user.customer}::int8 AND b.\"deleted_at\" IS NULL AND b.\"goods_id\" = s.\"goods_id\" JOIN \"promotion\" p ON p.\"customer_id\" = {user.customer}::int8 AND p.\"deleted_at\" IS NULL AND p.\"id\" = s.\"promotion_id\" LEFT JOIN \"promotion\" j1 ON j1.\"customer_id\" = {user.customer}::int8 AND j1.\"id\" = s.\"promotion_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (p.\"status\" IN (0, 1, 2))) v",
      params: ['user.customer'],
    },
    sources: ['promotion', 'promotion_line'], id: 'text', walls: [['administration_pos_promotion_config']],
  },
  access: { read: ['administration_pos_promotion_config'], create: null, update: null, delete: null },
  lookup: null,
  rules: promotionPairRules,
  audit: false,
  softDelete: false,
});
