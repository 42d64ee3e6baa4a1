// Generated from schemas/warehouse/floor.report.json. Edit that file and run `npm run generate`.
import { orderFields } from '#generated/orders/order.entity.gen.ts';
import { filter } from '#web/list/ListDefinition.ts';
import type { ReportDefinition } from '#web/report/ReportDefinition.ts';
import { ReportScreen } from '#web/report/ReportScreen.tsx';

export const report: ReportDefinition = {
  screen: 'warehouse/floor',
  route: '/warehouse/floor',
  title: 'screen.warehouse/floor.title',
  permissions: ['order_manager'],
  url: '/warehouse-floor',
  where: { status: [20, 35, 40, 60, 100, 160] },
  filters: [
    filter(orderFields.warehouse_id, { label: 'order.warehouse_id', kind: 'reference' }),
    filter(orderFields.delivery_company, { label: 'order.delivery_company', kind: 'multi_select' }),
    filter(orderFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90, 180, 360],
    }),
  ],
  live: 'order',
  dimensions: {
    step: { field: orderFields.status, label: 'order.status', filter: 'status' },
    carrier: { field: orderFields.delivery_company, label: 'order.delivery_company', filter: 'delivery_company' },
    warehouse: { field: orderFields.warehouse_id, label: 'order.warehouse_id', filter: 'warehouse_id' },
    person: { field: orderFields.picker_id, label: 'order.picker_id', filter: 'picker_id' },
  },
  measures: {
    orders: { label: 'screen.warehouse/floor.measure.orders' },
    blocked: { label: 'screen.warehouse/floor.measure.blocked', where: { status: [20, 35] }, better: 'less' },
    to_pick: { label: 'screen.warehouse/floor.measure.to_pick', where: { status: [40] } },
    picking: { label: 'screen.warehouse/floor.measure.picking', where: { status: [60] } },
    to_pack: { label: 'screen.warehouse/floor.measure.to_pack', where: { status: [100] } },
    to_hand_over: { label: 'screen.warehouse/floor.measure.to_hand_over', where: { status: [160] } },
    pieces: { label: 'screen.warehouse/floor.measure.pieces', field: orderFields.goods_quantity },
    age_0: {
      label: 'screen.warehouse/floor.measure.age_0', where: { created_at: { from: { today: 0 }, to: { today: 0 } } },
    },
    age_1: {
      label: 'screen.warehouse/floor.measure.age_1', where: { created_at: { from: { today: -2 }, to: { today: -1 } } },
    },
    age_3: {
      label: 'screen.warehouse/floor.measure.age_3', where: { created_at: { from: { today: -6 }, to: { today: -3 } } },
    },
    age_7: {
      label: 'screen.warehouse/floor.measure.age_7',
      where: { created_at: { from: { today: -359 }, to: { today: -7 } } },
    },
    late: {
      label: 'screen.warehouse/floor.measure.late',
      where: { sla_ship_by: { from: { today: -359 }, to: { today: -1 } } }, better: 'less',
    },
    due_today: {
      label: 'screen.warehouse/floor.measure.due_today',
      where: { sla_ship_by: { from: { today: 0 }, to: { today: 0 } } },
    },
    late_rate: {
      label: 'screen.warehouse/floor.measure.late_rate',
      where: { sla_ship_by: { from: { today: -359 }, to: { today: -1 } } }, isShare: true, better: 'less',
    },
  },
  tiles: [
    {
      key: 'to_pick', kind: 'number', title: 'screen.warehouse/floor.measure.to_pick', measures: ['to_pick'],
      drill: { route: '/orders/list', permissions: ['order_manager'] },
    },
    {
      key: 'picking', kind: 'number', title: 'screen.warehouse/floor.measure.picking', measures: ['picking'],
      drill: { route: '/orders/list', permissions: ['order_manager'] },
    },
    {
      key: 'to_pack', kind: 'number', title: 'screen.warehouse/floor.measure.to_pack', measures: ['to_pack'],
      drill: { route: '/orders/list', permissions: ['order_manager'] },
    },
    {
      key: 'to_hand_over', kind: 'number', title: 'screen.warehouse/floor.measure.to_hand_over',
      measures: ['to_hand_over'], drill: { route: '/orders/list', permissions: ['order_manager'] },
    },
    {
      key: 'late', kind: 'number', title: 'screen.warehouse/floor.measure.late', measures: ['late'],
      drill: { route: '/orders/list', permissions: ['order_manager'] },
    },
    {
      key: 'due_today', kind: 'number', title: 'screen.warehouse/floor.measure.due_today', measures: ['due_today'],
      drill: { route: '/orders/list', permissions: ['order_manager'] },
    },
    {
      key: 'blocked', kind: 'number', title: 'screen.warehouse/floor.measure.blocked', measures: ['blocked'],
      drill: { route: '/orders/list', permissions: ['order_manager'] },
    },
    {
      key: 'pieces', kind: 'number', title: 'screen.warehouse/floor.measure.pieces', measures: ['pieces'],
      drill: { route: '/orders/list', permissions: ['order_manager'] },
    },
    {
      key: 'by_step', kind: 'bar', title: 'screen.warehouse/floor.tile.by_step', measures: ['orders'], by: 'step',
      drill: { route: '/orders/list', permissions: ['order_manager'] },
    },
    {
      key: 'steps', kind: 'table', title: 'screen.warehouse/floor.tile.steps',
      measures: ['orders', 'age_0', 'age_1', 'age_3', 'age_7', 'due_today', 'late', 'late_rate'], by: 'step',
      drill: { route: '/orders/list', permissions: ['order_manager'] },
    },
    {
      key: 'people', kind: 'table', title: 'screen.warehouse/floor.tile.people',
      measures: ['orders', 'picking', 'to_pack', 'pieces', 'late'], by: 'person',
      drill: { route: '/orders/list', permissions: ['order_manager'] },
    },
    {
      key: 'carriers', kind: 'table', title: 'screen.warehouse/floor.tile.carriers',
      measures: ['orders', 'to_hand_over', 'due_today', 'late'], by: 'carrier',
      drill: { route: '/orders/list', permissions: ['order_manager'] },
    },
    {
      key: 'warehouses', kind: 'table', title: 'screen.warehouse/floor.tile.warehouses',
      measures: ['orders', 'to_pick', 'picking', 'to_pack', 'to_hand_over', 'late'], by: 'warehouse',
      drill: { route: '/orders/list', permissions: ['order_manager'] },
    },
  ],
};

export default function FloorReport() {
  return <ReportScreen report={report} />;
}
