// Generated from schemas/shop/bill.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createEntity } from '#contract/parts.ts';
import { type Bill, billDisplay, billFields, billRules } from './bill.entity.gen.ts';

export const billModel = createEntity({
  name: 'bill',
  module: 'shop',
  owner: 'customer',
  fields: Object.values(billFields),
  computeSql: {
    is_heavy: {
      text: '(((SELECT COALESCE(sum((t_lines."quantity"::float8 * 7)), 0) FROM "bill_line" t_lines WHERE t_lines."bill_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)::float8 + 5) > 100)',
      params: [],
    },
    weight: {
      text: '((SELECT COALESCE(sum((t_lines."quantity"::float8 * 7)), 0) FROM "bill_line" t_lines WHERE t_lines."bill_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)::float8 + 5)',
      params: [],
    },
  },
  refillSql: {
    end_on: { text: '(t."start_on" + LEAST(GREATEST(t."days", -36500), 36500)::int4)', params: [] },
    grand_total: {
      text: '(t."total"::float8 + t."tax")', params: [],
      after: ['bill.rate', 'bill.tax', 'bill.total', 'bill_line.gross', 'bill_line.net', 'bill_line.reduction'],
    },
    tax: {
      text: 'floor(t."total"::float8 * 10 / 100 + 0.5)', params: [],
      after: ['bill.rate', 'bill.total', 'bill_line.gross', 'bill_line.net', 'bill_line.reduction'],
    },
    total: {
      text: '(SELECT COALESCE(sum(t_lines."net"), 0) FROM "bill_line" t_lines WHERE t_lines."bill_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [], after: ['bill.rate', 'bill_line.gross', 'bill_line.net', 'bill_line.reduction'],
    },
    rate: { text: 'CASE WHEN t."is_vip" THEN 20 ELSE 0 END', params: [] },
  },
  display: billDisplay,
  period: {
    from: 'start_on', to: 'end_on', keys: ['code'], where: { text: '(t."is_vip" = TRUE)', params: [] },
    counts: (c: Logic<Bill>) => c.record.is_vip === true,
  },
  access: { read: null, create: null, update: null, delete: null },
  lookup: null,
  rules: billRules,
});
