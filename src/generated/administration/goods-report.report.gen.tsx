// Generated from schemas/administration/goods-report.report.json. Edit that file and run `npm run generate`.
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { saleLineFields } from '#generated/pos/sale-line.entity.gen.ts';
import { filter } from '#web/list/ListDefinition.ts';
import type { ReportDefinition } from '#web/report/ReportDefinition.ts';
import { ReportScreen } from '#web/report/ReportScreen.tsx';

export const report: ReportDefinition = {
  screen: 'administration/goods-report',
  route: '/administration/goods-report',
  title: 'screen.administration/goods-report.title',
  permissions: ['administration_goods_report'],
  url: '/goods-report',
  where: { state: ['open', 'sent', 'returned'] },
  filters: [
    filter(saleLineFields.at, {
      label: 'sale_line.at', kind: 'date_range', maxDays: 360, presets: [7, 30, 90, 180, 360],
    }),
    filter(saleLineFields.warehouse_id, { label: 'sale_line.warehouse_id', kind: 'reference' }),
    filter(saleLineFields.pos_id, { label: 'sale_line.pos_id', kind: 'reference' }),
    filter(saleLineFields.channel, { label: 'sale_line.channel', kind: 'multi_select' }),
    filter(saleLineFields.source, { label: 'sale_line.source', kind: 'multi_select' }),
    filter(saleLineFields.goods_id, { label: 'sale_line.goods_id', kind: 'reference' }),
    filter(goodsFields.category_id, {
      key: 'goods_id.category_id', label: 'goods.category_id', kind: 'reference',
      walls: [
        [
          'goods_manager', 'pos_goods_manager', 'administration_goods_missing', 'pos_goods_transfer',
          'pos_goods_receipt_create', 'nsca_stamp', 'goods_production_record', 'goods_production_requirement',
          'administration_goods_price', 'administration_goods_cost', 'administration_product_development',
          'product_development_proposal', 'product_development_supplier', 'administration_pos_goods_display_request',
          'administration_goods_profile', 'administration_goods_category', 'administration_pos_promotion_config',
        ],
      ],
    }),
    filter(goodsFields.supplier_id, {
      key: 'goods_id.supplier_id', label: 'goods.supplier_id', kind: 'reference',
      walls: [
        [
          'goods_manager', 'pos_goods_manager', 'administration_goods_missing', 'pos_goods_transfer',
          'pos_goods_receipt_create', 'nsca_stamp', 'goods_production_record', 'goods_production_requirement',
          'administration_goods_price', 'administration_goods_cost', 'administration_product_development',
          'product_development_proposal', 'product_development_supplier', 'administration_pos_goods_display_request',
          'administration_goods_profile', 'administration_goods_category', 'administration_pos_promotion_config',
        ],
      ],
    }),
  ],
  period: { filter: 'at', days: 30 },
  compare: true,
  dimensions: {
    day: { field: saleLineFields.at, label: 'kit.report.by_day', by: 'day', filter: 'at' },
    goods: { field: saleLineFields.goods_id, label: 'sale_line.goods_id', filter: 'goods_id' },
    warehouse: { field: saleLineFields.warehouse_id, label: 'sale_line.warehouse_id', filter: 'warehouse_id' },
    shop: { field: saleLineFields.pos_id, label: 'sale_line.pos_id', filter: 'pos_id' },
    channel: { field: saleLineFields.channel, label: 'sale_line.channel', filter: 'channel' },
    source: { field: saleLineFields.source, label: 'sale_line.source', filter: 'source' },
    category: { field: goodsFields.category_id, label: 'goods.category_id', filter: 'goods_id.category_id' },
    supplier: { field: goodsFields.supplier_id, label: 'goods.supplier_id', filter: 'goods_id.supplier_id' },
  },
  measures: {
    lines: { label: 'screen.administration/goods-report.measure.lines', where: { quantity: { from: 1 } } },
    quantity: { label: 'screen.administration/goods-report.measure.quantity', field: saleLineFields.quantity },
    amount: { label: 'screen.administration/goods-report.measure.amount', field: saleLineFields.net_total },
    handed_over: {
      label: 'screen.administration/goods-report.measure.handed_over', field: saleLineFields.quantity,
      where: { state: ['sent', 'returned'] },
    },
    returned: {
      label: 'screen.administration/goods-report.measure.returned', field: saleLineFields.returned_quantity,
      better: 'less',
    },
    return_rate: { label: 'screen.administration/goods-report.measure.return_rate', isShare: true, better: 'less' },
    average_price: {
      label: 'screen.administration/goods-report.measure.average_price', field: saleLineFields.net_total, isRatio: true,
    },
    revenue: { label: 'screen.administration/goods-report.measure.revenue', field: saleLineFields.costed_total },
    cost: {
      label: 'screen.administration/goods-report.measure.cost', field: saleLineFields.cost_total, better: 'less',
    },
    gross_profit: {
      label: 'screen.administration/goods-report.measure.gross_profit', field: saleLineFields.gross_profit,
    },
    margin: { label: 'screen.administration/goods-report.measure.margin', isShare: true },
  },
  tiles: [
    {
      key: 'quantity', kind: 'trend', title: 'screen.administration/goods-report.measure.quantity',
      measures: ['quantity'], by: 'day',
      drill: { route: '/administration/goods-report/line', permissions: ['administration_goods_report'] },
    },
    {
      key: 'lines', kind: 'number', title: 'screen.administration/goods-report.measure.lines', measures: ['lines'],
      drill: { route: '/administration/goods-report/line', permissions: ['administration_goods_report'] },
    },
    {
      key: 'amount', kind: 'number', title: 'screen.administration/goods-report.measure.amount', measures: ['amount'],
      drill: { route: '/administration/goods-report/line', permissions: ['administration_goods_report'] },
    },
    {
      key: 'return_rate', kind: 'number', title: 'screen.administration/goods-report.measure.return_rate',
      measures: ['return_rate'],
      drill: { route: '/administration/goods-report/line', permissions: ['administration_goods_report'] },
    },
    {
      key: 'gross_profit', kind: 'trend', title: 'screen.administration/goods-report.measure.gross_profit',
      measures: ['gross_profit'], by: 'day',
      drill: { route: '/administration/goods-report/line', permissions: ['administration_goods_report'] },
    },
    {
      key: 'margin', kind: 'number', title: 'screen.administration/goods-report.measure.margin', measures: ['margin'],
      drill: { route: '/administration/goods-report/line', permissions: ['administration_goods_report'] },
    },
    {
      key: 'course', kind: 'line', title: 'screen.administration/goods-report.tile.course', measures: ['quantity'],
      by: 'day', drill: { route: '/administration/goods-report/line', permissions: ['administration_goods_report'] },
    },
    {
      key: 'best', kind: 'bar', title: 'screen.administration/goods-report.tile.best', measures: ['quantity'],
      by: 'goods', drill: { route: '/administration/goods-report/line', permissions: ['administration_goods_report'] },
    },
    {
      key: 'by_channel', kind: 'pie', title: 'screen.administration/goods-report.tile.by_channel',
      measures: ['quantity'], by: 'channel',
      drill: { route: '/administration/goods-report/line', permissions: ['administration_goods_report'] },
    },
    {
      key: 'by_source', kind: 'pie', title: 'screen.administration/goods-report.tile.by_source', measures: ['quantity'],
      by: 'source', drill: { route: '/administration/goods-report/line', permissions: ['administration_goods_report'] },
    },
    {
      key: 'goods', kind: 'table', title: 'screen.administration/goods-report.tile.goods',
      measures: ['quantity', 'lines', 'handed_over', 'returned', 'return_rate', 'amount', 'average_price'], by: 'goods',
      drill: { route: '/administration/goods-report/line', permissions: ['administration_goods_report'] },
    },
    {
      key: 'profit', kind: 'table', title: 'screen.administration/goods-report.tile.profit',
      measures: ['gross_profit', 'margin', 'revenue', 'cost'], by: 'goods',
      drill: { route: '/administration/goods-report/line', permissions: ['administration_goods_report'] },
    },
    {
      key: 'categories', kind: 'table', title: 'screen.administration/goods-report.tile.categories',
      measures: ['quantity', 'lines', 'returned', 'return_rate', 'amount'], by: 'category',
      drill: { route: '/administration/goods-report/line', permissions: ['administration_goods_report'] },
    },
    {
      key: 'suppliers', kind: 'table', title: 'screen.administration/goods-report.tile.suppliers',
      measures: ['quantity', 'lines', 'returned', 'return_rate', 'amount'], by: 'supplier',
      drill: { route: '/administration/goods-report/line', permissions: ['administration_goods_report'] },
    },
  ],
};

export default function GoodsReport() {
  return <ReportScreen report={report} />;
}
