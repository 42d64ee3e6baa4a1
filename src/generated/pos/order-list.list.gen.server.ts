// Generated from schemas/pos/order-list.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { posSaleLineFields } from './pos-sale-line.entity.gen.ts';
import { posSaleFields } from './pos-sale.entity.gen.ts';

export const orderList = createList({
  screen: 'pos/order-list',
  route: '/pos/order-list',
  module: 'pos',
  entity: 'pos_sale',
  permissions: ['pos_order_list'],
  urls: { list: '/pos-sale-list', count: '/pos-sale-count', download: '/pos-sale-download' },
  downloadName: 'pos-sales.xlsx',
  where: { pos_id: { mine: 'pos' } },
  columns: [
    column(posSaleFields.code, { label: 'pos_sale.code', show: 'always', sort: true }),
    column(posSaleFields.paid_at, { label: 'pos_sale.paid_at', sort: true }),
    column(posSaleFields.pos_id, { label: 'pos_sale.pos_id' }),
    column(posSaleFields.kind, { label: 'pos_sale.kind' }),
    column(posSaleFields.status, { label: 'pos_sale.status' }),
    column(posSaleFields.buyer_name, { label: 'pos_sale.buyer_name' }),
    column(posSaleFields.buyer_phone, { label: 'pos_sale.buyer_phone' }),
    column(posSaleFields.goods_quantity, { label: 'pos_sale.goods_quantity', sort: true, sum: true }),
    column(posSaleFields.goods_total, { label: 'pos_sale.goods_total', sum: true }),
    column(posSaleFields.discount, { label: 'pos_sale.discount', sum: true }),
    column(posSaleFields.total, { label: 'pos_sale.total', sort: true, sum: true }),
    column(posSaleFields.manual_discount, { label: 'pos_sale.manual_discount', show: 'optional', sum: true }),
    column(posSaleFields.line_discount, { label: 'pos_sale.line_discount', show: 'optional', sum: true }),
    column(posSaleFields.bill_discount, { label: 'pos_sale.bill_discount', show: 'optional', sum: true }),
    column(posSaleFields.voucher_code, { label: 'pos_sale.voucher_code', show: 'optional' }),
    column(posSaleFields.voucher_amount, { label: 'pos_sale.voucher_amount', show: 'optional', sum: true }),
    column(posSaleFields.points_used, { label: 'pos_sale.points_used', show: 'optional', sum: true }),
    column(posSaleFields.points_amount, { label: 'pos_sale.points_amount', show: 'optional', sum: true }),
    column(posSaleFields.points_earned, { label: 'pos_sale.points_earned', show: 'optional', sum: true }),
    column(posSaleFields.rounding, { label: 'pos_sale.rounding', show: 'optional', sum: true }),
    column(posSaleFields.cash_amount, { label: 'pos_sale.cash_amount', sum: true }),
    column(posSaleFields.bank_transfer, { label: 'pos_sale.bank_transfer', sum: true }),
    column(posSaleFields.cash, { label: 'pos_sale.cash', show: 'optional', sum: true }),
    column(posSaleFields.change, { label: 'pos_sale.change', show: 'optional', sum: true }),
    column(posSaleFields.seller_id, { label: 'pos_sale.seller_id' }),
    column(posSaleFields.shift_id, { label: 'pos_sale.shift_id', show: 'optional' }),
    column(posSaleFields.original_sale_id, { label: 'pos_sale.original_sale_id', show: 'optional' }),
    column(posSaleFields.return_reason, { label: 'pos_sale.return_reason', show: 'optional' }),
    column(posSaleFields.void_reason, { label: 'pos_sale.void_reason', show: 'optional' }),
    column(posSaleFields.note, { label: 'pos_sale.note' }),
    column(posSaleLineFields.sku, {
      key: 'lines.sku', steps: [{ field: 'lines', kind: 'rows', entity: 'pos_sale_line' }], label: 'pos_sale_line.sku',
    }),
    column(posSaleLineFields.name, {
      key: 'lines.name', steps: [{ field: 'lines', kind: 'rows', entity: 'pos_sale_line' }],
      label: 'pos_sale_line.name',
    }),
    column(posSaleLineFields.quantity, {
      key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'pos_sale_line' }],
      label: 'pos_sale_line.quantity', sum: true,
    }),
    column(posSaleLineFields.unit_price, {
      key: 'lines.unit_price', steps: [{ field: 'lines', kind: 'rows', entity: 'pos_sale_line' }],
      label: 'pos_sale_line.unit_price',
    }),
    column(posSaleLineFields.discount, {
      key: 'lines.discount', steps: [{ field: 'lines', kind: 'rows', entity: 'pos_sale_line' }],
      label: 'pos_sale_line.discount', sum: true,
    }),
    column(posSaleLineFields.is_gift, {
      key: 'lines.is_gift', steps: [{ field: 'lines', kind: 'rows', entity: 'pos_sale_line' }],
      label: 'pos_sale_line.is_gift',
    }),
    column(posSaleLineFields.amount, {
      key: 'lines.amount', steps: [{ field: 'lines', kind: 'rows', entity: 'pos_sale_line' }],
      label: 'pos_sale_line.amount', sum: true,
    }),
    column(posSaleFields.publish_invoice, { label: 'pos_sale.publish_invoice', show: 'optional' }),
  ],
  filters: [
    filter(posSaleFields.code, { label: 'pos_sale.code', kind: 'text' }),
    filter(posSaleFields.buyer_phone, { label: 'pos_sale.buyer_phone', kind: 'phone' }),
    filter(posSaleFields.paid_at, {
      label: 'pos_sale.paid_at', kind: 'date_range', maxDays: 360, default: { from: { today: -6 }, to: { today: 0 } },
    }),
    filter(posSaleFields.pos_id, { label: 'pos_sale.pos_id', kind: 'reference' }),
    filter(posSaleFields.kind, { label: 'pos_sale.kind', kind: 'multi_select' }),
    filter(posSaleFields.status, { label: 'pos_sale.status', kind: 'multi_select' }),
    filter(posSaleFields.shift_id, { label: 'pos_sale.shift_id', kind: 'reference' }),
    filter(posSaleFields.total, { label: 'pos_sale.total', kind: 'number_range' }),
    filter(posSaleFields.discount, { label: 'pos_sale.discount', kind: 'number_range' }),
    filter(posSaleFields.seller_id, { label: 'pos_sale.seller_id', kind: 'reference' }),
    filter(posSaleLineFields.goods_id, {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'pos_sale_line' }],
      label: 'pos_sale_line.goods_id', kind: 'reference',
    }),
    filter(posSaleFields.voucher_code, { label: 'pos_sale.voucher_code', kind: 'text' }),
    filter(posSaleFields.publish_invoice, { label: 'pos_sale.publish_invoice', kind: 'boolean' }),
  ],
  counts: [
    { key: 'bills', where: { status: ['paid'], kind: ['sale'] } },
    { key: 'returns', where: { status: ['paid'], kind: ['return'] } },
    { key: 'voided', where: { status: ['voided'] } },
    { key: 'paid', where: { status: ['paid'] } },
  ],
  statistics: [
    {
      key: 'net_sales', label: 'screen.pos/order-list.statistic.net_sales', count: 'paid', sum: 'total', day: 'paid_at',
      mode: 'bills',
    },
    { key: 'bills', label: 'screen.pos/order-list.statistic.bills', count: 'bills', day: 'paid_at', mode: 'bills' },
    {
      key: 'returns', label: 'screen.pos/order-list.statistic.returns', count: 'returns', day: 'paid_at',
      mode: 'returns',
    },
  ],
  viewModes: [
    { key: 'bills', where: { status: ['paid'] } },
    { key: 'returns', where: { status: ['paid'], kind: ['return'] }, badge: 'returns' },
    { key: 'voided', where: { status: ['voided'] }, badge: 'voided' },
    {
      key: 'goods',
      columns: [
        'code', 'paid_at', 'pos_id', 'kind', 'status', 'lines.sku', 'lines.name', 'lines.quantity', 'lines.unit_price',
        'lines.discount', 'lines.is_gift', 'lines.amount',
      ],
      rows: 'lines',
    },
  ],
  sort: { field: 'paid_at', order: 'DESC' },
});
