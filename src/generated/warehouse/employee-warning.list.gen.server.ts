// Generated from schemas/warehouse/employee-warning.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { workRowFields } from './work-row.entity.gen.ts';

export const employeeWarningList = createList({
  screen: 'employee-warning',
  route: '/employee-warning',
  module: 'warehouse',
  entity: 'work_row',
  permissions: ['warehouse_employee_warning'],
  urls: { list: '/work-row-list', count: '/work-row-count', download: '/work-row-download' },
  downloadName: 'employee-warning.xlsx',
  where: { warehouse_id: { mine: 'warehouse' } },
  columns: [
    column(workRowFields.work_type, { label: 'work_row.work_type', show: 'always', sort: true }),
    column(workRowFields.warehouse_id, { label: 'work_row.warehouse_id' }),
    column(workRowFields.account_id, { label: 'work_row.account_id' }),
    column(workRowFields.wait_quantity, { label: 'work_row.wait_quantity', sort: true, sum: true }),
    column(workRowFields.wait_time, { label: 'work_row.wait_time', sort: true }),
    column(workRowFields.process_quantity, { label: 'work_row.process_quantity', sort: true, sum: true }),
    column(workRowFields.done_per_hour, { label: 'work_row.done_per_hour' }),
    column(workRowFields.usual_per_hour, { label: 'work_row.usual_per_hour' }),
    column(workRowFields.limit_minutes, { label: 'work_row.limit_minutes' }),
    column(workRowFields.warning, { label: 'work_row.warning' }),
  ],
  filters: [
    filter(workRowFields.work_type, { label: 'work_row.work_type', kind: 'multi_select' }),
    filter(workRowFields.account_id, { label: 'work_row.account_id', kind: 'reference' }),
    filter(workRowFields.warehouse_id, { label: 'work_row.warehouse_id', kind: 'reference' }),
    filter(workRowFields.warning, { label: 'work_row.warning', kind: 'multi_select' }),
  ],
  counts: [
    { key: 'late', where: { type: ['queue'], warning: ['late'] } },
    { key: 'idle', where: { type: ['person'], warning: ['idle'] } },
    { key: 'slow', where: { type: ['person'], warning: ['slow'] } },
  ],
  viewModes: [
    { key: 'queue', where: { type: ['queue'] } },
    { key: 'late', where: { type: ['queue'], warning: ['late'] }, badge: 'late' },
    { key: 'people', where: { type: ['person'] } },
    { key: 'idle', where: { type: ['person'], warning: ['idle'] }, badge: 'idle' },
    { key: 'slow', where: { type: ['person'], warning: ['slow'] }, badge: 'slow' },
  ],
  sort: { field: 'wait_time', order: 'ASC' },
});
