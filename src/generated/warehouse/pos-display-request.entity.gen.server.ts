// Generated from schemas/warehouse/pos-display-request.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createEntity } from '#contract/parts.ts';
import {
  type PosDisplayRequest,
  posDisplayRequestDisplay,
  posDisplayRequestFields,
  posDisplayRequestRules,
} from './pos-display-request.entity.gen.ts';
import { posDisplayRequestWorkflow } from './pos-display-request.workflow.gen.ts';

export const posDisplayRequestModel = createEntity({
  name: 'pos_display_request',
  module: 'warehouse',
  owner: 'customer',
  fields: Object.values(posDisplayRequestFields),
  refillSql: {
    requested: {
      text: '(SELECT COALESCE(sum(t_lines."quantity"), 0) FROM "pos_display_request_line" t_lines WHERE t_lines."pos_display_request_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    approved: {
      text: '(SELECT COALESCE(sum(CASE WHEN t_lines."approved_quantity" IS NOT NULL THEN t_lines."approved_quantity" ELSE 0 END), 0) FROM "pos_display_request_line" t_lines WHERE t_lines."pos_display_request_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
  },
  display: posDisplayRequestDisplay,
  search: ['code'],
  unique: [{ key: 'code', fields: ['code'], message: 'messages.duplicate' }],
  index: [['created_at'], ['status', 'wanted_on'], ['pos_id', 'created_at']],
  access: {
    read: ['administration_pos_goods_display_request', 'pos_goods_transfer'],
    create: ['administration_pos_goods_display_request', 'pos_goods_transfer'],
    update: ['administration_pos_goods_display_request', 'pos_goods_transfer'],
    delete: ['administration_pos_goods_display_request', 'pos_goods_transfer'],
  },
  lookup: ['administration_pos_goods_display_request', 'pos_goods_transfer'],
  visibleRows: {
    sql: {
      text: "('administration_pos_goods_display_request' = ANY({user.permissions}::text[]) OR t.\"pos_id\" = ANY({user.pos}::int8[]))",
      params: ['user.permissions', 'user.pos'],
    },
    check: (c: Logic<PosDisplayRequest>) =>
      c.user.permissions.includes('administration_pos_goods_display_request') || c.user.pos.includes(c.record.pos_id),
  },
  rules: posDisplayRequestRules,
  workflows: [posDisplayRequestWorkflow],
  live: true,
});
