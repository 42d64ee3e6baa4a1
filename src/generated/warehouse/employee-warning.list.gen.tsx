// Generated from schemas/warehouse/employee-warning.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { type WorkRow, workRowFields } from './work-row.entity.gen.ts';

export const list = createList({
  screen: 'employee-warning',
  route: '/employee-warning',
  resource: 'work_row',
  title: 'screen.employee-warning.title',
  permissions: ['warehouse_employee_warning'],
  urls: { list: '/work-row-list', count: '/work-row-count', download: '/work-row-download' },
  downloadName: 'employee-warning.xlsx',
  where: { warehouse_id: { mine: 'warehouse' } },
  scope: { of: 'warehouse', filter: 'warehouse_id' },
  columns: [
    column(workRowFields.work_type, {
      label: 'work_row.work_type', cell: 'enum', show: 'always', sort: true, pin: 'left',
    }),
    column(workRowFields.warehouse_id, { label: 'work_row.warehouse_id', cell: 'reference', width: 240 }),
    column(workRowFields.account_id, { label: 'work_row.account_id', cell: 'reference', width: 180 }),
    column(workRowFields.wait_quantity, {
      label: 'work_row.wait_quantity', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(workRowFields.wait_time, { label: 'work_row.wait_time', cell: 'date_time', sort: true }),
    column(workRowFields.process_quantity, {
      label: 'work_row.process_quantity', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(workRowFields.done_per_hour, { label: 'work_row.done_per_hour', cell: 'number' }),
    column(workRowFields.usual_per_hour, { label: 'work_row.usual_per_hour', cell: 'number' }),
    column(workRowFields.limit_minutes, { label: 'work_row.limit_minutes', cell: 'number' }),
    column(workRowFields.warning, { label: 'work_row.warning', cell: 'enum' }),
  ],
  filters: [
    filter(workRowFields.work_type, { label: 'work_row.work_type', kind: 'multi_select' }),
    filter(workRowFields.account_id, { label: 'work_row.account_id', kind: 'reference' }),
    filter(workRowFields.warehouse_id, { label: 'work_row.warehouse_id', kind: 'reference' }),
    filter(workRowFields.warning, { label: 'work_row.warning', kind: 'multi_select' }),
  ],
  counts: ['late', 'idle', 'slow'],
  viewModes: [
    { key: 'queue', label: 'screen.employee-warning.mode.queue' },
    { key: 'late', label: 'screen.employee-warning.mode.late', badge: 'late' },
    { key: 'people', label: 'screen.employee-warning.mode.people' },
    { key: 'idle', label: 'screen.employee-warning.mode.idle', badge: 'idle' },
    { key: 'slow', label: 'screen.employee-warning.mode.slow', badge: 'slow' },
  ],
  sort: { field: 'wait_time', order: 'ASC' },
  toolbar: [
    {
      key: 'tasks', label: 'screen.employee-warning.action.tasks', route: '/warehouse/task',
      permissions: ['warehouse_employee_warning'],
    },
  ],
  row: [
    {
      key: 'tasks_of_person', label: 'screen.employee-warning.action.tasks_of_person', route: '/warehouse/task',
      filter: {
        account_id: { from: 'account_id', choice: true }, type: { from: 'work_type', choice: true },
        warehouse_id: { from: 'warehouse_id', choice: true },
      },
      permissions: ['warehouse_employee_warning'],
      visible: (c: Logic<WorkRow>) => c.record.account_id != null,
    },
    {
      key: 'tasks_of_type', label: 'screen.employee-warning.action.tasks_of_type', route: '/warehouse/task',
      filter: { type: { from: 'work_type', choice: true }, warehouse_id: { from: 'warehouse_id', choice: true } },
      permissions: ['warehouse_employee_warning'],
      visible: (c: Logic<WorkRow>) => c.record.account_id == null,
    },
  ],
  mobile: { title: 'work_type', lines: ['warehouse_id', 'wait_quantity', 'wait_time', 'process_quantity'] },
  rowTone: [
    { when: (c: Logic<WorkRow>) => c.record.warning === 'late', tone: 'danger' },
    { when: (c: Logic<WorkRow>) => c.record.warning === 'idle', tone: 'warning' },
    { when: (c: Logic<WorkRow>) => c.record.warning === 'slow', tone: 'warning' },
  ],
  emptyText: 'screen.employee-warning.empty',
  live: true,
  utcOffset: 7,
});

export default function EmployeeWarningList() {
  return <ListScreen list={list} />;
}
