// Generated from schemas/office/shifts.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { workShiftTotalFields } from './work-shift-total.entity.gen.ts';
import { workShiftFields } from './work-shift.entity.gen.ts';

export const shiftsList = createList({
  screen: 'timekeeping/shift',
  route: '/timekeeping/shift',
  module: 'office',
  entity: 'work_shift_total',
  permissions: ['timekeeping_manager'],
  urls: { list: '/work-shift-list', count: '/work-shift-count', download: '/work-shift-download' },
  downloadName: 'work-shifts.xlsx',
  columns: [
    column(workShiftFields.code, {
      key: 'shift_id.code', steps: [{ field: 'shift_id', kind: 'reference', entity: 'work_shift' }],
      label: 'work_shift.code', show: 'always', sort: true,
    }),
    column(workShiftFields.name, {
      key: 'shift_id.name', steps: [{ field: 'shift_id', kind: 'reference', entity: 'work_shift' }],
      label: 'work_shift.name', sort: true,
    }),
    column(workShiftFields.start_at, {
      key: 'shift_id.start_at', steps: [{ field: 'shift_id', kind: 'reference', entity: 'work_shift' }],
      label: 'work_shift.start_at', sort: true,
    }),
    column(workShiftFields.end_at, {
      key: 'shift_id.end_at', steps: [{ field: 'shift_id', kind: 'reference', entity: 'work_shift' }],
      label: 'work_shift.end_at', sort: true,
    }),
    column(workShiftFields.crosses_midnight, {
      key: 'shift_id.crosses_midnight', steps: [{ field: 'shift_id', kind: 'reference', entity: 'work_shift' }],
      label: 'work_shift.crosses_midnight', show: 'optional',
    }),
    column(workShiftFields.cutoff, {
      key: 'shift_id.cutoff', steps: [{ field: 'shift_id', kind: 'reference', entity: 'work_shift' }],
      label: 'work_shift.cutoff',
    }),
    column(workShiftFields.checkin_before, {
      key: 'shift_id.checkin_before', steps: [{ field: 'shift_id', kind: 'reference', entity: 'work_shift' }],
      label: 'work_shift.checkin_before',
    }),
    column(workShiftFields.checkin_after, {
      key: 'shift_id.checkin_after', steps: [{ field: 'shift_id', kind: 'reference', entity: 'work_shift' }],
      label: 'work_shift.checkin_after',
    }),
    column(workShiftFields.checkout_before, {
      key: 'shift_id.checkout_before', steps: [{ field: 'shift_id', kind: 'reference', entity: 'work_shift' }],
      label: 'work_shift.checkout_before',
    }),
    column(workShiftFields.checkout_after, {
      key: 'shift_id.checkout_after', steps: [{ field: 'shift_id', kind: 'reference', entity: 'work_shift' }],
      label: 'work_shift.checkout_after',
    }),
    column(workShiftTotalFields.people, { label: 'work_shift_total.people', sort: true, sum: true }),
    column(workShiftFields.break_minutes, {
      key: 'shift_id.break_minutes', steps: [{ field: 'shift_id', kind: 'reference', entity: 'work_shift' }],
      label: 'work_shift.break_minutes', sort: true,
    }),
    column(workShiftFields.grace_minutes, {
      key: 'shift_id.grace_minutes', steps: [{ field: 'shift_id', kind: 'reference', entity: 'work_shift' }],
      label: 'work_shift.grace_minutes', sort: true,
    }),
    column(workShiftFields.weekdays, {
      key: 'shift_id.weekdays', steps: [{ field: 'shift_id', kind: 'reference', entity: 'work_shift' }],
      label: 'work_shift.weekdays',
    }),
    column(workShiftFields.site_ids, {
      key: 'shift_id.site_ids', steps: [{ field: 'shift_id', kind: 'reference', entity: 'work_shift' }],
      label: 'work_shift.site_ids',
    }),
    column(workShiftFields.active, {
      key: 'shift_id.active', steps: [{ field: 'shift_id', kind: 'reference', entity: 'work_shift' }],
      label: 'work_shift.active',
    }),
    column(workShiftFields.created_at, {
      key: 'shift_id.created_at', steps: [{ field: 'shift_id', kind: 'reference', entity: 'work_shift' }],
      label: 'kit.field.created_at', show: 'optional', sort: true,
    }),
    column(workShiftFields.created_by, {
      key: 'shift_id.created_by', steps: [{ field: 'shift_id', kind: 'reference', entity: 'work_shift' }],
      label: 'kit.field.created_by', show: 'optional',
    }),
    column(workShiftFields.note, {
      key: 'shift_id.note', steps: [{ field: 'shift_id', kind: 'reference', entity: 'work_shift' }],
      label: 'work_shift.note', show: 'optional',
    }),
    column(workShiftTotalFields.shift_id, { label: 'work_shift_total.shift_id', show: 'optional' }),
  ],
  filters: [
    filter(workShiftFields.code, {
      key: 'shift_id.code', steps: [{ field: 'shift_id', kind: 'reference', entity: 'work_shift' }],
      label: 'work_shift.code', kind: 'text',
    }),
    filter(workShiftFields.name, {
      key: 'shift_id.name', steps: [{ field: 'shift_id', kind: 'reference', entity: 'work_shift' }],
      label: 'work_shift.name', kind: 'text',
    }),
    filter(workShiftFields.site_ids, {
      key: 'shift_id.site_ids', steps: [{ field: 'shift_id', kind: 'reference', entity: 'work_shift' }],
      label: 'work_shift.site_ids', kind: 'reference',
    }),
    filter(workShiftFields.active, {
      key: 'shift_id.active', steps: [{ field: 'shift_id', kind: 'reference', entity: 'work_shift' }],
      label: 'work_shift.active', kind: 'boolean',
    }),
  ],
  viewModes: [{ key: 'in_use', where: { 'shift_id.active': true } }, { key: 'all' }],
  sort: { field: 'shift_id.code', order: 'ASC' },
});
