// Generated from schemas/administration/goods-report.report.json. Edit that file and run `npm run generate`.
import { filter, path } from '#contract/parts.ts';
import type { ReportModel } from '#contract/report.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { saleLineFields } from '#generated/pos/sale-line.entity.gen.ts';

export const goodsReport: ReportModel = {
  screen: 'administration/goods-report',
  route: '/administration/goods-report',
  module: 'administration',
  entity: 'sale_line',
  permissions: ['administration_goods_report'],
  url: '/goods-report',
  where: { state: ['open', 'sent', 'returned'] },
  filters: [
    filter(saleLineFields.at, { label: 'sale_line.at', kind: 'date_range', maxDays: 360 }),
    filter(saleLineFields.warehouse_id, { label: 'sale_line.warehouse_id', kind: 'reference' }),
    filter(saleLineFields.pos_id, { label: 'sale_line.pos_id', kind: 'reference' }),
    filter(saleLineFields.channel, { label: 'sale_line.channel', kind: 'multi_select' }),
    filter(saleLineFields.source, { label: 'sale_line.source', kind: 'multi_select' }),
    filter(saleLineFields.goods_id, { label: 'sale_line.goods_id', kind: 'reference' }),
    filter(goodsFields.category_id, {
      key: 'goods_id.category_id', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.category_id', kind: 'reference',
    }),
    filter(goodsFields.supplier_id, {
      key: 'goods_id.supplier_id', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.supplier_id', kind: 'reference',
    }),
  ],
  period: { filter: 'at', days: 30 },
  compare: true,
  dimensions: [
    { key: 'day', path: path(saleLineFields.at), by: 'day' },
    { key: 'goods', path: path(saleLineFields.goods_id) },
    { key: 'warehouse', path: path(saleLineFields.warehouse_id) },
    { key: 'shop', path: path(saleLineFields.pos_id) },
    { key: 'channel', path: path(saleLineFields.channel) },
    { key: 'source', path: path(saleLineFields.source) },
    {
      key: 'category',
      path: path(goodsFields.category_id, {
        key: 'goods_id.category_id', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      }),
    },
    {
      key: 'supplier',
      path: path(goodsFields.supplier_id, {
        key: 'goods_id.supplier_id', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      }),
    },
  ],
  measures: [
    { key: 'lines', where: { quantity: { from: 1 } } },
    { key: 'quantity', sum: path(saleLineFields.quantity) },
    { key: 'amount', sum: path(saleLineFields.net_total) },
    { key: 'handed_over', sum: path(saleLineFields.quantity), where: { state: ['sent', 'returned'] } },
    { key: 'returned', sum: path(saleLineFields.returned_quantity) },
    { key: 'return_rate', ratio: ['returned', 'handed_over'] },
    { key: 'average_price', ratio: ['amount', 'quantity'] },
    {
      key: 'revenue', sum: path(saleLineFields.costed_total), license: 'finance',
      permissions: ['administration_goods_cost'],
    },
    {
      key: 'cost', sum: path(saleLineFields.cost_total), license: 'finance', permissions: ['administration_goods_cost'],
    },
    {
      key: 'gross_profit', sum: path(saleLineFields.gross_profit), license: 'finance',
      permissions: ['administration_goods_cost'],
    },
    {
      key: 'margin', ratio: ['gross_profit', 'revenue'], license: 'finance', permissions: ['administration_goods_cost'],
    },
  ],
  tiles: [
    { key: 'quantity', measures: ['quantity'], by: 'day', limit: 400 },
    { key: 'lines', measures: ['lines'], limit: 10 },
    { key: 'amount', measures: ['amount'], limit: 10 },
    { key: 'return_rate', measures: ['return_rate'], limit: 10 },
    { key: 'gross_profit', measures: ['gross_profit'], by: 'day', limit: 400 },
    { key: 'margin', measures: ['margin'], limit: 10 },
    { key: 'course', measures: ['quantity'], by: 'day', limit: 400 },
    { key: 'best', measures: ['quantity'], by: 'goods', limit: 10 },
    { key: 'by_channel', measures: ['quantity'], by: 'channel', limit: 10 },
    { key: 'by_source', measures: ['quantity'], by: 'source', limit: 6 },
    {
      key: 'goods',
      measures: ['quantity', 'lines', 'handed_over', 'returned', 'return_rate', 'amount', 'average_price'], by: 'goods',
      limit: 50,
    },
    { key: 'profit', measures: ['gross_profit', 'margin', 'revenue', 'cost'], by: 'goods', limit: 50 },
    {
      key: 'categories', measures: ['quantity', 'lines', 'returned', 'return_rate', 'amount'], by: 'category',
      limit: 50,
    },
    {
      key: 'suppliers', measures: ['quantity', 'lines', 'returned', 'return_rate', 'amount'], by: 'supplier', limit: 50,
    },
  ],
};
