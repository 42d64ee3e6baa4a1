// Generated from schemas/office/shifts.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { workShiftTotalFields } from './work-shift-total.entity.gen.ts';
import { workShiftFields } from './work-shift.entity.gen.ts';

export const list = createList({
  screen: 'timekeeping/shift',
  route: '/timekeeping/shift',
  resource: 'work_shift_total',
  title: 'screen.timekeeping/shift.title',
  permissions: ['timekeeping_manager'],
  urls: { list: '/work-shift-list', count: '/work-shift-count', download: '/work-shift-download' },
  downloadName: 'work-shifts.xlsx',
  columns: [
    column(workShiftFields.code, {
      key: 'shift_id.code', label: 'work_shift.code', cell: 'code', show: 'always', sort: true, pin: 'left',
      link: '/timekeeping/shift',
    }),
    column(workShiftFields.name, {
      key: 'shift_id.name', label: 'work_shift.name', cell: 'text', sort: true, width: 200,
    }),
    column(workShiftFields.start_at, {
      key: 'shift_id.start_at', label: 'work_shift.start_at', cell: 'text', sort: true,
    }),
    column(workShiftFields.end_at, { key: 'shift_id.end_at', label: 'work_shift.end_at', cell: 'text', sort: true }),
    column(workShiftFields.crosses_midnight, {
      key: 'shift_id.crosses_midnight', label: 'work_shift.crosses_midnight', cell: 'boolean', show: 'optional',
    }),
    column(workShiftFields.cutoff, { key: 'shift_id.cutoff', label: 'work_shift.cutoff', cell: 'text' }),
    column(workShiftFields.checkin_before, {
      key: 'shift_id.checkin_before', label: 'work_shift.checkin_before', cell: 'enum',
    }),
    column(workShiftFields.checkin_after, {
      key: 'shift_id.checkin_after', label: 'work_shift.checkin_after', cell: 'enum',
    }),
    column(workShiftFields.checkout_before, {
      key: 'shift_id.checkout_before', label: 'work_shift.checkout_before', cell: 'enum',
    }),
    column(workShiftFields.checkout_after, {
      key: 'shift_id.checkout_after', label: 'work_shift.checkout_after', cell: 'enum',
    }),
    column(workShiftTotalFields.people, {
      label: 'work_shift_total.people', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(workShiftFields.break_minutes, {
      key: 'shift_id.break_minutes', label: 'work_shift.break_minutes', cell: 'number', sort: true,
    }),
    column(workShiftFields.grace_minutes, {
      key: 'shift_id.grace_minutes', label: 'work_shift.grace_minutes', cell: 'number', sort: true,
    }),
    column(workShiftFields.weekdays, {
      key: 'shift_id.weekdays', label: 'work_shift.weekdays', cell: 'enum', width: 220,
    }),
    column(workShiftFields.site_ids, {
      key: 'shift_id.site_ids', label: 'work_shift.site_ids', cell: 'reference', width: 220,
    }),
    column(workShiftFields.active, { key: 'shift_id.active', label: 'work_shift.active', cell: 'boolean' }),
    column(workShiftFields.created_at, {
      key: 'shift_id.created_at', label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(workShiftFields.created_by, {
      key: 'shift_id.created_by', label: 'kit.field.created_by', cell: 'reference', show: 'optional',
    }),
    column(workShiftFields.note, { key: 'shift_id.note', label: 'work_shift.note', cell: 'text', show: 'optional' }),
    column(workShiftTotalFields.shift_id, { label: 'work_shift_total.shift_id', cell: 'reference', show: 'optional' }),
  ],
  filters: [
    filter(workShiftFields.code, { key: 'shift_id.code', label: 'work_shift.code', kind: 'text' }),
    filter(workShiftFields.name, { key: 'shift_id.name', label: 'work_shift.name', kind: 'text' }),
    filter(workShiftFields.site_ids, {
      key: 'shift_id.site_ids', label: 'work_shift.site_ids', kind: 'reference', place: 'panel',
    }),
    filter(workShiftFields.active, { key: 'shift_id.active', label: 'work_shift.active', kind: 'boolean' }),
  ],
  viewModes: [
    { key: 'in_use', label: 'screen.timekeeping/shift.mode.in_use' },
    { key: 'all', label: 'screen.timekeeping/shift.mode.all' },
  ],
  sort: { field: 'shift_id.code', order: 'ASC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/timekeeping/shift/create', permissions: ['timekeeping_manager'],
      tone: 'success',
    },
    {
      key: 'roster', label: 'screen.timekeeping/shift.action.roster', route: '/timekeeping/shift/roster',
      permissions: ['timekeeping_manager'],
    },
    {
      key: 'week', label: 'screen.timekeeping/shift.action.week', route: '/timekeeping/shift/week',
      permissions: ['timekeeping_manager'],
    },
    {
      key: 'days', label: 'screen.timekeeping/shift.action.days', route: '/timekeeping/shift/day',
      permissions: ['timekeeping_manager'],
    },
    {
      key: 'sites', label: 'screen.timekeeping/shift.action.sites', route: '/timekeeping/shift/site',
      permissions: ['timekeeping_manager'],
    },
    {
      key: 'work_days', label: 'screen.timekeeping/shift.action.work_days', route: '/timekeeping/list',
      permissions: ['timekeeping_manager'],
    },
  ],
  row: [
    {
      key: 'people', label: 'screen.timekeeping/shift.action.people', route: '/timekeeping/shift/roster',
      filter: { shift_id: { from: 'shift_id', choice: true } }, permissions: ['timekeeping_manager'],
    },
  ],
  open: '/timekeeping/shift',
  mobile: { title: 'shift_id.name', lines: ['shift_id.start_at', 'shift_id.end_at', 'people', 'shift_id.weekdays'] },
  emptyText: 'screen.timekeeping/shift.empty',
  live: true,
});

export default function ShiftsList() {
  return <ListScreen list={list} />;
}
