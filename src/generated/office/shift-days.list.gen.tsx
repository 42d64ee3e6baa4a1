// Generated from schemas/office/shift-days.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { type ShiftDay, shiftDayFields } from './shift-day.entity.gen.ts';

export const list = createList({
  screen: 'timekeeping/shift/day',
  route: '/timekeeping/shift/day',
  resource: 'shift_day',
  title: 'screen.timekeeping/shift/day.title',
  permissions: ['timekeeping_manager'],
  urls: { list: '/shift-day-list', count: '/shift-day-count', download: '/shift-day-download' },
  downloadName: 'shifts-by-day.xlsx',
  columns: [
    column(shiftDayFields.working_date, {
      label: 'shift_day.working_date', cell: 'date', show: 'always', sort: true, pin: 'left',
    }),
    column(shiftDayFields.shift_id, { label: 'shift_day.shift_id', cell: 'reference', width: 200 }),
    column(shiftDayFields.planned, { label: 'shift_day.planned', cell: 'number', sort: true, sum: true, footer: true }),
    column(shiftDayFields.came, { label: 'shift_day.came', cell: 'number', sort: true, sum: true, footer: true }),
    column(shiftDayFields.late, { label: 'shift_day.late', cell: 'number', sort: true, sum: true, footer: true }),
    column(shiftDayFields.away, { label: 'shift_day.away', cell: 'number', sort: true, sum: true, footer: true }),
    column(shiftDayFields.missing, { label: 'shift_day.missing', cell: 'number', sort: true, sum: true, footer: true }),
    column(shiftDayFields.no_out, { label: 'shift_day.no_out', cell: 'number', sort: true, sum: true, footer: true }),
    column(shiftDayFields.early, {
      label: 'shift_day.early', cell: 'number', show: 'optional', sort: true, sum: true, footer: true,
    }),
    column(shiftDayFields.absent, {
      label: 'shift_day.absent', cell: 'number', show: 'optional', sort: true, sum: true, footer: true,
    }),
    column(shiftDayFields.not_yet, {
      label: 'shift_day.not_yet', cell: 'number', show: 'optional', sort: true, sum: true, footer: true,
    }),
    column(shiftDayFields.worked_minutes, {
      label: 'shift_day.worked_minutes', cell: 'number', sort: true, sum: true, footer: true,
    }),
  ],
  filters: [
    filter(shiftDayFields.working_date, {
      label: 'shift_day.working_date', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90],
    }),
    filter(shiftDayFields.shift_id, { label: 'shift_day.shift_id', kind: 'reference' }),
    filter(shiftDayFields.missing, { label: 'shift_day.missing', kind: 'number_range', place: 'panel' }),
    filter(shiftDayFields.late, { label: 'shift_day.late', kind: 'number_range', place: 'panel' }),
  ],
  viewModes: [
    { key: 'all', label: 'screen.timekeeping/shift/day.mode.all' },
    { key: 'today', label: 'screen.timekeeping/shift/day.mode.today' },
    { key: 'missing', label: 'screen.timekeeping/shift/day.mode.missing' },
    { key: 'no_out', label: 'screen.timekeeping/shift/day.mode.no_out' },
  ],
  sort: { field: 'working_date', order: 'DESC' },
  toolbar: [
    {
      key: 'shifts', label: 'screen.timekeeping/shift/day.action.shifts', route: '/timekeeping/shift',
      permissions: ['timekeeping_manager'],
    },
    {
      key: 'week', label: 'screen.timekeeping/shift/day.action.week', route: '/timekeeping/shift/week',
      permissions: ['timekeeping_manager'],
    },
    {
      key: 'work_days', label: 'screen.timekeeping/shift/day.action.work_days', route: '/timekeeping/list',
      permissions: ['timekeeping_manager'],
    },
  ],
  row: [
    {
      key: 'people', label: 'screen.timekeeping/shift/day.action.people', route: '/timekeeping/list',
      filter: { working_date: { from: 'working_date', day: true }, shift_id: { from: 'shift_id', choice: true } },
      permissions: ['timekeeping_manager'],
    },
  ],
  mobile: { title: 'shift_id', lines: ['working_date', 'planned', 'came', 'missing'] },
  rowTone: [{ when: (c: Logic<ShiftDay>) => c.record.missing != null && c.record.missing > 0, tone: 'warning' }],
  emptyText: 'screen.timekeeping/shift/day.empty',
  live: true,
});

export default function ShiftDaysList() {
  return <ListScreen list={list} />;
}
