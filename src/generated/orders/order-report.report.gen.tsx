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
    filter(orderFields.pos_id, { label: 'order.pos_id', kind: 'reference' }),
    filter(orderFields.create_method, { label: 'order.create_method', kind: 'multi_select' }),
  ],
  period: { filter: 'created_at', days: 30 },
  compare: true,
  dimensions: {
    day: { field: orderFields.created_at, label: 'kit.report.by_day', by: 'day', filter: 'created_at' },
    hour: { field: orderFields.created_at, label: 'kit.report.by_hour', by: 'hour' },
    week: { field: orderFields.created_at, label: 'kit.report.by_week', by: 'week', filter: 'created_at' },
    status: { field: orderFields.status, label: 'order.status', filter: 'status' },
    carrier: { field: orderFields.delivery_company, label: 'order.delivery_company', filter: 'delivery_company' },
    warehouse: { field: orderFields.warehouse_id, label: 'order.warehouse_id', filter: 'warehouse_id' },
    source: { field: orderFields.source, label: 'order.source', filter: 'source' },
    shop: { field: orderFields.pos_id, label: 'order.pos_id', filter: 'pos_id' },
    platform_shop: {
      field: orderFields.shop_connection_id, label: 'order.shop_connection_id', filter: 'shop_connection_id',
    },
    method: { field: orderFields.create_method, label: 'order.create_method', filter: 'create_method' },
    province: { field: orderFields.id_city, label: 'order.id_city', filter: 'id_city' },
    staff: { field: orderFields.created_by, label: 'kit.field.created_by', filter: 'created_by' },
    age: { field: orderFields.age_step, label: 'order.age_step', filter: 'age_step' },
  },
  measures: {
    orders: { label: 'screen.orders/report.measure.orders' },
    to_pick: { label: 'screen.orders/report.measure.to_pick', where: { status: [40, 60] } },
    waiting: { label: 'screen.orders/report.measure.waiting', where: { status: [20, 35] }, better: 'less' },
    open: {
      label: 'screen.orders/report.measure.open', where: { status: [-100, 20, 35, 40, 60, 100, 160] }, better: 'less',
    },
    open_4: { label: 'screen.orders/report.measure.open_4', where: { age_step: ['hours_4'] }, better: 'less' },
    open_24: { label: 'screen.orders/report.measure.open_24', where: { age_step: ['hours_24'] }, better: 'less' },
    open_later: {
      label: 'screen.orders/report.measure.open_later', where: { age_step: ['hours_48', 'older'] }, better: 'less',
    },
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
    average_value: {
      label: 'screen.orders/report.measure.average_value', field: orderFields.goods_total, isRatio: true,
    },
    late: {
      label: 'screen.orders/report.measure.late',
      where: { sla_ship_by: { from: { today: -359 }, to: { today: -1 } }, status: [-100, 20, 35, 40, 60, 100, 160] },
      better: 'less',
    },
    late_rate: {
      label: 'screen.orders/report.measure.late_rate',
      where: { sla_ship_by: { from: { today: -359 }, to: { today: -1 } }, status: [-100, 20, 35, 40, 60, 100, 160] },
      isShare: true, better: 'less',
    },
    on_time: { label: 'screen.orders/report.measure.on_time', where: { is_on_time: true } },
    on_time_rate: { label: 'screen.orders/report.measure.on_time_rate', where: { is_on_time: true }, isShare: true },
    handover_minutes: { label: 'screen.orders/report.measure.handover_minutes', field: orderFields.handover_minutes },
    hours_to_hand_over: {
      label: 'screen.orders/report.measure.hours_to_hand_over', field: orderFields.handover_minutes, isRatio: true,
      better: 'less',
    },
    cod_outstanding: {
      label: 'screen.orders/report.measure.cod_outstanding', field: orderFields.cod_amount,
      where: { delivery_status: [250] },
    },
    cod_reconciled: {
      label: 'screen.orders/report.measure.cod_reconciled', field: orderFields.cod_received,
      where: { delivery_status: [400] },
    },
    pieces_per_order: {
      label: 'screen.orders/report.measure.pieces_per_order', field: orderFields.goods_quantity, isRatio: true,
    },
  },
  tiles: [
    {
      key: 'late', kind: 'number', title: 'screen.orders/report.measure.late', measures: ['late'],
      drill: { route: '/orders/list', permissions: ['order_manager'] },
    },
    {
      key: 'to_pick', kind: 'number', title: 'screen.orders/report.measure.to_pick', measures: ['to_pick'],
      drill: { route: '/orders/list', permissions: ['order_manager'] },
    },
    {
      key: 'waiting', kind: 'number', title: 'screen.orders/report.measure.waiting', measures: ['waiting'],
      drill: { route: '/orders/list', permissions: ['order_manager'] },
    },
    {
      key: 'orders', kind: 'trend', title: 'screen.orders/report.measure.orders', measures: ['orders'], by: 'day',
      drill: { route: '/orders/list', permissions: ['order_manager'] }, home: true,
    },
    {
      key: 'handed_over', kind: 'number', title: 'screen.orders/report.measure.handed_over', measures: ['handed_over'],
      drill: { route: '/orders/list', permissions: ['order_manager'] }, home: true,
    },
    {
      key: 'return_rate', kind: 'number', title: 'screen.orders/report.measure.return_rate', measures: ['return_rate'],
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
      key: 'open_by_age', kind: 'bar', title: 'screen.orders/report.tile.open_by_age', measures: ['open'], by: 'age',
      drill: { route: '/orders/list', permissions: ['order_manager'] },
    },
    {
      key: 'open_by_status', kind: 'table', title: 'screen.orders/report.tile.open_by_status',
      measures: ['open', 'open_4', 'open_24', 'open_later'], by: 'status',
      drill: { route: '/orders/list', permissions: ['order_manager'] }, home: true,
    },
    {
      key: 'by_hour', kind: 'bar', title: 'screen.orders/report.tile.by_hour', measures: ['orders'], by: 'hour',
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
      home: true,
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
    {
      key: 'late_rate', kind: 'number', title: 'screen.orders/report.measure.late_rate', measures: ['late_rate'],
      drill: { route: '/orders/list', permissions: ['order_manager'] },
    },
    {
      key: 'on_time_rate', kind: 'number', title: 'screen.orders/report.tile.on_time_rate', measures: ['on_time_rate'],
      drill: { route: '/orders/list', permissions: ['order_manager'] }, home: true,
    },
    {
      key: 'hours_to_hand_over', kind: 'number', title: 'screen.orders/report.tile.hours_to_hand_over',
      measures: ['hours_to_hand_over'], drill: { route: '/orders/list', permissions: ['order_manager'] },
    },
    {
      key: 'pieces_per_order', kind: 'number', title: 'screen.orders/report.measure.pieces_per_order',
      measures: ['pieces_per_order'], drill: { route: '/orders/list', permissions: ['order_manager'] },
    },
    {
      key: 'cod_outstanding', kind: 'number', title: 'screen.orders/report.measure.cod_outstanding',
      measures: ['cod_outstanding'], drill: { route: '/orders/list', permissions: ['order_manager'] },
    },
    {
      key: 'cod_by_carrier', kind: 'table', title: 'screen.orders/report.tile.cod_by_carrier',
      measures: ['cod_outstanding', 'cod_reconciled', 'handed_over'], by: 'carrier',
      drill: { route: '/orders/list', permissions: ['order_manager'] },
    },
    {
      key: 'returns_by_province', kind: 'bar', title: 'screen.orders/report.tile.returns_by_province',
      measures: ['return_rate'], by: 'province', drill: { route: '/orders/list', permissions: ['order_manager'] },
    },
    {
      key: 'by_method', kind: 'pie', title: 'screen.orders/report.tile.by_method', measures: ['orders'], by: 'method',
      drill: { route: '/orders/list', permissions: ['order_manager'] },
    },
    {
      key: 'staff', kind: 'table', title: 'screen.orders/report.tile.staff',
      measures: ['orders', 'goods_quantity', 'canceled', 'returned', 'return_rate', 'goods_total'], by: 'staff',
      drill: { route: '/orders/list', permissions: ['order_manager'] },
    },
  ],
};

export default function OrderReport() {
  return <ReportScreen report={report} />;
}
