// Generated from schemas/administration/report.report.json. Edit that file and run `npm run generate`.
import { saleFields } from '#generated/pos/sale.entity.gen.ts';
import { filter } from '#web/list/ListDefinition.ts';
import type { ReportDefinition } from '#web/report/ReportDefinition.ts';
import { ReportScreen } from '#web/report/ReportScreen.tsx';

export const report: ReportDefinition = {
  screen: 'administration/report',
  route: '/administration/report',
  title: 'screen.administration/report.title',
  permissions: ['administration_report_revenue'],
  url: '/revenue-report',
  filters: [
    filter(saleFields.at, { label: 'sale.at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90, 180, 360] }),
    filter(saleFields.channel, { label: 'sale.channel', kind: 'multi_select' }),
    filter(saleFields.source, { label: 'sale.source', kind: 'multi_select' }),
    filter(saleFields.warehouse_id, { label: 'sale.warehouse_id', kind: 'reference' }),
    filter(saleFields.pos_id, { label: 'sale.pos_id', kind: 'reference' }),
    filter(saleFields.create_method, { label: 'sale.create_method', kind: 'multi_select' }),
    filter(saleFields.carrier, { label: 'sale.carrier', kind: 'multi_select' }),
    filter(saleFields.account_id, { label: 'sale.account_id', kind: 'reference' }),
    filter(saleFields.id_city, { label: 'sale.id_city', kind: 'reference' }),
  ],
  period: { filter: 'at', days: 30 },
  compare: true,
  dimensions: {
    day: { field: saleFields.at, label: 'kit.report.by_day', by: 'day', filter: 'at' },
    week: { field: saleFields.at, label: 'kit.report.by_week', by: 'week', filter: 'at' },
    month: { field: saleFields.at, label: 'kit.report.by_month', by: 'month', filter: 'at' },
    channel: { field: saleFields.channel, label: 'sale.channel', filter: 'channel' },
    source: { field: saleFields.source, label: 'sale.source', filter: 'source' },
    method: { field: saleFields.create_method, label: 'sale.create_method', filter: 'create_method' },
    warehouse: { field: saleFields.warehouse_id, label: 'sale.warehouse_id', filter: 'warehouse_id' },
    shop: { field: saleFields.pos_id, label: 'sale.pos_id', filter: 'pos_id' },
    carrier: { field: saleFields.carrier, label: 'sale.carrier', filter: 'carrier' },
    seller: { field: saleFields.account_id, label: 'sale.account_id', filter: 'account_id' },
    province: { field: saleFields.id_city, label: 'sale.id_city', filter: 'id_city' },
    state: { field: saleFields.state, label: 'sale.state', filter: 'state' },
  },
  measures: {
    booked: { label: 'screen.administration/report.measure.booked', field: saleFields.booked_total },
    kept: { label: 'screen.administration/report.measure.kept', field: saleFields.kept_total },
    returned: {
      label: 'screen.administration/report.measure.returned', field: saleFields.returned_total, better: 'less',
    },
    delivered: {
      label: 'screen.administration/report.measure.delivered', field: saleFields.booked_total,
      where: { state: ['sent'] },
    },
    canceled: {
      label: 'screen.administration/report.measure.canceled', field: saleFields.net_total,
      where: { state: ['canceled'] }, better: 'less',
    },
    bills: {
      label: 'screen.administration/report.measure.bills',
      where: { state: ['open', 'sent', 'returned'], is_return: false },
    },
    canceled_bills: {
      label: 'screen.administration/report.measure.canceled_bills', where: { state: ['canceled'] }, better: 'less',
    },
    average: { label: 'screen.administration/report.measure.average', field: saleFields.booked_total, isRatio: true },
    pieces: {
      label: 'screen.administration/report.measure.pieces', field: saleFields.goods_quantity,
      where: { state: ['open', 'sent', 'returned'], is_return: false },
    },
    return_rate: { label: 'screen.administration/report.measure.return_rate', isShare: true, better: 'less' },
    cod_amount: { label: 'screen.administration/report.measure.cod_amount', field: saleFields.cod_amount },
    delivery_cost: {
      label: 'screen.administration/report.measure.delivery_cost', field: saleFields.delivery_cost, better: 'less',
    },
    revenue: { label: 'screen.administration/report.measure.revenue', field: saleFields.costed_total },
    cost: { label: 'screen.administration/report.measure.cost', field: saleFields.cost_total, better: 'less' },
    gross_profit: { label: 'screen.administration/report.measure.gross_profit', field: saleFields.gross_profit },
    margin: { label: 'screen.administration/report.measure.margin', isShare: true },
  },
  tiles: [
    {
      key: 'booked', kind: 'trend', title: 'screen.administration/report.measure.booked', measures: ['booked'],
      by: 'day', drill: { route: '/administration/report/sale', permissions: ['administration_report_revenue'] },
      home: true,
    },
    {
      key: 'kept', kind: 'trend', title: 'screen.administration/report.measure.kept', measures: ['kept'], by: 'day',
      drill: { route: '/administration/report/sale', permissions: ['administration_report_revenue'] }, home: true,
    },
    {
      key: 'gross_profit', kind: 'trend', title: 'screen.administration/report.measure.gross_profit',
      measures: ['gross_profit'], by: 'day',
      drill: { route: '/administration/report/sale', permissions: ['administration_report_revenue'] }, home: true,
    },
    {
      key: 'margin', kind: 'number', title: 'screen.administration/report.measure.margin', measures: ['margin'],
      drill: { route: '/administration/report/sale', permissions: ['administration_report_revenue'] }, home: true,
    },
    {
      key: 'bills', kind: 'trend', title: 'screen.administration/report.measure.bills', measures: ['bills'], by: 'day',
      drill: { route: '/administration/report/sale', permissions: ['administration_report_revenue'] },
    },
    {
      key: 'average', kind: 'number', title: 'screen.administration/report.measure.average', measures: ['average'],
      drill: { route: '/administration/report/sale', permissions: ['administration_report_revenue'] },
    },
    {
      key: 'return_rate', kind: 'number', title: 'screen.administration/report.measure.return_rate',
      measures: ['return_rate'],
      drill: { route: '/administration/report/sale', permissions: ['administration_report_revenue'] },
    },
    {
      key: 'canceled', kind: 'number', title: 'screen.administration/report.measure.canceled', measures: ['canceled'],
      drill: { route: '/administration/report/sale', permissions: ['administration_report_revenue'] },
    },
    {
      key: 'cod_amount', kind: 'number', title: 'screen.administration/report.measure.cod_amount',
      measures: ['cod_amount'],
      drill: { route: '/administration/report/sale', permissions: ['administration_report_revenue'] },
    },
    {
      key: 'delivery_cost', kind: 'number', title: 'screen.administration/report.measure.delivery_cost',
      measures: ['delivery_cost'],
      drill: { route: '/administration/report/sale', permissions: ['administration_report_revenue'] },
    },
    {
      key: 'course', kind: 'line', title: 'screen.administration/report.tile.course', measures: ['booked'], by: 'day',
      drill: { route: '/administration/report/sale', permissions: ['administration_report_revenue'] },
    },
    {
      key: 'profit_course', kind: 'line', title: 'screen.administration/report.tile.profit_course',
      measures: ['gross_profit'], by: 'day',
      drill: { route: '/administration/report/sale', permissions: ['administration_report_revenue'] },
    },
    {
      key: 'by_source', kind: 'pie', title: 'screen.administration/report.tile.by_source', measures: ['booked'],
      by: 'source', drill: { route: '/administration/report/sale', permissions: ['administration_report_revenue'] },
    },
    {
      key: 'by_channel', kind: 'pie', title: 'screen.administration/report.tile.by_channel', measures: ['booked'],
      by: 'channel', drill: { route: '/administration/report/sale', permissions: ['administration_report_revenue'] },
    },
    {
      key: 'by_shop', kind: 'bar', title: 'screen.administration/report.tile.by_shop', measures: ['booked'], by: 'shop',
      drill: { route: '/administration/report/sale', permissions: ['administration_report_revenue'] },
    },
    {
      key: 'by_seller', kind: 'bar', title: 'screen.administration/report.tile.by_seller', measures: ['booked'],
      by: 'seller', drill: { route: '/administration/report/sale', permissions: ['administration_report_revenue'] },
    },
    {
      key: 'by_province', kind: 'bar', title: 'screen.administration/report.tile.by_province', measures: ['booked'],
      by: 'province', drill: { route: '/administration/report/sale', permissions: ['administration_report_revenue'] },
    },
    {
      key: 'shops', kind: 'table', title: 'screen.administration/report.tile.shops',
      measures: ['booked', 'bills', 'average', 'returned', 'return_rate', 'kept'], by: 'shop',
      drill: { route: '/administration/report/sale', permissions: ['administration_report_revenue'] },
    },
    {
      key: 'methods', kind: 'table', title: 'screen.administration/report.tile.methods',
      measures: ['booked', 'bills', 'average', 'canceled', 'returned', 'kept'], by: 'method',
      drill: { route: '/administration/report/sale', permissions: ['administration_report_revenue'] },
    },
    {
      key: 'carriers', kind: 'table', title: 'screen.administration/report.tile.carriers',
      measures: ['booked', 'bills', 'delivered', 'returned', 'return_rate', 'cod_amount', 'delivery_cost'],
      by: 'carrier', drill: { route: '/administration/report/sale', permissions: ['administration_report_revenue'] },
    },
    {
      key: 'months', kind: 'table', title: 'screen.administration/report.tile.months',
      measures: ['booked', 'bills', 'average', 'canceled', 'returned', 'kept'], by: 'month',
      drill: { route: '/administration/report/sale', permissions: ['administration_report_revenue'] },
    },
    {
      key: 'profit_by_channel', kind: 'bar', title: 'screen.administration/report.tile.profit_by_channel',
      measures: ['gross_profit'], by: 'channel',
      drill: { route: '/administration/report/sale', permissions: ['administration_report_revenue'] },
    },
    {
      key: 'profit_by_source', kind: 'bar', title: 'screen.administration/report.tile.profit_by_source',
      measures: ['gross_profit'], by: 'source',
      drill: { route: '/administration/report/sale', permissions: ['administration_report_revenue'] },
    },
    {
      key: 'profit_shops', kind: 'table', title: 'screen.administration/report.tile.profit_shops',
      measures: ['gross_profit', 'margin', 'revenue', 'cost'], by: 'shop',
      drill: { route: '/administration/report/sale', permissions: ['administration_report_revenue'] },
    },
    {
      key: 'profit_warehouses', kind: 'table', title: 'screen.administration/report.tile.profit_warehouses',
      measures: ['gross_profit', 'margin', 'revenue', 'cost'], by: 'warehouse',
      drill: { route: '/administration/report/sale', permissions: ['administration_report_revenue'] },
    },
    {
      key: 'profit_sellers', kind: 'table', title: 'screen.administration/report.tile.profit_sellers',
      measures: ['gross_profit', 'margin', 'revenue', 'cost'], by: 'seller',
      drill: { route: '/administration/report/sale', permissions: ['administration_report_revenue'] },
    },
    {
      key: 'profit_months', kind: 'table', title: 'screen.administration/report.tile.profit_months',
      measures: ['gross_profit', 'margin', 'revenue', 'cost'], by: 'month',
      drill: { route: '/administration/report/sale', permissions: ['administration_report_revenue'] },
    },
  ],
};

export default function ReportReport() {
  return <ReportScreen report={report} />;
}
