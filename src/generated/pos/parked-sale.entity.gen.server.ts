// Generated from schemas/pos/parked-sale.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createEntity } from '#contract/parts.ts';
import { type ParkedSale, parkedSaleDisplay, parkedSaleFields, parkedSaleRules } from './parked-sale.entity.gen.ts';

export const parkedSaleModel = createEntity({
  name: 'parked_sale',
  module: 'pos',
  owner: 'customer',
  fields: Object.values(parkedSaleFields),
  refillSql: {
    goods_quantity: {
      text: '(SELECT COALESCE(sum(t_lines."quantity"), 0) FROM "parked_sale_line" t_lines WHERE t_lines."parked_sale_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
  },
  display: parkedSaleDisplay,
  search: ['code', 'buyer_phone', 'buyer_name'],
  unique: [
    { key: 'code', fields: ['code'], message: 'messages.duplicate' },
    { key: 'operation', fields: ['operation'], message: 'messages.duplicate' },
  ],
  index: [['pos_id', 'created_at']],
  access: {
    read: ['pos_order_create_single', 'pos_order_list'], create: null, update: null,
    delete: ['pos_order_create_single'],
  },
  lookup: ['pos_order_create_single', 'pos_order_list'],
  visibleRows: {
    sql: { text: '(t."pos_id" = ANY({user.pos}::int8[]))', params: ['user.pos'] },
    check: (c: Logic<ParkedSale>) => c.user.pos.includes(c.record.pos_id),
  },
  rules: parkedSaleRules,
  live: true,
});
