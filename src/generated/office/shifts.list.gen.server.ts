// Generated from schemas/office/shifts.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { workShiftFields } from './work-shift.entity.gen.ts';

export const shiftsList = createList({
  screen: 'timekeeping/shift',
  route: '/timekeeping/shift',
  module: 'office',
  entity: 'work_shift',
  permissions: ['timekeeping_manager'],
  urls: { list: '/work-shift-list', count: '/work-shift-count', download: '/work-shift-download' },
  downloadName: 'work-shifts.xlsx',
  columns: [
    column(workShiftFields.code, { label: 'work_shift.code', show: 'always', sort: true }),
    column(workShiftFields.name, { label: 'work_shift.name', sort: true }),
    column(workShiftFields.start_at, { label: 'work_shift.start_at', sort: true }),
    column(workShiftFields.end_at, { label: 'work_shift.end_at', sort: true }),
    column(workShiftFields.crosses_midnight, { label: 'work_shift.crosses_midnight', show: 'optional' }),
    column(workShiftFields.cutoff, { label: 'work_shift.cutoff' }),
    column(workShiftFields.checkin_before, { label: 'work_shift.checkin_before' }),
    column(workShiftFields.checkin_after, { label: 'work_shift.checkin_after' }),
    column(workShiftFields.checkout_before, { label: 'work_shift.checkout_before' }),
    column(workShiftFields.checkout_after, { label: 'work_shift.checkout_after' }),
    column(workShiftFields.break_minutes, { label: 'work_shift.break_minutes', sort: true }),
    column(workShiftFields.grace_minutes, { label: 'work_shift.grace_minutes', sort: true }),
    column(workShiftFields.weekdays, { label: 'work_shift.weekdays' }),
    column(workShiftFields.site_ids, { label: 'work_shift.site_ids' }),
    column(workShiftFields.active, { label: 'work_shift.active' }),
    column(workShiftFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
    column(workShiftFields.created_by, { label: 'kit.field.created_by', show: 'optional' }),
    column(workShiftFields.note, { label: 'work_shift.note', show: 'optional' }),
  ],
  filters: [
    filter(workShiftFields.code, { label: 'work_shift.code', kind: 'text' }),
    filter(workShiftFields.name, { label: 'work_shift.name', kind: 'text' }),
    filter(workShiftFields.site_ids, { label: 'work_shift.site_ids', kind: 'reference' }),
    filter(workShiftFields.active, { label: 'work_shift.active', kind: 'boolean' }),
  ],
  viewModes: [{ key: 'in_use', where: { active: true } }, { key: 'all' }],
  sort: { field: 'code', order: 'ASC' },
});
