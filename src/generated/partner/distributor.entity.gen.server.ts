// Generated from schemas/partner/distributor.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createEntity } from '#contract/parts.ts';
import {
  type Distributor,
  distributorDisplay,
  distributorFields,
  distributorRules,
} from './distributor.entity.gen.ts';

export const distributorModel = createEntity({
  name: 'distributor',
  module: 'partner',
  owner: 'tree',
  tree: { parent: 'parent_id', level: 'level', path: 'path', of: 'code', deepest: 5, members: 'account_ids' },
  fields: Object.values(distributorFields),
  computeSql: {
    credit_left: {
      text: 'CASE WHEN t."credit_limit" IS NOT NULL THEN t."credit_limit"::float8 - t."debt" ELSE NULL END', params: [],
    },
    credit_used: {
      text: 'CASE WHEN t."credit_limit" IS NOT NULL AND t."credit_limit" > 0 THEN floor(t."debt"::float8 * 100 / NULLIF(t."credit_limit", 0) + 0.5) ELSE NULL END',
      params: [],
    },
  },
  display: distributorDisplay,
  search: ['code', 'name', 'phone'],
  unique: [{ key: 'code', fields: ['code'], message: 'rule.distributor.code_taken' }],
  index: [['path'], ['level']],
  access: {
    read: [
      'dc_distributor', 'dc_order_create', 'dc_order', 'dc_receipt_history', 'dc_return_history', 'dc_goods',
      'dc_process_file', 'dc_check_qr',
    ],
    create: ['dc_distributor'], update: ['dc_distributor'], delete: ['dc_distributor'],
  },
  lookup: [
    'dc_distributor', 'dc_order_create', 'dc_order', 'dc_receipt_history', 'dc_return_history', 'dc_goods',
    'dc_process_file', 'dc_check_qr', 'administration_consignee', 'administration_goods_debt',
  ],
  visibleRows: {
    sql: {
      text: '({user.node}::int8 IS NULL OR t."id" IS NOT NULL AND t."id" = ANY({user.nodes}::int8[]) OR t."parent_id" IS NOT NULL AND t."parent_id" = ANY({user.nodes}::int8[]))',
      params: ['user.node', 'user.nodes'],
    },
    check: (c: Logic<Distributor>) =>
      c.user.node == null || c.record.id != null && c.user.nodes.includes(c.record.id) || c.record.parent_id != null && c.user.nodes.includes(c.record.parent_id),
  },
  rules: distributorRules,
  live: true,
});
