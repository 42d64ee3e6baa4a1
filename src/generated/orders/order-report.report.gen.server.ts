// Generated from schemas/orders/order-report.report.json. Edit that file and run `npm run generate`.
import type { ReportModel } from '#contract/report.ts';

export const orderReport: ReportModel = {
  screen: 'orders/report',
  route: '/orders/report',
  module: 'orders',
  entity: 'order',
  permissions: ['order_dashboard_manager'],
  url: '/order-report',
  filters: [
    {
      key: 'created_at', steps: [], leaf: 'created_at', type: 'date_time', label: 'kit.field.created_at',
      kind: 'date_range', maxDays: 360,
    },
    {
      key: 'warehouse_id', steps: [], leaf: 'warehouse_id', type: 'reference', label: 'order.warehouse_id',
      kind: 'reference',
    },
    {
      key: 'delivery_company', steps: [], leaf: 'delivery_company', type: 'enum', label: 'order.delivery_company',
      kind: 'multi_select',
    },
    { key: 'source', steps: [], leaf: 'source', type: 'enum', label: 'order.source', kind: 'multi_select' },
  ],
  period: { filter: 'created_at', days: 30 },
  compare: true,
  dimensions: [
    { key: 'day', path: { key: 'created_at', steps: [], leaf: 'created_at', type: 'date_time' }, by: 'day' },
    { key: 'week', path: { key: 'created_at', steps: [], leaf: 'created_at', type: 'date_time' }, by: 'week' },
    { key: 'status', path: { key: 'status', steps: [], leaf: 'status', type: 'enum' } },
    { key: 'carrier', path: { key: 'delivery_company', steps: [], leaf: 'delivery_company', type: 'enum' } },
    { key: 'warehouse', path: { key: 'warehouse_id', steps: [], leaf: 'warehouse_id', type: 'reference' } },
    { key: 'source', path: { key: 'source', steps: [], leaf: 'source', type: 'enum' } },
  ],
  measures: [
    { key: 'orders' },
    { key: 'to_pick', where: { status: [40, 60] } },
    { key: 'waiting', where: { status: [20, 35] } },
    { key: 'handed_over', where: { status: [200, 220, 240] } },
    { key: 'returned', where: { status: [220, 240] } },
    { key: 'canceled', where: { status: [0] } },
    { key: 'goods_quantity', sum: { key: 'goods_quantity', steps: [], leaf: 'goods_quantity', type: 'integer' } },
    { key: 'goods_total', sum: { key: 'goods_total', steps: [], leaf: 'goods_total', type: 'money' } },
    { key: 'cod_amount', sum: { key: 'cod_amount', steps: [], leaf: 'cod_amount', type: 'money' } },
    { key: 'delivery_cost', sum: { key: 'delivery_cost', steps: [], leaf: 'delivery_cost', type: 'money' } },
    { key: 'return_rate', ratio: ['returned', 'handed_over'] },
    { key: 'cancel_rate', ratio: ['canceled', 'orders'] },
    { key: 'average_value', ratio: ['goods_total', 'orders'] },
  ],
  tiles: [
    { key: 'orders', measures: ['orders'], by: 'day', limit: 400 },
    { key: 'to_pick', measures: ['to_pick'], limit: 10 },
    { key: 'handed_over', measures: ['handed_over'], limit: 10 },
    { key: 'return_rate', measures: ['return_rate'], limit: 10 },
    { key: 'waiting', measures: ['waiting'], limit: 10 },
    { key: 'cancel_rate', measures: ['cancel_rate'], limit: 10 },
    { key: 'goods_total', measures: ['goods_total'], limit: 10 },
    { key: 'cod_amount', measures: ['cod_amount'], limit: 10 },
    { key: 'course', measures: ['orders'], by: 'day', limit: 400 },
    { key: 'by_status', measures: ['orders'], by: 'status', limit: 12 },
    { key: 'by_carrier', measures: ['orders'], by: 'carrier', limit: 6 },
    { key: 'returns_by_carrier', measures: ['return_rate'], by: 'carrier', limit: 10 },
    { key: 'by_source', measures: ['orders'], by: 'source', limit: 10 },
    {
      key: 'warehouses',
      measures: [
        'orders', 'goods_quantity', 'handed_over', 'returned', 'return_rate', 'goods_total', 'average_value',
        'cod_amount',
      ],
      by: 'warehouse', limit: 10,
    },
    {
      key: 'weeks',
      measures: [
        'orders', 'goods_quantity', 'handed_over', 'canceled', 'returned', 'goods_total', 'cod_amount', 'delivery_cost',
      ],
      by: 'week', limit: 400,
    },
  ],
};
