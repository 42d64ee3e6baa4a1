// Generated from schemas/pos/pos-sale.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import type { EntityModel } from '#contract/model.ts';
import type { PosSale } from './pos-sale.entity.gen.ts';
import { posSaleDisplay, posSaleFields, posSaleRules } from './pos-sale.entity.gen.ts';

export const posSaleModel: EntityModel = {
  name: 'pos_sale',
  module: 'pos',
  table: 'pos_sale',
  owner: 'customer',
  fields: Object.values(posSaleFields),
  refillSql: {
    goods_quantity: {
      text: '(SELECT COALESCE(sum(t_lines."quantity"), 0) FROM "pos_sale_line" t_lines WHERE t_lines."sale_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    total: {
      text: '(SELECT COALESCE(sum(t_lines."quantity"::float8 * t_lines."unit_price"), 0) FROM "pos_sale_line" t_lines WHERE t_lines."sale_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    change: { text: '(t."cash"::float8 - t."total")', params: [], after: ['pos_sale.total'] },
  },
  display: posSaleDisplay,
  search: ['code', 'buyer_phone', 'buyer_name'],
  unique: [{ key: 'code', fields: ['code'], message: 'rule.pos_sale.code_taken' }],
  index: [['paid_at'], ['pos_id', 'paid_at']],
  access: {
    read: ['pos_order_list', 'pos_order_create_single'], create: null, update: ['pos_order_list'], delete: null,
  },
  lookup: ['pos_order_list', 'pos_order_create_single'],
  visibleRows: {
    sql: { text: '(t."pos_id" = ANY({user.pos}::int8[]))', params: ['user.pos'] },
    check: (c: Logic<PosSale>) => c.user.pos.includes(c.record.pos_id),
  },
  rules: posSaleRules,
  audit: true,
  softDelete: true,
  live: true,
};
