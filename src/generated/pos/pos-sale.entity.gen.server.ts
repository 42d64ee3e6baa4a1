// Generated from schemas/pos/pos-sale.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createEntity } from '#contract/parts.ts';
import { type PosSale, posSaleDisplay, posSaleFields, posSaleRules } from './pos-sale.entity.gen.ts';
import { posSaleWorkflow } from './pos-sale.workflow.gen.ts';

export const posSaleModel = createEntity({
  name: 'pos_sale',
  module: 'pos',
  owner: 'customer',
  fields: Object.values(posSaleFields),
  refillSql: {
    goods_quantity: {
      text: '(SELECT COALESCE(sum(t_lines."quantity"), 0) FROM "pos_sale_line" t_lines WHERE t_lines."sale_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    goods_total: {
      text: '(SELECT COALESCE(sum(t_lines."quantity"::float8 * t_lines."unit_price"), 0) FROM "pos_sale_line" t_lines WHERE t_lines."sale_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    discount: {
      text: '(SELECT COALESCE(sum(t_lines."discount"), 0) FROM "pos_sale_line" t_lines WHERE t_lines."sale_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    total: {
      text: '((SELECT COALESCE(sum(t_lines."quantity"::float8 * t_lines."unit_price" - t_lines."discount"), 0) FROM "pos_sale_line" t_lines WHERE t_lines."sale_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)::float8 + t."rounding")',
      params: [],
    },
    vat: {
      text: '(SELECT COALESCE(sum(CASE WHEN t_lines."vat" IS NULL THEN 0 ELSE t_lines."vat" END), 0) FROM "pos_sale_line" t_lines WHERE t_lines."sale_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [], after: ['pos_sale_line.vat'],
    },
    costed_total: {
      text: '(SELECT COALESCE(sum(CASE WHEN t_lines."unit_cost" IS NULL THEN 0 WHEN t_lines."tax_rate" IS NOT NULL AND t_lines."tax_rate" = 5 THEN floor((t_lines."quantity"::float8 * t_lines."unit_price" - t_lines."discount") * 100 / 105 + 0.5) WHEN t_lines."tax_rate" IS NOT NULL AND t_lines."tax_rate" = 8 THEN floor((t_lines."quantity"::float8 * t_lines."unit_price" - t_lines."discount") * 100 / 108 + 0.5) WHEN t_lines."tax_rate" IS NOT NULL AND t_lines."tax_rate" = 10 THEN floor((t_lines."quantity"::float8 * t_lines."unit_price" - t_lines."discount") * 100 / 110 + 0.5) ELSE t_lines."quantity"::float8 * t_lines."unit_price" - t_lines."discount" END), 0) FROM "pos_sale_line" t_lines WHERE t_lines."sale_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    cost_total: {
      text: '(SELECT COALESCE(sum(CASE WHEN t_lines."unit_cost" IS NULL THEN 0 ELSE t_lines."quantity"::float8 * t_lines."unit_cost" END), 0) FROM "pos_sale_line" t_lines WHERE t_lines."sale_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    cash_amount: { text: '(t."total"::float8 - t."bank_transfer")', params: [], after: ['pos_sale.total'] },
    cash_back: {
      text: "CASE WHEN t.\"kind\" = 'return' THEN t.\"bank_transfer\"::float8 - t.\"total\" ELSE 0 END", params: [],
      after: ['pos_sale.total'],
    },
    change: {
      text: '(t."cash"::float8 - t."cash_amount")', params: [], after: ['pos_sale.cash_amount', 'pos_sale.total'],
    },
    invoice_handling: {
      text: 'CASE WHEN t."invoice_known" IS NOT NULL THEN t."invoice_known" WHEN t."publish_invoice" IS NOT NULL AND t."publish_invoice" = TRUE THEN 1 ELSE 0 END',
      params: [],
    },
  },
  display: posSaleDisplay,
  search: ['code', 'buyer_phone', 'buyer_name'],
  unique: [
    { key: 'code', fields: ['code'], message: 'rule.pos_sale.code_taken' },
    { key: 'operation', fields: ['operation'], message: 'rule.pos_sale.sold_already' },
  ],
  index: [['paid_at'], ['pos_id', 'paid_at'], ['shift_id'], ['original_sale_id'], ['buyer_phone']],
  access: {
    read: ['pos_order_list', 'pos_order_create_single'], create: null, update: ['pos_order_list'], delete: null,
  },
  lookup: ['pos_order_list', 'pos_order_create_single', 'administration_invoice', 'administration_only_invoice'],
  visibleRows: {
    sql: { text: '(t."pos_id" = ANY({user.pos}::int8[]))', params: ['user.pos'] },
    check: (c: Logic<PosSale>) => c.user.pos.includes(c.record.pos_id),
  },
  rules: posSaleRules,
  workflows: [posSaleWorkflow],
  live: true,
});
