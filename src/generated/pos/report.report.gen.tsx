// Generated from schemas/pos/report.report.json. Edit that file and run `npm run generate`.
import { filter } from '#web/list/ListDefinition.ts';
import type { ReportDefinition } from '#web/report/ReportDefinition.ts';
import { ReportScreen } from '#web/report/ReportScreen.tsx';
import { posSaleFields } from './pos-sale.entity.gen.ts';

export const report: ReportDefinition = {
  screen: 'pos/report',
  route: '/pos/report',
  title: 'screen.pos/report.title',
  permissions: ['pos_order_list'],
  url: '/pos-report',
  where: { status: ['paid'] },
  filters: [
    filter(posSaleFields.paid_at, {
      label: 'pos_sale.paid_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90, 180, 360],
    }),
    filter(posSaleFields.pos_id, { label: 'pos_sale.pos_id', kind: 'reference' }),
    filter(posSaleFields.seller_id, { label: 'pos_sale.seller_id', kind: 'reference' }),
  ],
  period: { filter: 'paid_at', days: 7 },
  compare: true,
  dimensions: {
    day: { field: posSaleFields.paid_at, label: 'kit.report.by_day', by: 'day', filter: 'paid_at' },
    hour: { field: posSaleFields.paid_at, label: 'kit.report.by_hour', by: 'hour' },
    weekday: { field: posSaleFields.paid_at, label: 'kit.report.by_weekday', by: 'weekday' },
    shop: { field: posSaleFields.pos_id, label: 'pos_sale.pos_id', filter: 'pos_id' },
    seller: { field: posSaleFields.seller_id, label: 'pos_sale.seller_id', filter: 'seller_id' },
    kind: { field: posSaleFields.kind, label: 'pos_sale.kind', filter: 'kind' },
    sale_type: { field: posSaleFields.sale_type, label: 'pos_sale.sale_type', filter: 'sale_type' },
  },
  measures: {
    net_sales: { label: 'screen.pos/report.measure.net_sales', field: posSaleFields.total },
    bills: { label: 'screen.pos/report.measure.bills', where: { kind: ['sale'] } },
    returns: { label: 'screen.pos/report.measure.returns', where: { kind: ['return'] }, better: 'less' },
    pieces: { label: 'screen.pos/report.measure.pieces', field: posSaleFields.goods_quantity },
    cash: { label: 'screen.pos/report.measure.cash', field: posSaleFields.cash_amount },
    bank_transfer: { label: 'screen.pos/report.measure.bank_transfer', field: posSaleFields.bank_transfer },
    average_bill: { label: 'screen.pos/report.measure.average_bill', field: posSaleFields.total, isRatio: true },
    pieces_per_bill: {
      label: 'screen.pos/report.measure.pieces_per_bill', field: posSaleFields.goods_quantity, isRatio: true,
    },
    return_rate: {
      label: 'screen.pos/report.measure.return_rate', where: { kind: ['return'] }, isShare: true, better: 'less',
    },
    discount: { label: 'screen.pos/report.measure.discount', field: posSaleFields.discount },
    gross: { label: 'screen.pos/report.measure.gross', field: posSaleFields.goods_total },
    discount_rate: { label: 'screen.pos/report.measure.discount_rate', isShare: true, better: 'less' },
    points_used: { label: 'screen.pos/report.measure.points_used', field: posSaleFields.points_used },
    voucher_cost: { label: 'screen.pos/report.measure.voucher_cost', field: posSaleFields.voucher_amount },
    points_cost: { label: 'screen.pos/report.measure.points_cost', field: posSaleFields.points_amount },
    vat: { label: 'screen.pos/report.measure.vat', field: posSaleFields.vat },
  },
  tiles: [
    {
      key: 'net_sales', kind: 'trend', title: 'screen.pos/report.measure.net_sales', measures: ['net_sales'], by: 'day',
      drill: { route: '/pos/order-list', permissions: ['pos_order_list'] }, home: true,
    },
    {
      key: 'bills', kind: 'number', title: 'screen.pos/report.measure.bills', measures: ['bills'],
      drill: { route: '/pos/order-list', permissions: ['pos_order_list'] }, home: true,
    },
    {
      key: 'average_bill', kind: 'number', title: 'screen.pos/report.measure.average_bill', measures: ['average_bill'],
      drill: { route: '/pos/order-list', permissions: ['pos_order_list'] }, home: true,
    },
    {
      key: 'return_rate', kind: 'number', title: 'screen.pos/report.measure.return_rate', measures: ['return_rate'],
      drill: { route: '/pos/order-list', permissions: ['pos_order_list'] }, home: true,
    },
    {
      key: 'voucher_cost', kind: 'number', title: 'screen.pos/report.measure.voucher_cost', measures: ['voucher_cost'],
      drill: { route: '/pos/order-list', permissions: ['pos_order_list'] }, home: true,
    },
    {
      key: 'points_cost', kind: 'number', title: 'screen.pos/report.measure.points_cost', measures: ['points_cost'],
      drill: { route: '/pos/order-list', permissions: ['pos_order_list'] }, home: true,
    },
    {
      key: 'cash', kind: 'number', title: 'screen.pos/report.measure.cash', measures: ['cash'],
      drill: { route: '/pos/order-list', permissions: ['pos_order_list'] },
    },
    {
      key: 'bank_transfer', kind: 'number', title: 'screen.pos/report.measure.bank_transfer',
      measures: ['bank_transfer'], drill: { route: '/pos/order-list', permissions: ['pos_order_list'] },
    },
    {
      key: 'course', kind: 'line', title: 'screen.pos/report.tile.course', measures: ['net_sales'], by: 'day',
      drill: { route: '/pos/order-list', permissions: ['pos_order_list'] },
    },
    {
      key: 'by_hour', kind: 'bar', title: 'screen.pos/report.tile.by_hour', measures: ['net_sales'], by: 'hour',
      drill: { route: '/pos/order-list', permissions: ['pos_order_list'] },
    },
    {
      key: 'by_weekday', kind: 'bar', title: 'screen.pos/report.tile.by_weekday', measures: ['net_sales'],
      by: 'weekday', drill: { route: '/pos/order-list', permissions: ['pos_order_list'] },
    },
    {
      key: 'hours', kind: 'table', title: 'screen.pos/report.tile.hours',
      measures: ['net_sales', 'bills', 'average_bill', 'pieces'], by: 'hour',
      drill: { route: '/pos/order-list', permissions: ['pos_order_list'] },
    },
    {
      key: 'shops', kind: 'table', title: 'screen.pos/report.tile.shops',
      measures: [
        'net_sales', 'discount', 'bills', 'average_bill', 'pieces', 'pieces_per_bill', 'return_rate', 'cash',
        'bank_transfer', 'vat',
      ],
      by: 'shop', drill: { route: '/pos/order-list', permissions: ['pos_order_list'] },
    },
    {
      key: 'sellers', kind: 'table', title: 'screen.pos/report.tile.sellers',
      measures: ['net_sales', 'bills', 'average_bill', 'pieces_per_bill', 'return_rate'], by: 'seller',
      drill: { route: '/pos/order-list', permissions: ['pos_order_list'] },
    },
    {
      key: 'sale_types', kind: 'table', title: 'screen.pos/report.tile.sale_types',
      measures: ['net_sales', 'bills', 'average_bill', 'pieces', 'discount'], by: 'sale_type',
      drill: { route: '/pos/order-list', permissions: ['pos_order_list'] },
    },
    {
      key: 'days', kind: 'table', title: 'screen.pos/report.tile.days',
      measures: [
        'net_sales', 'bills', 'returns', 'pieces', 'cash', 'bank_transfer', 'discount', 'discount_rate', 'points_used',
        'vat',
      ],
      by: 'day', drill: { route: '/pos/order-list', permissions: ['pos_order_list'] },
    },
  ],
};

export default function ReportReport() {
  return <ReportScreen report={report} />;
}
