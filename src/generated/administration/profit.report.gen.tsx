// Generated from schemas/administration/profit.report.json. Edit that file and run `npm run generate`.
import { saleLineFields } from '#generated/pos/sale-line.entity.gen.ts';
import { filter } from '#web/list/ListDefinition.ts';
import type { ReportDefinition } from '#web/report/ReportDefinition.ts';
import { ReportScreen } from '#web/report/ReportScreen.tsx';

export const report: ReportDefinition = {
  screen: 'administration/report/profit',
  route: '/administration/report/profit',
  title: 'screen.administration/report/profit.title',
  permissions: ['administration_report_revenue'],
  url: '/profit-report',
  where: { state: ['open', 'sent', 'returned'] },
  filters: [
    filter(saleLineFields.at, {
      label: 'sale_line.at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90, 180, 360],
    }),
    filter(saleLineFields.channel, { label: 'sale_line.channel', kind: 'multi_select' }),
    filter(saleLineFields.source, { label: 'sale_line.source', kind: 'multi_select' }),
    filter(saleLineFields.warehouse_id, { label: 'sale_line.warehouse_id', kind: 'reference' }),
    filter(saleLineFields.pos_id, { label: 'sale_line.pos_id', kind: 'reference' }),
    filter(saleLineFields.account_id, { label: 'sale_line.account_id', kind: 'reference' }),
  ],
  period: { filter: 'at', days: 30 },
  compare: true,
  dimensions: {
    day: { field: saleLineFields.at, label: 'kit.report.by_day', by: 'day', filter: 'at' },
    month: { field: saleLineFields.at, label: 'kit.report.by_month', by: 'month', filter: 'at' },
    channel: { field: saleLineFields.channel, label: 'sale_line.channel', filter: 'channel' },
    source: { field: saleLineFields.source, label: 'sale_line.source', filter: 'source' },
    warehouse: { field: saleLineFields.warehouse_id, label: 'sale_line.warehouse_id', filter: 'warehouse_id' },
    shop: { field: saleLineFields.pos_id, label: 'sale_line.pos_id', filter: 'pos_id' },
    seller: { field: saleLineFields.account_id, label: 'sale_line.account_id', filter: 'account_id' },
  },
  measures: {
    revenue: { label: 'screen.administration/report/profit.measure.revenue', field: saleLineFields.costed_total },
    cost: {
      label: 'screen.administration/report/profit.measure.cost', field: saleLineFields.cost_total, better: 'less',
    },
    gross_profit: {
      label: 'screen.administration/report/profit.measure.gross_profit', field: saleLineFields.gross_profit,
    },
    margin: { label: 'screen.administration/report/profit.measure.margin', isShare: true },
  },
  tiles: [
    {
      key: 'gross_profit', kind: 'trend', title: 'screen.administration/report/profit.measure.gross_profit',
      measures: ['gross_profit'], by: 'day',
      drill: { route: '/administration/goods-report/line', permissions: ['administration_goods_report'] }, home: true,
    },
    {
      key: 'margin', kind: 'number', title: 'screen.administration/report/profit.measure.margin', measures: ['margin'],
      drill: { route: '/administration/goods-report/line', permissions: ['administration_goods_report'] }, home: true,
    },
    {
      key: 'revenue', kind: 'trend', title: 'screen.administration/report/profit.measure.revenue',
      measures: ['revenue'], by: 'day',
      drill: { route: '/administration/goods-report/line', permissions: ['administration_goods_report'] },
    },
    {
      key: 'cost', kind: 'number', title: 'screen.administration/report/profit.measure.cost', measures: ['cost'],
      drill: { route: '/administration/goods-report/line', permissions: ['administration_goods_report'] },
    },
    {
      key: 'course', kind: 'line', title: 'screen.administration/report/profit.tile.course', measures: ['gross_profit'],
      by: 'day', drill: { route: '/administration/goods-report/line', permissions: ['administration_goods_report'] },
    },
    {
      key: 'by_channel', kind: 'bar', title: 'screen.administration/report/profit.tile.by_channel',
      measures: ['gross_profit'], by: 'channel',
      drill: { route: '/administration/goods-report/line', permissions: ['administration_goods_report'] },
    },
    {
      key: 'by_source', kind: 'bar', title: 'screen.administration/report/profit.tile.by_source',
      measures: ['gross_profit'], by: 'source',
      drill: { route: '/administration/goods-report/line', permissions: ['administration_goods_report'] },
    },
    {
      key: 'shops', kind: 'table', title: 'screen.administration/report/profit.tile.shops',
      measures: ['gross_profit', 'margin', 'revenue', 'cost'], by: 'shop',
      drill: { route: '/administration/goods-report/line', permissions: ['administration_goods_report'] },
    },
    {
      key: 'warehouses', kind: 'table', title: 'screen.administration/report/profit.tile.warehouses',
      measures: ['gross_profit', 'margin', 'revenue', 'cost'], by: 'warehouse',
      drill: { route: '/administration/goods-report/line', permissions: ['administration_goods_report'] },
    },
    {
      key: 'sellers', kind: 'table', title: 'screen.administration/report/profit.tile.sellers',
      measures: ['gross_profit', 'margin', 'revenue', 'cost'], by: 'seller',
      drill: { route: '/administration/goods-report/line', permissions: ['administration_goods_report'] },
    },
    {
      key: 'months', kind: 'table', title: 'screen.administration/report/profit.tile.months',
      measures: ['gross_profit', 'margin', 'revenue', 'cost'], by: 'month',
      drill: { route: '/administration/goods-report/line', permissions: ['administration_goods_report'] },
    },
  ],
};

export default function ProfitReport() {
  return <ReportScreen report={report} />;
}
