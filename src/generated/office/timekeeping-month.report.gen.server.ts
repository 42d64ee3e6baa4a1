// Generated from schemas/office/timekeeping-month.report.json. Edit that file and run `npm run generate`.
import { filter, path } from '#contract/parts.ts';
import type { ReportModel } from '#contract/report.ts';
import { accountFields } from '#generated/system/account.entity.gen.ts';
import { workDayFields } from './work-day.entity.gen.ts';

export const timekeepingMonthReport: ReportModel = {
  screen: 'timekeeping/list/month',
  route: '/timekeeping/list/month',
  module: 'office',
  entity: 'work_day',
  permissions: ['timekeeping_manager'],
  url: '/timekeeping-month',
  filters: [
    filter(workDayFields.working_date, { label: 'work_day.working_date', kind: 'date_range', maxDays: 360 }),
    filter(workDayFields.account_id, { label: 'work_day.account_id', kind: 'reference' }),
    filter(accountFields.department, {
      key: 'account_id.department', steps: [{ field: 'account_id', kind: 'reference', entity: 'account' }],
      label: 'account.department', kind: 'multi_select',
    }),
    filter(workDayFields.shift_id, { label: 'work_day.shift_id', kind: 'reference' }),
    filter(workDayFields.state, { label: 'work_day.state', kind: 'multi_select' }),
    filter(workDayFields.lateness_types, { label: 'work_day.lateness_types', kind: 'multi_select' }),
  ],
  period: { filter: 'working_date', days: 30 },
  compare: true,
  dimensions: [
    { key: 'person', path: path(workDayFields.account_id) },
    {
      key: 'department',
      path: path(accountFields.department, {
        key: 'account_id.department', steps: [{ field: 'account_id', kind: 'reference', entity: 'account' }],
      }),
    },
    { key: 'day', path: path(workDayFields.working_date), by: 'day' },
    { key: 'shift', path: path(workDayFields.shift_id) },
  ],
  measures: [
    { key: 'days', where: { state: ['present', 'working'] } },
    { key: 'hours', sum: path(workDayFields.worked_minutes) },
    { key: 'overtime', sum: path(workDayFields.overtime_minutes) },
    { key: 'late_count', where: { late_minutes: { from: 1 } } },
    { key: 'late_minutes', sum: path(workDayFields.late_minutes) },
    { key: 'early_count', where: { early_minutes: { from: 1 } } },
    { key: 'early_minutes', sum: path(workDayFields.early_minutes) },
    { key: 'mid_minutes', sum: path(workDayFields.mid_minutes) },
    { key: 'absent', where: { state: ['absent'] } },
    { key: 'incomplete', where: { state: ['incomplete'] } },
    { key: 'leave', where: { state: ['leave'] } },
  ],
  tiles: [
    { key: 'hours', measures: ['hours'], limit: 10 },
    { key: 'late_count', measures: ['late_count'], limit: 10 },
    { key: 'early_count', measures: ['early_count'], limit: 10 },
    { key: 'absent', measures: ['absent'], limit: 10 },
    {
      key: 'people',
      measures: [
        'hours', 'days', 'overtime', 'late_count', 'late_minutes', 'early_count', 'early_minutes', 'mid_minutes',
        'leave', 'absent', 'incomplete',
      ],
      by: 'person', limit: 50,
    },
    { key: 'late_course', measures: ['late_minutes'], by: 'day', limit: 400 },
    { key: 'late_people', measures: ['late_count'], by: 'person', limit: 10 },
    {
      key: 'shifts', measures: ['hours', 'late_count', 'late_minutes', 'early_count', 'absent'], by: 'shift', limit: 10,
    },
    {
      key: 'departments', measures: ['hours', 'days', 'overtime', 'late_count', 'late_minutes', 'leave', 'absent'],
      by: 'department', limit: 10,
    },
  ],
};
