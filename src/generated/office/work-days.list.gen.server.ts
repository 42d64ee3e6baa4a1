// Generated from schemas/office/work-days.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { accountFields } from '#generated/system/account.entity.gen.ts';
import { workDayFields } from './work-day.entity.gen.ts';

export const workDaysList = createList({
  screen: 'timekeeping/list',
  route: '/timekeeping/list',
  module: 'office',
  entity: 'work_day',
  permissions: ['timekeeping_manager'],
  urls: { list: '/work-day-list', count: '/work-day-count', download: '/work-day-download' },
  downloadName: 'work-days.xlsx',
  columns: [
    column(workDayFields.working_date, { label: 'work_day.working_date', show: 'always', sort: true }),
    column(workDayFields.account_id, { label: 'work_day.account_id' }),
    column(accountFields.department, {
      key: 'account_id.department', steps: [{ field: 'account_id', kind: 'reference', entity: 'account' }],
      label: 'account.department',
    }),
    column(workDayFields.shift_id, { label: 'work_day.shift_id' }),
    column(workDayFields.first_in, { label: 'work_day.first_in', sort: true }),
    column(workDayFields.last_out, { label: 'work_day.last_out', sort: true }),
    column(workDayFields.worked_minutes, { label: 'work_day.worked_minutes', sort: true, sum: true }),
    column(workDayFields.late_minutes, { label: 'work_day.late_minutes', sort: true, sum: true }),
    column(workDayFields.early_minutes, { label: 'work_day.early_minutes', sort: true, sum: true }),
    column(workDayFields.mid_minutes, { label: 'work_day.mid_minutes', sort: true, sum: true }),
    column(workDayFields.overtime_minutes, {
      label: 'work_day.overtime_minutes', show: 'optional', sort: true, sum: true,
    }),
    column(workDayFields.state, { label: 'work_day.state', sort: true }),
    column(workDayFields.lateness_types, { label: 'work_day.lateness_types', show: 'optional' }),
    column(workDayFields.site_id, { label: 'work_day.site_id', show: 'optional' }),
    column(workDayFields.flags, { label: 'work_day.flags' }),
    column(workDayFields.is_corrected, { label: 'work_day.is_corrected', show: 'optional' }),
    column(workDayFields.is_exception, { label: 'work_day.is_exception', show: 'optional' }),
    column(workDayFields.lock, { label: 'work_day.lock', sort: true }),
    column(workDayFields.planned_in, { label: 'work_day.planned_in', show: 'optional' }),
    column(workDayFields.planned_out, { label: 'work_day.planned_out', show: 'optional' }),
    column(workDayFields.note, { label: 'work_day.note', show: 'optional' }),
  ],
  filters: [
    filter(workDayFields.account_id, { label: 'work_day.account_id', kind: 'reference' }),
    filter(accountFields.department, {
      key: 'account_id.department', steps: [{ field: 'account_id', kind: 'reference', entity: 'account' }],
      label: 'account.department', kind: 'multi_select',
    }),
    filter(workDayFields.working_date, { label: 'work_day.working_date', kind: 'date_range', maxDays: 360 }),
    filter(workDayFields.state, { label: 'work_day.state', kind: 'multi_select' }),
    filter(workDayFields.lateness_types, { label: 'work_day.lateness_types', kind: 'multi_select' }),
    filter(workDayFields.shift_id, { label: 'work_day.shift_id', kind: 'reference' }),
    filter(workDayFields.is_exception, { label: 'work_day.is_exception', kind: 'boolean' }),
    filter(workDayFields.late_minutes, { label: 'work_day.late_minutes', kind: 'number_range' }),
    filter(workDayFields.early_minutes, { label: 'work_day.early_minutes', kind: 'number_range' }),
    filter(workDayFields.lock, { label: 'work_day.lock', kind: 'multi_select' }),
    filter(workDayFields.site_id, { label: 'work_day.site_id', kind: 'reference' }),
    filter(workDayFields.is_corrected, { label: 'work_day.is_corrected', kind: 'boolean' }),
  ],
  counts: [
    { key: 'exceptions', where: { is_exception: true, lock: ['open'] } },
    { key: 'in_now', where: { state: ['working'] } },
    { key: 'late_today', where: { working_date: { from: { today: 0 }, to: { today: 0 } }, late_minutes: { from: 1 } } },
    { key: 'not_yet', where: { working_date: { from: { today: 0 }, to: { today: 0 } }, state: ['expected'] } },
    { key: 'no_out', where: { state: ['incomplete'], last_out: [null] } },
  ],
  statistics: [
    { key: 'in_now', label: 'screen.timekeeping/list.statistic.in_now', count: 'in_now', mode: 'all' },
    { key: 'late_today', label: 'screen.timekeeping/list.statistic.late_today', count: 'late_today', mode: 'all' },
    { key: 'not_yet', label: 'screen.timekeeping/list.statistic.not_yet', count: 'not_yet', mode: 'all' },
    { key: 'no_checkout', label: 'screen.timekeeping/list.statistic.no_checkout', count: 'no_out', mode: 'no_out' },
  ],
  viewModes: [
    { key: 'all' },
    { key: 'exceptions', where: { is_exception: true, lock: ['open'] }, badge: 'exceptions' },
    { key: 'no_out', where: { state: ['incomplete'], last_out: [null] }, badge: 'no_out' },
  ],
  sort: { field: 'working_date', order: 'DESC' },
});
