// Generated from schemas/administration/goods-report-line.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { saleLineFields } from '#generated/pos/sale-line.entity.gen.ts';

export const goodsReportLineList = createList({
  screen: 'administration/goods-report/line',
  route: '/administration/goods-report/line',
  module: 'administration',
  entity: 'sale_line',
  permissions: ['administration_goods_report'],
  urls: { list: '/sale-line-list', count: '/sale-line-count', download: '/sale-line-download' },
  downloadName: 'goods-sold.xlsx',
  columns: [
    column(saleLineFields.code, { label: 'sale_line.code', show: 'always', sort: true }),
    column(saleLineFields.at, { label: 'sale_line.at', sort: true }),
    column(saleLineFields.channel, { label: 'sale_line.channel' }),
    column(saleLineFields.state, { label: 'sale_line.state' }),
    column(goodsFields.sku, {
      key: 'goods_id.sku', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.sku',
      sort: true,
    }),
    column(goodsFields.name, {
      key: 'goods_id.name', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.name',
    }),
    column(saleLineFields.quantity, { label: 'sale_line.quantity', sort: true, sum: true }),
    column(saleLineFields.returned_quantity, { label: 'sale_line.returned_quantity', sum: true }),
    column(saleLineFields.net_total, { label: 'sale_line.net_total', sort: true, sum: true }),
    column(saleLineFields.cost_total, {
      label: 'sale_line.cost_total', show: 'optional', license: 'finance', sum: true,
    }),
    column(saleLineFields.gross_profit, {
      label: 'sale_line.gross_profit', show: 'optional', license: 'finance', sum: true,
    }),
    column(saleLineFields.warehouse_id, { label: 'sale_line.warehouse_id' }),
    column(saleLineFields.pos_id, { label: 'sale_line.pos_id' }),
    column(saleLineFields.source, { label: 'sale_line.source', show: 'optional' }),
    column(saleLineFields.account_id, { label: 'sale_line.account_id' }),
    column(goodsFields.category_id, {
      key: 'goods_id.category_id', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.category_id', show: 'optional',
    }),
    column(goodsFields.supplier_id, {
      key: 'goods_id.supplier_id', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.supplier_id', show: 'optional',
    }),
  ],
  filters: [
    filter(saleLineFields.at, { label: 'sale_line.at', kind: 'date_range', maxDays: 360 }),
    filter(saleLineFields.goods_id, { label: 'sale_line.goods_id', kind: 'reference' }),
    filter(saleLineFields.code, { label: 'sale_line.code', kind: 'text' }),
    filter(saleLineFields.state, { label: 'sale_line.state', kind: 'multi_select' }),
    filter(saleLineFields.channel, { label: 'sale_line.channel', kind: 'multi_select' }),
    filter(saleLineFields.warehouse_id, { label: 'sale_line.warehouse_id', kind: 'reference' }),
    filter(saleLineFields.pos_id, { label: 'sale_line.pos_id', kind: 'reference' }),
    filter(saleLineFields.source, { label: 'sale_line.source', kind: 'multi_select' }),
    filter(saleLineFields.account_id, { label: 'sale_line.account_id', kind: 'reference' }),
    filter(saleLineFields.quantity, { label: 'sale_line.quantity', kind: 'number_range' }),
    filter(goodsFields.category_id, {
      key: 'goods_id.category_id', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.category_id', kind: 'reference',
    }),
    filter(goodsFields.supplier_id, {
      key: 'goods_id.supplier_id', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.supplier_id', kind: 'reference',
    }),
  ],
  sort: { field: 'at', order: 'DESC' },
});
