// Generated from schemas/warehouse/productivity.report.json. Edit that file and run `npm run generate`.
import { filter, path } from '#contract/parts.ts';
import type { ReportModel } from '#contract/report.ts';
import { warehouseTaskFields } from './warehouse-task.entity.gen.ts';

export const productivityReport: ReportModel = {
  screen: 'warehouse/productivity',
  route: '/warehouse/productivity',
  module: 'warehouse',
  entity: 'warehouse_task',
  permissions: ['warehouse_employee_warning'],
  url: '/warehouse-productivity',
  filters: [
    filter(warehouseTaskFields.working_date, { label: 'warehouse_task.working_date', kind: 'date_range', maxDays: 360 }),
    filter(warehouseTaskFields.warehouse_id, { label: 'warehouse_task.warehouse_id', kind: 'reference' }),
    filter(warehouseTaskFields.type, { label: 'warehouse_task.type', kind: 'multi_select' }),
    filter(warehouseTaskFields.working_shift, { label: 'warehouse_task.working_shift', kind: 'multi_select' }),
    filter(warehouseTaskFields.account_id, { label: 'warehouse_task.account_id', kind: 'reference' }),
  ],
  period: { filter: 'working_date', days: 14 },
  compare: true,
  dimensions: [
    { key: 'day', path: path(warehouseTaskFields.working_date), by: 'day' },
    { key: 'hour', path: path(warehouseTaskFields.created_at), by: 'hour' },
    { key: 'person', path: path(warehouseTaskFields.account_id) },
    { key: 'type', path: path(warehouseTaskFields.type) },
    { key: 'shift', path: path(warehouseTaskFields.working_shift) },
    { key: 'warehouse', path: path(warehouseTaskFields.warehouse_id) },
  ],
  measures: [
    { key: 'pieces', sum: path(warehouseTaskFields.quantity) },
    { key: 'tasks' },
    { key: 'errors', where: { quantity: { to: -1 } } },
    { key: 'error_rate', ratio: ['errors', 'tasks'] },
    { key: 'pieces_per_task', ratio: ['pieces', 'tasks'] },
    { key: 'hours', sum: path(warehouseTaskFields.hours) },
    { key: 'pieces_per_hour', ratio: ['pieces', 'hours'] },
    { key: 'money', sum: path(warehouseTaskFields.money) },
    { key: 'picked', sum: path(warehouseTaskFields.quantity), where: { type: [3] } },
    { key: 'pick_hours', sum: path(warehouseTaskFields.hours), where: { type: [3] } },
    { key: 'picked_per_hour', ratio: ['picked', 'pick_hours'] },
    { key: 'packed', sum: path(warehouseTaskFields.quantity), where: { type: [4] } },
    { key: 'received', sum: path(warehouseTaskFields.quantity), where: { type: [1] } },
    { key: 'returned', sum: path(warehouseTaskFields.quantity), where: { type: [6] } },
  ],
  tiles: [
    { key: 'pieces', measures: ['pieces'], by: 'day', limit: 400 },
    { key: 'tasks', measures: ['tasks'], limit: 10 },
    { key: 'errors', measures: ['errors'], limit: 10 },
    { key: 'error_rate', measures: ['error_rate'], limit: 10 },
    { key: 'picked_per_hour', measures: ['picked_per_hour'], by: 'person', limit: 10 },
    { key: 'course', measures: ['pieces'], by: 'day', limit: 400 },
    { key: 'by_type', measures: ['pieces'], by: 'type', limit: 10 },
    { key: 'by_shift', measures: ['pieces'], by: 'shift', limit: 10 },
    { key: 'by_hour', measures: ['pieces'], by: 'hour', limit: 400 },
    {
      key: 'people',
      measures: [
        'pieces', 'tasks', 'hours', 'pieces_per_hour', 'money', 'picked', 'packed', 'received', 'returned', 'errors',
        'error_rate',
      ],
      by: 'person', limit: 30,
    },
    { key: 'warehouses', measures: ['pieces', 'tasks', 'picked', 'packed', 'errors'], by: 'warehouse', limit: 10 },
  ],
};
