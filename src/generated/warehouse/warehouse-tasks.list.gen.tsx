// Generated from schemas/warehouse/warehouse-tasks.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { correctTaskAction } from './correct-task.action.gen.ts';
import { type WarehouseTask, warehouseTaskFields } from './warehouse-task.entity.gen.ts';

export const list = createList({
  screen: 'warehouse/task',
  route: '/warehouse/task',
  resource: 'warehouse_task',
  title: 'screen.warehouse/task.title',
  permissions: ['warehouse_employee_warning'],
  urls: { list: '/warehouse-task-list', count: '/warehouse-task-count', download: '/warehouse-task-download' },
  downloadName: 'warehouse-tasks.xlsx',
  columns: [
    column(warehouseTaskFields.working_date, {
      label: 'warehouse_task.working_date', cell: 'date', show: 'always', sort: true, pin: 'left',
    }),
    column(warehouseTaskFields.working_shift, { label: 'warehouse_task.working_shift', cell: 'enum' }),
    column(warehouseTaskFields.account_id, {
      label: 'warehouse_task.account_id', cell: 'reference', show: 'always', width: 180,
    }),
    column(warehouseTaskFields.type, { label: 'warehouse_task.type', cell: 'enum' }),
    column(warehouseTaskFields.order_tracking_id, {
      label: 'warehouse_task.order_tracking_id', cell: 'code', width: 170,
    }),
    column(warehouseTaskFields.receipt_tracking_id, {
      label: 'warehouse_task.receipt_tracking_id', cell: 'code', width: 150,
    }),
    column(warehouseTaskFields.sku, { label: 'warehouse_task.sku', cell: 'code' }),
    column(warehouseTaskFields.quantity, {
      label: 'warehouse_task.quantity', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(warehouseTaskFields.money, { label: 'warehouse_task.money', cell: 'money', show: 'optional', sum: true }),
    column(warehouseTaskFields.seconds, { label: 'warehouse_task.seconds', cell: 'number', show: 'optional' }),
    column(warehouseTaskFields.basket_code, { label: 'warehouse_task.basket_code', cell: 'code' }),
    column(warehouseTaskFields.cell_id, { label: 'warehouse_task.cell_id', cell: 'reference' }),
    column(warehouseTaskFields.warehouse_id, { label: 'warehouse_task.warehouse_id', cell: 'reference', width: 220 }),
    column(warehouseTaskFields.note, { label: 'warehouse_task.note', cell: 'text' }),
    column(warehouseTaskFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', sort: true }),
  ],
  filters: [
    filter(warehouseTaskFields.working_date, {
      label: 'warehouse_task.working_date', kind: 'date_range', maxDays: 360, presets: [1, 7, 14, 30, 90, 180, 360],
    }),
    filter(warehouseTaskFields.working_shift, { label: 'warehouse_task.working_shift', kind: 'multi_select' }),
    filter(warehouseTaskFields.account_id, { label: 'warehouse_task.account_id', kind: 'reference' }),
    filter(warehouseTaskFields.type, { label: 'warehouse_task.type', kind: 'multi_select' }),
    filter(warehouseTaskFields.sku, { label: 'warehouse_task.sku', kind: 'code_list' }),
    filter(warehouseTaskFields.order_tracking_id, { label: 'warehouse_task.order_tracking_id', kind: 'code_list' }),
    filter(warehouseTaskFields.receipt_tracking_id, {
      label: 'warehouse_task.receipt_tracking_id', kind: 'code_list', place: 'panel',
    }),
    filter(warehouseTaskFields.basket_code, { label: 'warehouse_task.basket_code', kind: 'text', place: 'panel' }),
    filter(warehouseTaskFields.warehouse_id, { label: 'warehouse_task.warehouse_id', kind: 'reference' }),
    filter(warehouseTaskFields.quantity, { label: 'warehouse_task.quantity', kind: 'number_range', place: 'panel' }),
    filter(warehouseTaskFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360, presets: [1, 7, 30, 90],
    }),
  ],
  counts: ['errors'],
  viewModes: [
    { key: 'records', label: 'screen.warehouse/task.mode.records' },
    { key: 'errors', label: 'screen.warehouse/task.mode.errors', badge: 'errors' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  row: [
    {
      key: 'correct_task', label: 'warehouse_task.action.correct_task', action: 'correct_task',
      permissions: ['warehouse_employee_warning'], tone: 'warning', confirm: true,
    },
  ],
  bulk: [
    {
      key: 'correct_task', label: 'warehouse_task.action.correct_task', action: 'correct_task',
      permissions: ['warehouse_employee_warning'], tone: 'warning', confirm: true,
    },
  ],
  actions: [correctTaskAction],
  mobile: { title: 'type', lines: ['account_id', 'sku', 'quantity', 'created_at'] },
  rowTone: [{ when: (c: Logic<WarehouseTask>) => c.record.quantity != null && c.record.quantity < 0, tone: 'danger' }],
  tiles: [
    { key: 'pieces', label: 'screen.warehouse/task.tile.pieces', sum: 'quantity' },
    { key: 'money', label: 'screen.warehouse/task.tile.money', sum: 'money' },
    {
      key: 'errors', label: 'screen.warehouse/task.tile.errors', count: 'errors', filters: { quantity: { to: -1 } },
      tone: 'danger',
    },
  ],
  emptyText: 'screen.warehouse/task.empty',
  live: true,
});

export default function WarehouseTasksList() {
  return <ListScreen list={list} />;
}
