// Generated from schemas/office/timekeeping-month.report.json. Edit that file and run `npm run generate`.
import { accountFields } from '#generated/system/account.entity.gen.ts';
import { filter } from '#web/list/ListDefinition.ts';
import type { ReportDefinition } from '#web/report/ReportDefinition.ts';
import { ReportScreen } from '#web/report/ReportScreen.tsx';
import { workDayFields } from './work-day.entity.gen.ts';

export const report: ReportDefinition = {
  screen: 'timekeeping/list/month',
  route: '/timekeeping/list/month',
  title: 'screen.timekeeping/list/month.title',
  permissions: ['timekeeping_manager'],
  url: '/timekeeping-month',
  filters: [
    filter(workDayFields.working_date, {
      label: 'work_day.working_date', kind: 'date_range', maxDays: 360, presets: [7, 30, 90],
    }),
    filter(workDayFields.account_id, { label: 'work_day.account_id', kind: 'reference' }),
    filter(accountFields.department, {
      key: 'account_id.department', label: 'account.department', kind: 'multi_select',
    }),
    filter(workDayFields.shift_id, { label: 'work_day.shift_id', kind: 'reference' }),
    filter(workDayFields.state, { label: 'work_day.state', kind: 'multi_select' }),
    filter(workDayFields.lateness_types, { label: 'work_day.lateness_types', kind: 'multi_select' }),
  ],
  period: { filter: 'working_date', days: 30 },
  compare: true,
  dimensions: {
    person: { field: workDayFields.account_id, label: 'work_day.account_id', filter: 'account_id' },
    department: { field: accountFields.department, label: 'account.department', filter: 'account_id.department' },
    day: { field: workDayFields.working_date, label: 'kit.report.by_day', by: 'day', filter: 'working_date' },
    shift: { field: workDayFields.shift_id, label: 'work_day.shift_id', filter: 'shift_id' },
  },
  measures: {
    days: { label: 'screen.timekeeping/list/month.measure.days', where: { state: ['present', 'working'] } },
    hours: { label: 'screen.timekeeping/list/month.measure.hours', field: workDayFields.worked_minutes },
    overtime: { label: 'screen.timekeeping/list/month.measure.overtime', field: workDayFields.overtime_minutes },
    late_count: {
      label: 'screen.timekeeping/list/month.measure.late_count', where: { late_minutes: { from: 1 } }, better: 'less',
    },
    late_minutes: {
      label: 'screen.timekeeping/list/month.measure.late_minutes', field: workDayFields.late_minutes, better: 'less',
    },
    early_count: {
      label: 'screen.timekeeping/list/month.measure.early_count', where: { early_minutes: { from: 1 } }, better: 'less',
    },
    early_minutes: {
      label: 'screen.timekeeping/list/month.measure.early_minutes', field: workDayFields.early_minutes, better: 'less',
    },
    mid_minutes: {
      label: 'screen.timekeeping/list/month.measure.mid_minutes', field: workDayFields.mid_minutes, better: 'less',
    },
    absent: { label: 'screen.timekeeping/list/month.measure.absent', where: { state: ['absent'] }, better: 'less' },
    incomplete: {
      label: 'screen.timekeeping/list/month.measure.incomplete', where: { state: ['incomplete'] }, better: 'less',
    },
    leave: { label: 'screen.timekeeping/list/month.measure.leave', where: { state: ['leave'] } },
  },
  tiles: [
    {
      key: 'hours', kind: 'number', title: 'screen.timekeeping/list/month.measure.hours', measures: ['hours'],
      drill: { route: '/timekeeping/list', permissions: ['timekeeping_manager'] },
    },
    {
      key: 'late_count', kind: 'number', title: 'screen.timekeeping/list/month.measure.late_count',
      measures: ['late_count'], drill: { route: '/timekeeping/list', permissions: ['timekeeping_manager'] },
    },
    {
      key: 'early_count', kind: 'number', title: 'screen.timekeeping/list/month.measure.early_count',
      measures: ['early_count'], drill: { route: '/timekeeping/list', permissions: ['timekeeping_manager'] },
    },
    {
      key: 'absent', kind: 'number', title: 'screen.timekeeping/list/month.measure.absent', measures: ['absent'],
      drill: { route: '/timekeeping/list', permissions: ['timekeeping_manager'] },
    },
    {
      key: 'people', kind: 'table', title: 'screen.timekeeping/list/month.tile.people',
      measures: [
        'hours', 'days', 'overtime', 'late_count', 'late_minutes', 'early_count', 'early_minutes', 'mid_minutes',
        'leave', 'absent', 'incomplete',
      ],
      by: 'person', drill: { route: '/timekeeping/list', permissions: ['timekeeping_manager'] },
    },
    {
      key: 'late_course', kind: 'line', title: 'screen.timekeeping/list/month.tile.late_course',
      measures: ['late_minutes'], by: 'day',
      drill: { route: '/timekeeping/list', permissions: ['timekeeping_manager'] },
    },
    {
      key: 'late_people', kind: 'bar', title: 'screen.timekeeping/list/month.tile.late_people',
      measures: ['late_count'], by: 'person',
      drill: { route: '/timekeeping/list', permissions: ['timekeeping_manager'] },
    },
    {
      key: 'shifts', kind: 'table', title: 'screen.timekeeping/list/month.tile.shifts',
      measures: ['hours', 'late_count', 'late_minutes', 'early_count', 'absent'], by: 'shift',
      drill: { route: '/timekeeping/list', permissions: ['timekeeping_manager'] },
    },
    {
      key: 'departments', kind: 'table', title: 'screen.timekeeping/list/month.tile.departments',
      measures: ['hours', 'days', 'overtime', 'late_count', 'late_minutes', 'leave', 'absent'], by: 'department',
      drill: { route: '/timekeeping/list', permissions: ['timekeeping_manager'] },
    },
  ],
};

export default function TimekeepingMonthReport() {
  return <ReportScreen report={report} />;
}
