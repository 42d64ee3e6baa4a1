// Generated from schemas/office/roster.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { shiftAssignmentFields } from './shift-assignment.entity.gen.ts';
import { workShiftFields } from './work-shift.entity.gen.ts';

export const rosterList = createList({
  screen: 'timekeeping/shift/roster',
  route: '/timekeeping/shift/roster',
  module: 'office',
  entity: 'shift_assignment',
  permissions: ['timekeeping_manager'],
  urls: { list: '/shift-roster-list', count: '/shift-roster-count', download: '/shift-roster-download' },
  downloadName: 'shift-roster.xlsx',
  columns: [
    column(shiftAssignmentFields.account_id, { label: 'shift_assignment.account_id', show: 'always' }),
    column(shiftAssignmentFields.shift_id, { label: 'shift_assignment.shift_id' }),
    column(workShiftFields.start_at, {
      key: 'shift_id.start_at', steps: [{ field: 'shift_id', kind: 'reference', entity: 'work_shift' }],
      label: 'work_shift.start_at',
    }),
    column(workShiftFields.end_at, {
      key: 'shift_id.end_at', steps: [{ field: 'shift_id', kind: 'reference', entity: 'work_shift' }],
      label: 'work_shift.end_at',
    }),
    column(workShiftFields.weekdays, {
      key: 'shift_id.weekdays', steps: [{ field: 'shift_id', kind: 'reference', entity: 'work_shift' }],
      label: 'work_shift.weekdays',
    }),
    column(shiftAssignmentFields.starts_on, { label: 'shift_assignment.starts_on', sort: true }),
    column(shiftAssignmentFields.ends_on, { label: 'shift_assignment.ends_on', sort: true }),
    column(shiftAssignmentFields.period, { label: 'shift_assignment.period' }),
    column(shiftAssignmentFields.note, { label: 'shift_assignment.note' }),
    column(shiftAssignmentFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
    column(shiftAssignmentFields.created_by, { label: 'kit.field.created_by', show: 'optional' }),
  ],
  filters: [
    filter(shiftAssignmentFields.account_id, { label: 'shift_assignment.account_id', kind: 'reference' }),
    filter(shiftAssignmentFields.shift_id, { label: 'shift_assignment.shift_id', kind: 'reference' }),
    filter(shiftAssignmentFields.starts_on, { label: 'shift_assignment.starts_on', kind: 'date_range', maxDays: 360 }),
    filter(shiftAssignmentFields.ends_on, { label: 'shift_assignment.ends_on', kind: 'date_range', maxDays: 360 }),
  ],
  counts: [{ key: 'coming', where: { starts_on: { from: { today: 1 } } } }],
  viewModes: [
    { key: 'started', where: { starts_on: { to: { today: 0 } } } },
    { key: 'coming', where: { starts_on: { from: { today: 1 } } }, badge: 'coming' },
    { key: 'all' },
  ],
  sort: { field: 'starts_on', order: 'DESC' },
});
