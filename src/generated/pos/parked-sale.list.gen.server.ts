// Generated from schemas/pos/parked-sale.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { parkedSaleLineFields } from './parked-sale-line.entity.gen.ts';
import { parkedSaleFields } from './parked-sale.entity.gen.ts';

export const parkedSaleList = createList({
  screen: 'pos/order-list/parked',
  route: '/pos/order-list/parked',
  module: 'pos',
  entity: 'parked_sale',
  permissions: ['pos_order_list'],
  urls: { list: '/parked-sale-list', count: '/parked-sale-count', download: '/parked-sale-download' },
  downloadName: 'parked-bills.xlsx',
  where: { pos_id: { mine: 'pos' } },
  columns: [
    column(parkedSaleFields.code, { label: 'parked_sale.code', show: 'always', sort: true }),
    column(parkedSaleFields.parked_at, { label: 'parked_sale.parked_at', sort: true }),
    column(parkedSaleFields.pos_id, { label: 'parked_sale.pos_id' }),
    column(parkedSaleFields.created_by, { label: 'kit.field.created_by' }),
    column(parkedSaleFields.buyer_name, { label: 'parked_sale.buyer_name' }),
    column(parkedSaleFields.buyer_phone, { label: 'parked_sale.buyer_phone' }),
    column(parkedSaleFields.goods_quantity, { label: 'parked_sale.goods_quantity', sum: true }),
    column(parkedSaleFields.total, { label: 'parked_sale.total', sum: true }),
    column(parkedSaleFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
    column(parkedSaleLineFields.sku, {
      key: 'lines.sku', steps: [{ field: 'lines', kind: 'rows', entity: 'parked_sale_line' }],
      label: 'parked_sale_line.sku',
    }),
    column(parkedSaleLineFields.name, {
      key: 'lines.name', steps: [{ field: 'lines', kind: 'rows', entity: 'parked_sale_line' }],
      label: 'parked_sale_line.name',
    }),
    column(parkedSaleLineFields.quantity, {
      key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'parked_sale_line' }],
      label: 'parked_sale_line.quantity',
    }),
  ],
  filters: [
    filter(parkedSaleFields.code, { label: 'parked_sale.code', kind: 'code_list' }),
    filter(parkedSaleFields.buyer_phone, { label: 'parked_sale.buyer_phone', kind: 'phone' }),
    filter(parkedSaleFields.pos_id, { label: 'parked_sale.pos_id', kind: 'reference' }),
    filter(parkedSaleFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
    filter(parkedSaleFields.parked_at, { label: 'parked_sale.parked_at', kind: 'date_range', maxDays: 360 }),
    filter(parkedSaleFields.total, { label: 'parked_sale.total', kind: 'number_range' }),
    filter(parkedSaleLineFields.goods_id, {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'parked_sale_line' }],
      label: 'parked_sale_line.goods_id', kind: 'reference',
    }),
    filter(parkedSaleFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
  ],
  counts: [{ key: 'all', where: { total: { from: 0 } } }],
  statistics: [{ key: 'waiting', label: 'screen.pos/order-list/parked.statistic.waiting', count: 'all', mode: 'all' }],
  viewModes: [{ key: 'all', badge: 'all' }],
  sort: { field: 'parked_at', order: 'DESC' },
});
