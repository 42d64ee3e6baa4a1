// Generated from schemas/pos/goods-report.report.json. Edit that file and run `npm run generate`.
import { filter, path } from '#contract/parts.ts';
import type { ReportModel } from '#contract/report.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { posSaleLineFields } from './pos-sale-line.entity.gen.ts';
import { posSaleFields } from './pos-sale.entity.gen.ts';

export const goodsReport: ReportModel = {
  screen: 'pos/goods-report',
  route: '/pos/goods-report',
  module: 'pos',
  entity: 'pos_sale',
  rows: 'lines',
  permissions: ['pos_order_list'],
  url: '/pos-goods-report',
  where: { status: ['paid'] },
  filters: [
    filter(posSaleFields.paid_at, { label: 'pos_sale.paid_at', kind: 'date_range', maxDays: 360 }),
    filter(posSaleFields.pos_id, { label: 'pos_sale.pos_id', kind: 'reference' }),
    filter(posSaleLineFields.goods_id, {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'pos_sale_line' }],
      label: 'pos_sale_line.goods_id', kind: 'reference',
    }),
  ],
  period: { filter: 'paid_at', days: 7 },
  compare: true,
  dimensions: [
    { key: 'day', path: path(posSaleFields.paid_at), by: 'day' },
    {
      key: 'goods',
      path: path(posSaleLineFields.goods_id, {
        key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'pos_sale_line' }],
      }),
    },
    {
      key: 'category',
      path: path(goodsFields.category_id, {
        key: 'lines.goods_id.category_id',
        steps: [
          { field: 'lines', kind: 'rows', entity: 'pos_sale_line' },
          { field: 'goods_id', kind: 'reference', entity: 'goods' },
        ],
      }),
    },
    {
      key: 'promotion',
      path: path(posSaleLineFields.promotion_id, {
        key: 'lines.promotion_id', steps: [{ field: 'lines', kind: 'rows', entity: 'pos_sale_line' }],
      }),
    },
    { key: 'shop', path: path(posSaleFields.pos_id) },
  ],
  measures: [
    {
      key: 'pieces',
      sum: path(posSaleLineFields.quantity, {
        key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'pos_sale_line' }],
      }),
    },
    {
      key: 'amount',
      sum: path(posSaleLineFields.amount, {
        key: 'lines.amount', steps: [{ field: 'lines', kind: 'rows', entity: 'pos_sale_line' }],
      }),
    },
    {
      key: 'sold',
      sum: path(posSaleLineFields.quantity, {
        key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'pos_sale_line' }],
      }),
      where: { kind: ['sale'] },
    },
    {
      key: 'returned',
      sum: path(posSaleLineFields.quantity, {
        key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'pos_sale_line' }],
      }),
      where: { kind: ['return'] },
    },
    { key: 'average_price', ratio: ['amount', 'pieces'] },
    {
      key: 'discount',
      sum: path(posSaleLineFields.discount, {
        key: 'lines.discount', steps: [{ field: 'lines', kind: 'rows', entity: 'pos_sale_line' }],
      }),
    },
    { key: 'return_rate', ratio: ['returned', 'sold'] },
    {
      key: 'gross_profit',
      sum: path(posSaleLineFields.gross_profit, {
        key: 'lines.gross_profit', steps: [{ field: 'lines', kind: 'rows', entity: 'pos_sale_line' }],
      }),
      license: 'finance',
    },
    {
      key: 'costed',
      sum: path(posSaleLineFields.costed_amount, {
        key: 'lines.costed_amount', steps: [{ field: 'lines', kind: 'rows', entity: 'pos_sale_line' }],
      }),
      license: 'finance',
    },
    { key: 'margin', ratio: ['gross_profit', 'costed'], license: 'finance' },
    {
      key: 'vat',
      sum: path(posSaleLineFields.vat, {
        key: 'lines.vat', steps: [{ field: 'lines', kind: 'rows', entity: 'pos_sale_line' }],
      }),
    },
  ],
  tiles: [
    { key: 'pieces', measures: ['pieces'], by: 'day', limit: 400 },
    { key: 'amount', measures: ['amount'], limit: 10 },
    { key: 'returned', measures: ['returned'], limit: 10 },
    { key: 'discount', measures: ['discount'], limit: 10 },
    { key: 'average_price', measures: ['average_price'], limit: 10 },
    { key: 'gross_profit', measures: ['gross_profit'], limit: 10 },
    { key: 'best', measures: ['pieces'], by: 'goods', limit: 20 },
    { key: 'slowest', measures: ['pieces'], by: 'goods', limit: 20, least: true },
    { key: 'categories', measures: ['amount'], by: 'category', limit: 20 },
    { key: 'by_shop', measures: ['amount'], by: 'shop', limit: 10 },
    {
      key: 'promotions', measures: ['pieces', 'amount', 'discount', 'gross_profit', 'return_rate'], by: 'promotion',
      limit: 50,
    },
    {
      key: 'by_category', measures: ['pieces', 'amount', 'gross_profit', 'margin', 'return_rate'], by: 'category',
      limit: 50,
    },
    {
      key: 'goods',
      measures: [
        'pieces', 'amount', 'discount', 'gross_profit', 'margin', 'sold', 'returned', 'return_rate', 'average_price',
        'vat',
      ],
      by: 'goods', limit: 50,
    },
  ],
};
