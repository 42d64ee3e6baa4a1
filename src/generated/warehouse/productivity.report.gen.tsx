// Generated from schemas/warehouse/productivity.report.json. Edit that file and run `npm run generate`.
import { filter } from '#web/list/ListDefinition.ts';
import type { ReportDefinition } from '#web/report/ReportDefinition.ts';
import { ReportScreen } from '#web/report/ReportScreen.tsx';
import { warehouseTaskFields } from './warehouse-task.entity.gen.ts';

export const report: ReportDefinition = {
  screen: 'warehouse/productivity',
  route: '/warehouse/productivity',
  title: 'screen.warehouse/productivity.title',
  permissions: ['warehouse_employee_warning'],
  url: '/warehouse-productivity',
  filters: [
    filter(warehouseTaskFields.working_date, {
      label: 'warehouse_task.working_date', kind: 'date_range', maxDays: 360, presets: [1, 7, 14, 30, 90],
    }),
    filter(warehouseTaskFields.warehouse_id, { label: 'warehouse_task.warehouse_id', kind: 'reference' }),
    filter(warehouseTaskFields.type, { label: 'warehouse_task.type', kind: 'multi_select' }),
    filter(warehouseTaskFields.working_shift, { label: 'warehouse_task.working_shift', kind: 'multi_select' }),
    filter(warehouseTaskFields.account_id, { label: 'warehouse_task.account_id', kind: 'reference' }),
  ],
  period: { filter: 'working_date', days: 14 },
  compare: true,
  dimensions: {
    day: { field: warehouseTaskFields.working_date, label: 'kit.report.by_day', by: 'day', filter: 'working_date' },
    hour: { field: warehouseTaskFields.created_at, label: 'kit.report.by_hour', by: 'hour' },
    person: { field: warehouseTaskFields.account_id, label: 'warehouse_task.account_id', filter: 'account_id' },
    type: { field: warehouseTaskFields.type, label: 'warehouse_task.type', filter: 'type' },
    shift: { field: warehouseTaskFields.working_shift, label: 'warehouse_task.working_shift', filter: 'working_shift' },
    warehouse: {
      field: warehouseTaskFields.warehouse_id, label: 'warehouse_task.warehouse_id', filter: 'warehouse_id',
    },
  },
  measures: {
    pieces: { label: 'screen.warehouse/productivity.measure.pieces', field: warehouseTaskFields.quantity },
    tasks: { label: 'screen.warehouse/productivity.measure.tasks' },
    errors: { label: 'screen.warehouse/productivity.measure.errors', where: { quantity: { to: -1 } }, better: 'less' },
    error_rate: {
      label: 'screen.warehouse/productivity.measure.error_rate', where: { quantity: { to: -1 } }, isShare: true,
      better: 'less',
    },
    pieces_per_task: {
      label: 'screen.warehouse/productivity.measure.pieces_per_task', field: warehouseTaskFields.quantity,
      isRatio: true,
    },
    hours: { label: 'screen.warehouse/productivity.measure.hours', field: warehouseTaskFields.hours },
    pieces_per_hour: {
      label: 'screen.warehouse/productivity.measure.pieces_per_hour', field: warehouseTaskFields.quantity,
      isRatio: true,
    },
    money: { label: 'screen.warehouse/productivity.measure.money', field: warehouseTaskFields.money },
    picked: {
      label: 'screen.warehouse/productivity.measure.picked', field: warehouseTaskFields.quantity, where: { type: [3] },
    },
    pick_hours: {
      label: 'screen.warehouse/productivity.measure.pick_hours', field: warehouseTaskFields.hours, where: { type: [3] },
    },
    picked_per_hour: {
      label: 'screen.warehouse/productivity.measure.picked_per_hour', field: warehouseTaskFields.quantity,
      where: { type: [3] }, isRatio: true,
    },
    packed: {
      label: 'screen.warehouse/productivity.measure.packed', field: warehouseTaskFields.quantity, where: { type: [4] },
    },
    received: {
      label: 'screen.warehouse/productivity.measure.received', field: warehouseTaskFields.quantity,
      where: { type: [1] },
    },
    returned: {
      label: 'screen.warehouse/productivity.measure.returned', field: warehouseTaskFields.quantity,
      where: { type: [6] },
    },
  },
  tiles: [
    {
      key: 'pieces', kind: 'trend', title: 'screen.warehouse/productivity.measure.pieces', measures: ['pieces'],
      by: 'day', drill: { route: '/warehouse/task', permissions: ['warehouse_employee_warning'] },
    },
    {
      key: 'tasks', kind: 'number', title: 'screen.warehouse/productivity.measure.tasks', measures: ['tasks'],
      drill: { route: '/warehouse/task', permissions: ['warehouse_employee_warning'] },
    },
    {
      key: 'errors', kind: 'number', title: 'screen.warehouse/productivity.measure.errors', measures: ['errors'],
      drill: { route: '/warehouse/task', permissions: ['warehouse_employee_warning'] },
    },
    {
      key: 'error_rate', kind: 'number', title: 'screen.warehouse/productivity.measure.error_rate',
      measures: ['error_rate'], drill: { route: '/warehouse/task', permissions: ['warehouse_employee_warning'] },
    },
    {
      key: 'picked_per_hour', kind: 'bar', title: 'screen.warehouse/productivity.measure.picked_per_hour',
      measures: ['picked_per_hour'], by: 'person',
      drill: { route: '/warehouse/task', permissions: ['warehouse_employee_warning'] }, home: true,
    },
    {
      key: 'course', kind: 'line', title: 'screen.warehouse/productivity.tile.course', measures: ['pieces'], by: 'day',
      drill: { route: '/warehouse/task', permissions: ['warehouse_employee_warning'] },
    },
    {
      key: 'by_type', kind: 'bar', title: 'screen.warehouse/productivity.tile.by_type', measures: ['pieces'],
      by: 'type', drill: { route: '/warehouse/task', permissions: ['warehouse_employee_warning'] },
    },
    {
      key: 'by_shift', kind: 'pie', title: 'screen.warehouse/productivity.tile.by_shift', measures: ['pieces'],
      by: 'shift', drill: { route: '/warehouse/task', permissions: ['warehouse_employee_warning'] },
    },
    {
      key: 'by_hour', kind: 'bar', title: 'screen.warehouse/productivity.tile.by_hour', measures: ['pieces'],
      by: 'hour', drill: { route: '/warehouse/task', permissions: ['warehouse_employee_warning'] },
    },
    {
      key: 'people', kind: 'table', title: 'screen.warehouse/productivity.tile.people',
      measures: [
        'pieces', 'tasks', 'hours', 'pieces_per_hour', 'money', 'picked', 'packed', 'received', 'returned', 'errors',
        'error_rate',
      ],
      by: 'person', drill: { route: '/warehouse/task', permissions: ['warehouse_employee_warning'] },
    },
    {
      key: 'warehouses', kind: 'table', title: 'screen.warehouse/productivity.tile.warehouses',
      measures: ['pieces', 'tasks', 'picked', 'packed', 'errors'], by: 'warehouse',
      drill: { route: '/warehouse/task', permissions: ['warehouse_employee_warning'] },
    },
  ],
};

export default function ProductivityReport() {
  return <ReportScreen report={report} />;
}
