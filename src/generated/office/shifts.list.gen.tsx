// Generated from schemas/office/shifts.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { workShiftFields } from './work-shift.entity.gen.ts';

export const list = createList({
  screen: 'timekeeping/shift',
  route: '/timekeeping/shift',
  resource: 'work_shift',
  title: 'screen.timekeeping/shift.title',
  permissions: ['timekeeping_manager'],
  urls: { list: '/work-shift-list', count: '/work-shift-count', download: '/work-shift-download' },
  downloadName: 'work-shifts.xlsx',
  columns: [
    column(workShiftFields.code, {
      label: 'work_shift.code', cell: 'code', show: 'always', sort: true, pin: 'left', link: '/timekeeping/shift',
    }),
    column(workShiftFields.name, { label: 'work_shift.name', cell: 'text', sort: true, width: 200 }),
    column(workShiftFields.start_at, { label: 'work_shift.start_at', cell: 'text', sort: true }),
    column(workShiftFields.end_at, { label: 'work_shift.end_at', cell: 'text', sort: true }),
    column(workShiftFields.crosses_midnight, {
      label: 'work_shift.crosses_midnight', cell: 'boolean', show: 'optional',
    }),
    column(workShiftFields.cutoff, { label: 'work_shift.cutoff', cell: 'text' }),
    column(workShiftFields.checkin_before, { label: 'work_shift.checkin_before', cell: 'enum' }),
    column(workShiftFields.checkin_after, { label: 'work_shift.checkin_after', cell: 'enum' }),
    column(workShiftFields.checkout_before, { label: 'work_shift.checkout_before', cell: 'enum' }),
    column(workShiftFields.checkout_after, { label: 'work_shift.checkout_after', cell: 'enum' }),
    column(workShiftFields.break_minutes, { label: 'work_shift.break_minutes', cell: 'number', sort: true }),
    column(workShiftFields.grace_minutes, { label: 'work_shift.grace_minutes', cell: 'number', sort: true }),
    column(workShiftFields.weekdays, { label: 'work_shift.weekdays', cell: 'enum', width: 220 }),
    column(workShiftFields.site_ids, { label: 'work_shift.site_ids', cell: 'reference', width: 220 }),
    column(workShiftFields.active, { label: 'work_shift.active', cell: 'boolean' }),
    column(workShiftFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(workShiftFields.created_by, { label: 'kit.field.created_by', cell: 'reference', show: 'optional' }),
    column(workShiftFields.note, { label: 'work_shift.note', cell: 'text', show: 'optional' }),
  ],
  filters: [
    filter(workShiftFields.code, { label: 'work_shift.code', kind: 'text' }),
    filter(workShiftFields.name, { label: 'work_shift.name', kind: 'text' }),
    filter(workShiftFields.site_ids, { label: 'work_shift.site_ids', kind: 'reference', place: 'panel' }),
    filter(workShiftFields.active, { label: 'work_shift.active', kind: 'boolean' }),
  ],
  viewModes: [
    { key: 'in_use', label: 'screen.timekeeping/shift.mode.in_use' },
    { key: 'all', label: 'screen.timekeeping/shift.mode.all' },
  ],
  sort: { field: 'code', order: 'ASC' },
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
      filter: { shift_id: { from: 'id', choice: true } }, permissions: ['timekeeping_manager'],
    },
  ],
  open: '/timekeeping/shift',
  create: { route: '/timekeeping/shift/create', permissions: ['timekeeping_manager'] },
  mobile: { title: 'name', lines: ['start_at', 'end_at', 'cutoff', 'weekdays'] },
  emptyText: 'screen.timekeeping/shift.empty',
  live: true,
});

export default function ShiftsList() {
  return <ListScreen list={list} />;
}
