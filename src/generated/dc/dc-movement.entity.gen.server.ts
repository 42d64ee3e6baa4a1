// Generated from schemas/dc/dc-movement.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createEntity } from '#contract/parts.ts';
import { type DcMovement, dcMovementDisplay, dcMovementFields, dcMovementRules } from './dc-movement.entity.gen.ts';
import { dcMovementWorkflow } from './dc-movement.workflow.gen.ts';

export const dcMovementModel = createEntity({
  name: 'dc_movement',
  module: 'dc',
  owner: 'tree',
  fields: Object.values(dcMovementFields),
  refillSql: {
    quantity: {
      text: '(SELECT COALESCE(sum(t_lines."quantity"), 0) FROM "dc_movement_line" t_lines WHERE t_lines."dc_movement_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    received: {
      text: '(SELECT COALESCE(sum(CASE WHEN t_lines."received" IS NOT NULL THEN t_lines."received" ELSE 0 END), 0) FROM "dc_movement_line" t_lines WHERE t_lines."dc_movement_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    difference: {
      text: '(SELECT COALESCE(sum(CASE WHEN t_lines."received" IS NOT NULL THEN t_lines."quantity"::float8 - t_lines."received" ELSE 0 END), 0) FROM "dc_movement_line" t_lines WHERE t_lines."dc_movement_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    amount: {
      text: '(SELECT COALESCE(sum(CASE WHEN t_lines."amount" IS NOT NULL THEN t_lines."amount" ELSE 0 END), 0) FROM "dc_movement_line" t_lines WHERE t_lines."dc_movement_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [], after: ['dc_movement_line.amount'],
    },
  },
  display: dcMovementDisplay,
  search: ['code', 'from_name', 'to_name', 'buyer_name'],
  unique: [{ key: 'code', fields: ['code'], message: 'messages.duplicate' }],
  index: [['kind', 'sent_at'], ['status'], ['from_id'], ['to_id'], ['dc_file_id']],
  access: {
    read: ['dc_distributor', 'dc_order', 'dc_receipt_history', 'dc_return_history', 'dc_goods'],
    create: ['dc_distributor', 'dc_return_history'],
    update: ['dc_distributor', 'dc_receipt_history', 'dc_return_history'], delete: ['dc_distributor'],
  },
  lookup: ['dc_distributor', 'dc_order', 'dc_receipt_history', 'dc_return_history', 'dc_goods', 'dc_order_create'],
  visibleRows: {
    sql: {
      text: '({user.node}::int8 IS NULL OR t."from_id" IS NOT NULL AND t."from_id" = ANY({user.nodes}::int8[]) OR t."to_id" IS NOT NULL AND t."to_id" = ANY({user.nodes}::int8[]))',
      params: ['user.node', 'user.nodes'],
    },
    check: (c: Logic<DcMovement>) =>
      c.user.node == null || c.record.from_id != null && c.user.nodes.includes(c.record.from_id) || c.record.to_id != null && c.user.nodes.includes(c.record.to_id),
  },
  rules: dcMovementRules,
  workflows: [dcMovementWorkflow],
  live: true,
});
