// Generated from schemas/warehouse/floor.report.json. Edit that file and run `npm run generate`.
import { filter, path } from '#contract/parts.ts';
import type { ReportModel } from '#contract/report.ts';
import { orderFields } from '#generated/orders/order.entity.gen.ts';

export const floorReport: ReportModel = {
  screen: 'warehouse/floor',
  route: '/warehouse/floor',
  module: 'warehouse',
  entity: 'order',
  permissions: ['order_manager'],
  url: '/warehouse-floor',
  where: { status: [20, 35, 40, 60, 100, 160] },
  filters: [
    filter(orderFields.warehouse_id, { label: 'order.warehouse_id', kind: 'reference' }),
    filter(orderFields.delivery_company, { label: 'order.delivery_company', kind: 'multi_select' }),
    filter(orderFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
  ],
  dimensions: [
    { key: 'step', path: path(orderFields.status) },
    { key: 'carrier', path: path(orderFields.delivery_company) },
    { key: 'warehouse', path: path(orderFields.warehouse_id) },
    { key: 'person', path: path(orderFields.picker_id) },
  ],
  measures: [
    { key: 'orders' },
    { key: 'blocked', where: { status: [20, 35] } },
    { key: 'to_pick', where: { status: [40] } },
    { key: 'picking', where: { status: [60] } },
    { key: 'to_pack', where: { status: [100] } },
    { key: 'to_hand_over', where: { status: [160] } },
    { key: 'pieces', sum: path(orderFields.goods_quantity) },
    { key: 'age_0', where: { created_at: { from: { today: 0 }, to: { today: 0 } } } },
    { key: 'age_1', where: { created_at: { from: { today: -2 }, to: { today: -1 } } } },
    { key: 'age_3', where: { created_at: { from: { today: -6 }, to: { today: -3 } } } },
    { key: 'age_7', where: { created_at: { from: { today: -359 }, to: { today: -7 } } } },
    { key: 'late', where: { sla_ship_by: { from: { today: -359 }, to: { today: -1 } } } },
    { key: 'due_today', where: { sla_ship_by: { from: { today: 0 }, to: { today: 0 } } } },
    { key: 'late_rate', ratio: ['late', 'orders'] },
  ],
  tiles: [
    { key: 'to_pick', measures: ['to_pick'], limit: 10 },
    { key: 'picking', measures: ['picking'], limit: 10 },
    { key: 'to_pack', measures: ['to_pack'], limit: 10 },
    { key: 'to_hand_over', measures: ['to_hand_over'], limit: 10 },
    { key: 'late', measures: ['late'], limit: 10 },
    { key: 'due_today', measures: ['due_today'], limit: 10 },
    { key: 'blocked', measures: ['blocked'], limit: 10 },
    { key: 'pieces', measures: ['pieces'], limit: 10 },
    { key: 'by_step', measures: ['orders'], by: 'step', limit: 12 },
    {
      key: 'steps', measures: ['orders', 'age_0', 'age_1', 'age_3', 'age_7', 'due_today', 'late', 'late_rate'],
      by: 'step', limit: 10,
    },
    { key: 'people', measures: ['orders', 'picking', 'to_pack', 'pieces', 'late'], by: 'person', limit: 30 },
    { key: 'carriers', measures: ['orders', 'to_hand_over', 'due_today', 'late'], by: 'carrier', limit: 10 },
    {
      key: 'warehouses', measures: ['orders', 'to_pick', 'picking', 'to_pack', 'to_hand_over', 'late'], by: 'warehouse',
      limit: 10,
    },
  ],
};
