// Generated from schemas/pos/report.report.json. Edit that file and run `npm run generate`.
import { filter, path } from '#contract/parts.ts';
import type { ReportModel } from '#contract/report.ts';
import { posSaleFields } from './pos-sale.entity.gen.ts';

export const reportReport: ReportModel = {
  screen: 'pos/report',
  route: '/pos/report',
  module: 'pos',
  entity: 'pos_sale',
  permissions: ['pos_order_list'],
  url: '/pos-report',
  where: { status: ['paid'] },
  filters: [
    filter(posSaleFields.paid_at, { label: 'pos_sale.paid_at', kind: 'date_range', maxDays: 360 }),
    filter(posSaleFields.pos_id, { label: 'pos_sale.pos_id', kind: 'reference' }),
    filter(posSaleFields.seller_id, { label: 'pos_sale.seller_id', kind: 'reference' }),
  ],
  period: { filter: 'paid_at', days: 7 },
  compare: true,
  dimensions: [
    { key: 'day', path: path(posSaleFields.paid_at), by: 'day' },
    { key: 'hour', path: path(posSaleFields.paid_at), by: 'hour' },
    { key: 'weekday', path: path(posSaleFields.paid_at), by: 'weekday' },
    { key: 'shop', path: path(posSaleFields.pos_id) },
    { key: 'seller', path: path(posSaleFields.seller_id) },
    { key: 'kind', path: path(posSaleFields.kind) },
    { key: 'sale_type', path: path(posSaleFields.sale_type) },
  ],
  measures: [
    { key: 'net_sales', sum: path(posSaleFields.total) },
    { key: 'bills', where: { kind: ['sale'] } },
    { key: 'returns', where: { kind: ['return'] } },
    { key: 'pieces', sum: path(posSaleFields.goods_quantity) },
    { key: 'cash', sum: path(posSaleFields.cash_amount) },
    { key: 'bank_transfer', sum: path(posSaleFields.bank_transfer) },
    { key: 'average_bill', ratio: ['net_sales', 'bills'] },
    { key: 'pieces_per_bill', ratio: ['pieces', 'bills'] },
    { key: 'return_rate', ratio: ['returns', 'bills'] },
    { key: 'discount', sum: path(posSaleFields.discount) },
    { key: 'gross', sum: path(posSaleFields.goods_total) },
    { key: 'discount_rate', ratio: ['discount', 'gross'] },
    { key: 'points_used', sum: path(posSaleFields.points_used) },
    { key: 'voucher_cost', sum: path(posSaleFields.voucher_amount) },
    { key: 'points_cost', sum: path(posSaleFields.points_amount) },
    { key: 'vat', sum: path(posSaleFields.vat) },
  ],
  tiles: [
    { key: 'net_sales', measures: ['net_sales'], by: 'day', limit: 400 },
    { key: 'bills', measures: ['bills'], limit: 10 },
    { key: 'average_bill', measures: ['average_bill'], limit: 10 },
    { key: 'return_rate', measures: ['return_rate'], limit: 10 },
    { key: 'voucher_cost', measures: ['voucher_cost'], limit: 10 },
    { key: 'points_cost', measures: ['points_cost'], limit: 10 },
    { key: 'cash', measures: ['cash'], limit: 10 },
    { key: 'bank_transfer', measures: ['bank_transfer'], limit: 10 },
    { key: 'course', measures: ['net_sales'], by: 'day', limit: 400 },
    { key: 'by_hour', measures: ['net_sales'], by: 'hour', limit: 400 },
    { key: 'by_weekday', measures: ['net_sales'], by: 'weekday', limit: 400 },
    { key: 'hours', measures: ['net_sales', 'bills', 'average_bill', 'pieces'], by: 'hour', limit: 400 },
    {
      key: 'shops',
      measures: [
        'net_sales', 'discount', 'bills', 'average_bill', 'pieces', 'pieces_per_bill', 'return_rate', 'cash',
        'bank_transfer', 'vat',
      ],
      by: 'shop', limit: 10,
    },
    {
      key: 'sellers', measures: ['net_sales', 'bills', 'average_bill', 'pieces_per_bill', 'return_rate'], by: 'seller',
      limit: 10,
    },
    {
      key: 'sale_types', measures: ['net_sales', 'bills', 'average_bill', 'pieces', 'discount'], by: 'sale_type',
      limit: 10,
    },
    {
      key: 'days',
      measures: [
        'net_sales', 'bills', 'returns', 'pieces', 'cash', 'bank_transfer', 'discount', 'discount_rate', 'points_used',
        'vat',
      ],
      by: 'day', limit: 400,
    },
  ],
};
