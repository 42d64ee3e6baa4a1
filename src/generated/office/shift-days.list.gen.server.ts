// Generated from schemas/office/shift-days.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { shiftDayFields } from './shift-day.entity.gen.ts';

export const shiftDaysList = createList({
  screen: 'timekeeping/shift/day',
  route: '/timekeeping/shift/day',
  module: 'office',
  entity: 'shift_day',
  permissions: ['timekeeping_manager'],
  urls: { list: '/shift-day-list', count: '/shift-day-count', download: '/shift-day-download' },
  downloadName: 'shifts-by-day.xlsx',
  columns: [
    column(shiftDayFields.working_date, { label: 'shift_day.working_date', show: 'always', sort: true }),
    column(shiftDayFields.shift_id, { label: 'shift_day.shift_id' }),
    column(shiftDayFields.planned, { label: 'shift_day.planned', sort: true, sum: true }),
    column(shiftDayFields.came, { label: 'shift_day.came', sort: true, sum: true }),
    column(shiftDayFields.late, { label: 'shift_day.late', sort: true, sum: true }),
    column(shiftDayFields.away, { label: 'shift_day.away', sort: true, sum: true }),
    column(shiftDayFields.missing, { label: 'shift_day.missing', sort: true, sum: true }),
    column(shiftDayFields.no_out, { label: 'shift_day.no_out', sort: true, sum: true }),
    column(shiftDayFields.early, { label: 'shift_day.early', show: 'optional', sort: true, sum: true }),
    column(shiftDayFields.absent, { label: 'shift_day.absent', show: 'optional', sort: true, sum: true }),
    column(shiftDayFields.not_yet, { label: 'shift_day.not_yet', show: 'optional', sort: true, sum: true }),
    column(shiftDayFields.worked_minutes, { label: 'shift_day.worked_minutes', sort: true, sum: true }),
  ],
  filters: [
    filter(shiftDayFields.working_date, { label: 'shift_day.working_date', kind: 'date_range', maxDays: 360 }),
    filter(shiftDayFields.shift_id, { label: 'shift_day.shift_id', kind: 'reference' }),
    filter(shiftDayFields.missing, { label: 'shift_day.missing', kind: 'number_range' }),
    filter(shiftDayFields.late, { label: 'shift_day.late', kind: 'number_range' }),
  ],
  viewModes: [
    { key: 'all' },
    { key: 'today', where: { working_date: { from: { today: 0 }, to: { today: 0 } } } },
    { key: 'missing', where: { missing: { from: 1 } } },
    { key: 'no_out', where: { no_out: { from: 1 } } },
  ],
  sort: { field: 'working_date', order: 'DESC' },
});
