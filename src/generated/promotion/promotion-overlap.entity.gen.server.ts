// Generated from schemas/promotion/promotion-overlap.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import {
  promotionOverlapDisplay,
  promotionOverlapFields,
  promotionOverlapRules,
} from './promotion-overlap.entity.gen.ts';

export const promotionOverlapModel = createEntity({
  name: 'promotion_overlap',
  module: 'promotion',
  written: 'view',
  owner: 'customer',
  fields: Object.values(promotionOverlapFields),
  computeSql: {
    overlaps: {
      text: 'CASE WHEN t."promotion_id" IS NOT NULL AND t."other_id" IS NOT NULL AND t."from_at" IS NOT NULL AND t."to_at" IS NOT NULL AND t."other_from" IS NOT NULL AND t."other_to" IS NOT NULL THEN t."promotion_id" < t."other_id" AND t."from_at" < t."other_to" AND t."other_from" < t."to_at" ELSE FALSE END',
      params: [],
    },
  },
  display: promotionOverlapDisplay,
  view: {
    sql: {
      text: "SELECT v.*, coalesce(v.\"line_id\"::text, '') || '~' || coalesce(v.\"other_line_id\"::text, '') AS \"id\" FROM (SELECT s.\"line_id\" AS \"line_id\", s.\"other_line_id\" AS \"other_line_id\", s.\"goods_id\" AS \"goods_id\", s.\"promotion_id\" AS \"promotion_id\", b.\"id\" AS \"other_id\", s.\"from_at\" AS \"from_at\", s.\"to_at\" AS \"to_at\", b.\"from_at\" AS \"other_from\", b.\"to_at\" AS \"other_to\" FROM (SELECT v.*, coalesce(v.\"line_id\"::text, '') || '~' || coalesce(v.\"other_line_id\"::text, '') AS \"id\" FROM (SELECT s.\"id\" AS \"line_id\", b.\"id\" AS \"other_line_id\", s.\"goods_id\" AS \"goods_id\", s.\"promotion_id\" AS \"promotion_id\", j1.\"from_at\" AS \"from_at\", j1.\"to_at\" AS \"to_at\", b.\"promotion_id\" AS \"other_id\" FROM \"promotion_line\" s LEFT JOIN \"promotion_line\" b ON b.\"customer_id\" = {user.customer}::int8 AND b.\"deleted_at\" IS NULL AND b.\"goods_id\" = s.\"goods_id\" JOIN \"promotion\" p ON p.\"customer_id\" = {user.customer}::int8 AND p.\"deleted_at\" IS NULL AND p.\"id\" = s.\"promotion_id\" LEFT JOIN \"promotion\" j1 ON j1.\"customer_id\" = {user.customer}::int8 AND j1.\"id\" = s.\"promotion_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (p.\"status\" IN (0, 1, 2))) v) s LEFT JOIN \"promotion\" b ON b.\"customer_id\" = {user.customer}::int8 AND b.\"deleted_at\" IS NULL AND b.\"id\" = s.\"other_id\" AND (b.\"status\" IN (0, 1, 2)) WHERE TRUE) v",
      params: ['user.customer'],
    },
    sources: ['promotion', 'promotion_line', 'promotion_pair'], id: 'text',
    walls: [['administration_pos_promotion_config']],
  },
  access: { read: ['administration_pos_promotion_config'], create: null, update: null, delete: null },
  lookup: null,
  rules: promotionOverlapRules,
  audit: false,
  softDelete: false,
});
