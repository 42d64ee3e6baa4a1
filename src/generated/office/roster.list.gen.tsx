// Generated from schemas/office/roster.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { assignShiftAction } from './assign-shift.action.gen.ts';
import { shiftAssignmentFields } from './shift-assignment.entity.gen.ts';
import { workShiftFields } from './work-shift.entity.gen.ts';

export const list = createList({
  screen: 'timekeeping/shift/roster',
  route: '/timekeeping/shift/roster',
  resource: 'shift_assignment',
  title: 'screen.timekeeping/shift/roster.title',
  permissions: ['timekeeping_manager'],
  urls: { list: '/shift-roster-list', count: '/shift-roster-count', download: '/shift-roster-download' },
  downloadName: 'shift-roster.xlsx',
  columns: [
    column(shiftAssignmentFields.account_id, {
      label: 'shift_assignment.account_id', cell: 'reference', show: 'always', width: 220, pin: 'left',
      link: '/timekeeping/shift/roster',
    }),
    column(shiftAssignmentFields.shift_id, { label: 'shift_assignment.shift_id', cell: 'reference', width: 220 }),
    column(workShiftFields.start_at, { key: 'shift_id.start_at', label: 'work_shift.start_at', cell: 'text' }),
    column(workShiftFields.end_at, { key: 'shift_id.end_at', label: 'work_shift.end_at', cell: 'text' }),
    column(workShiftFields.weekdays, {
      key: 'shift_id.weekdays', label: 'work_shift.weekdays', cell: 'enum', width: 330,
    }),
    column(shiftAssignmentFields.starts_on, { label: 'shift_assignment.starts_on', cell: 'date', sort: true }),
    column(shiftAssignmentFields.ends_on, { label: 'shift_assignment.ends_on', cell: 'date', sort: true }),
    column(shiftAssignmentFields.period, { label: 'shift_assignment.period', cell: 'enum' }),
    column(shiftAssignmentFields.note, { label: 'shift_assignment.note', cell: 'text' }),
    column(shiftAssignmentFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(shiftAssignmentFields.created_by, { label: 'kit.field.created_by', cell: 'reference', show: 'optional' }),
  ],
  filters: [
    filter(shiftAssignmentFields.account_id, { label: 'shift_assignment.account_id', kind: 'reference' }),
    filter(shiftAssignmentFields.shift_id, { label: 'shift_assignment.shift_id', kind: 'reference' }),
    filter(shiftAssignmentFields.starts_on, {
      label: 'shift_assignment.starts_on', kind: 'date_range', maxDays: 360, presets: [7, 30, 90],
    }),
    filter(shiftAssignmentFields.ends_on, {
      label: 'shift_assignment.ends_on', kind: 'date_range', maxDays: 360, presets: [7, 30, 90],
    }),
  ],
  counts: ['coming'],
  viewModes: [
    { key: 'started', label: 'screen.timekeeping/shift/roster.mode.started' },
    { key: 'coming', label: 'screen.timekeeping/shift/roster.mode.coming', badge: 'coming' },
    { key: 'all', label: 'screen.timekeeping/shift/roster.mode.all' },
  ],
  sort: { field: 'starts_on', order: 'DESC' },
  toolbar: [
    {
      key: 'people', label: 'screen.timekeeping/shift/roster.action.people', form: 'roster-people',
      permissions: ['timekeeping_manager'], tone: 'success',
    },
    {
      key: 'week', label: 'screen.timekeeping/shift/roster.action.week', route: '/timekeeping/shift/week',
      permissions: ['timekeeping_manager'],
    },
    {
      key: 'create', label: 'action.create', route: '/timekeeping/shift/roster/create',
      permissions: ['timekeeping_manager'], tone: 'success',
    },
    {
      key: 'shifts', label: 'screen.timekeeping/shift/roster.action.shifts', route: '/timekeeping/shift',
      permissions: ['timekeeping_manager'],
    },
  ],
  row: [
    {
      key: 'assign_shift', label: 'shift_assignment.action.assign_shift', action: 'assign_shift',
      permissions: ['timekeeping_manager'],
    },
  ],
  bulk: [
    {
      key: 'assign_shift', label: 'shift_assignment.action.assign_shift', action: 'assign_shift',
      permissions: ['timekeeping_manager'],
    },
  ],
  actions: [assignShiftAction],
  open: '/timekeeping/shift/roster',
  create: { route: '/timekeeping/shift/roster/create', permissions: ['timekeeping_manager'] },
  mobile: { title: 'account_id', lines: ['shift_id', 'starts_on', 'ends_on', 'period'] },
  emptyText: 'screen.timekeeping/shift/roster.empty',
  live: true,
});

export default function RosterList() {
  return <ListScreen list={list} />;
}
