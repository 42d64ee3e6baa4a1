// Generated from schemas/orders/order-report.report.json. Edit that file and run `npm run generate`.
import { filter } from '#web/list/ListDefinition.ts';
import type { ReportDefinition } from '#web/report/ReportDefinition.ts';
import { ReportScreen } from '#web/report/ReportScreen.tsx';
import { orderFields } from './order.entity.gen.ts';

export const report: ReportDefinition = {
  screen: 'orders/report',
  route: '/orders/report',
  title: 'screen.orders/report.title',
  permissions: ['order_dashboard_manager'],
  url: '/order-report',
  filters: [
    filter(orderFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90, 180, 360],
    }),
    filter(orderFields.warehouse_id, { label: 'order.warehouse_id', kind: 'reference' }),
    filter(orderFields.delivery_company, { label: 'order.delivery_company', kind: 'multi_select' }),
    filter(orderFields.source, { label: 'order.source', kind: 'multi_select' }),
  ],
  period: { filter: 'created_at', days: 30 },
  compare: true,
  dimensions: {
    day: { field: orderFields.created_at, label: 'kit.report.by_day', by: 'day', filter: 'created_at' },
    week: { field: orderFields.created_at, label: 'kit.report.by_week', by: 'week', filter: 'created_at' },
    status: { field: orderFields.status, label: 'order.status', filter: 'status' },
    carrier: { field: orderFields.delivery_company, label: 'order.delivery_company', filter: 'delivery_company' },
    warehouse: { field: orderFields.warehouse_id, label: 'order.warehouse_id', filter: 'warehouse_id' },
    source: { field: orderFields.source, label: 'order.source', filter: 'source' },
  },
  measures: {
    orders: { label: 'screen.orders/report.measure.orders' },
    to_pick: { label: 'screen.orders/report.measure.to_pick', where: { status: [40, 60] } },
    waiting: { label: 'screen.orders/report.measure.waiting', where: { status: [20, 35] }, better: 'less' },
    handed_over: { label: 'screen.orders/report.measure.handed_over', where: { status: [200, 220, 240] } },
    returned: { label: 'screen.orders/report.measure.returned', where: { status: [220, 240] }, better: 'less' },
    canceled: { label: 'screen.orders/report.measure.canceled', where: { status: [0] }, better: 'less' },
    goods_quantity: { label: 'screen.orders/report.measure.goods_quantity', field: orderFields.goods_quantity },
    goods_total: { label: 'screen.orders/report.measure.goods_total', field: orderFields.goods_total },
    cod_amount: { label: 'screen.orders/report.measure.cod_amount', field: orderFields.cod_amount },
    delivery_cost: {
      label: 'screen.orders/report.measure.delivery_cost', field: orderFields.delivery_cost, better: 'less',
    },
    return_rate: {
      label: 'screen.orders/report.measure.return_rate', where: { status: [220, 240] }, isShare: true, better: 'less',
    },
    cancel_rate: {
      label: 'screen.orders/report.measure.cancel_rate', where: { status: [0] }, isShare: true, better: 'less',
    },
    average_value: { label: 'screen.orders/report.measure.average_value', field: orderFields.goods_total },
  },
  tiles: [
    {
      key: 'orders', kind: 'trend', title: 'screen.orders/report.measure.orders', measures: ['orders'], by: 'day',
      drill: { route: '/orders/list', permissions: ['order_manager'] }, home: true,
    },
    {
      key: 'to_pick', kind: 'number', title: 'screen.orders/report.measure.to_pick', measures: ['to_pick'],
      drill: { route: '/orders/list', permissions: ['order_manager'] }, home: true,
    },
    {
      key: 'handed_over', kind: 'number', title: 'screen.orders/report.measure.handed_over', measures: ['handed_over'],
      drill: { route: '/orders/list', permissions: ['order_manager'] }, home: true,
    },
    {
      key: 'return_rate', kind: 'number', title: 'screen.orders/report.measure.return_rate', measures: ['return_rate'],
      drill: { route: '/orders/list', permissions: ['order_manager'] }, home: true,
    },
    {
      key: 'waiting', kind: 'number', title: 'screen.orders/report.measure.waiting', measures: ['waiting'],
      drill: { route: '/orders/list', permissions: ['order_manager'] },
    },
    {
      key: 'cancel_rate', kind: 'number', title: 'screen.orders/report.measure.cancel_rate', measures: ['cancel_rate'],
      drill: { route: '/orders/list', permissions: ['order_manager'] },
    },
    {
      key: 'goods_total', kind: 'number', title: 'screen.orders/report.measure.goods_total', measures: ['goods_total'],
      drill: { route: '/orders/list', permissions: ['order_manager'] },
    },
    {
      key: 'cod_amount', kind: 'number', title: 'screen.orders/report.measure.cod_amount', measures: ['cod_amount'],
      drill: { route: '/orders/list', permissions: ['order_manager'] },
    },
    {
      key: 'course', kind: 'line', title: 'screen.orders/report.tile.course', measures: ['orders'], by: 'day',
      drill: { route: '/orders/list', permissions: ['order_manager'] },
    },
    {
      key: 'by_status', kind: 'bar', title: 'screen.orders/report.tile.by_status', measures: ['orders'], by: 'status',
      drill: { route: '/orders/list', permissions: ['order_manager'] },
    },
    {
      key: 'by_carrier', kind: 'pie', title: 'screen.orders/report.tile.by_carrier', measures: ['orders'],
      by: 'carrier', drill: { route: '/orders/list', permissions: ['order_manager'] },
    },
    {
      key: 'returns_by_carrier', kind: 'bar', title: 'screen.orders/report.tile.returns_by_carrier',
      measures: ['return_rate'], by: 'carrier', drill: { route: '/orders/list', permissions: ['order_manager'] },
    },
    {
      key: 'by_source', kind: 'bar', title: 'screen.orders/report.tile.by_source', measures: ['orders'], by: 'source',
      drill: { route: '/orders/list', permissions: ['order_manager'] },
    },
    {
      key: 'warehouses', kind: 'table', title: 'screen.orders/report.tile.warehouses',
      measures: [
        'orders', 'goods_quantity', 'handed_over', 'returned', 'return_rate', 'goods_total', 'average_value',
        'cod_amount',
      ],
      by: 'warehouse', drill: { route: '/orders/list', permissions: ['order_manager'] },
    },
    {
      key: 'weeks', kind: 'table', title: 'screen.orders/report.tile.weeks',
      measures: [
        'orders', 'goods_quantity', 'handed_over', 'canceled', 'returned', 'goods_total', 'cod_amount', 'delivery_cost',
      ],
      by: 'week', drill: { route: '/orders/list', permissions: ['order_manager'] },
    },
  ],
};

export default function OrderReport() {
  return <ReportScreen report={report} />;
}
