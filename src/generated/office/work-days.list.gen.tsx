// Generated from schemas/office/work-days.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { accountFields } from '#generated/system/account.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { type WorkDay, workDayFields } from './work-day.entity.gen.ts';
import { workDayWorkflow } from './work-day.workflow.gen.ts';

export const list = createList({
  screen: 'timekeeping/list',
  route: '/timekeeping/list',
  resource: 'work_day',
  title: 'screen.timekeeping/list.title',
  permissions: ['timekeeping_manager'],
  urls: { list: '/work-day-list', count: '/work-day-count', download: '/work-day-download' },
  downloadName: 'work-days.xlsx',
  columns: [
    column(workDayFields.working_date, {
      label: 'work_day.working_date', cell: 'date', show: 'always', sort: true, pin: 'left', link: '/timekeeping/list',
    }),
    column(workDayFields.account_id, { label: 'work_day.account_id', cell: 'reference', width: 220 }),
    column(accountFields.department, { key: 'account_id.department', label: 'account.department', cell: 'enum' }),
    column(workDayFields.shift_id, { label: 'work_day.shift_id', cell: 'reference', width: 180 }),
    column(workDayFields.first_in, { label: 'work_day.first_in', cell: 'date_time', sort: true }),
    column(workDayFields.last_out, { label: 'work_day.last_out', cell: 'date_time', sort: true }),
    column(workDayFields.worked_minutes, {
      label: 'work_day.worked_minutes', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(workDayFields.late_minutes, {
      label: 'work_day.late_minutes', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(workDayFields.early_minutes, {
      label: 'work_day.early_minutes', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(workDayFields.mid_minutes, {
      label: 'work_day.mid_minutes', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(workDayFields.overtime_minutes, {
      label: 'work_day.overtime_minutes', cell: 'number', show: 'optional', sort: true, sum: true, footer: true,
    }),
    column(workDayFields.state, { label: 'work_day.state', cell: 'enum', sort: true }),
    column(workDayFields.lateness_types, { label: 'work_day.lateness_types', cell: 'enum', show: 'optional' }),
    column(workDayFields.site_id, { label: 'work_day.site_id', cell: 'reference', show: 'optional' }),
    column(workDayFields.flags, { label: 'work_day.flags', cell: 'enum' }),
    column(workDayFields.is_corrected, { label: 'work_day.is_corrected', cell: 'boolean', show: 'optional' }),
    column(workDayFields.is_exception, { label: 'work_day.is_exception', cell: 'boolean', show: 'optional' }),
    column(workDayFields.lock, { label: 'work_day.lock', cell: 'enum', sort: true }),
    column(workDayFields.planned_in, { label: 'work_day.planned_in', cell: 'date_time', show: 'optional' }),
    column(workDayFields.planned_out, { label: 'work_day.planned_out', cell: 'date_time', show: 'optional' }),
    column(workDayFields.note, { label: 'work_day.note', cell: 'text', show: 'optional' }),
  ],
  filters: [
    filter(workDayFields.account_id, { label: 'work_day.account_id', kind: 'reference' }),
    filter(accountFields.department, {
      key: 'account_id.department', label: 'account.department', kind: 'multi_select',
    }),
    filter(workDayFields.working_date, {
      label: 'work_day.working_date', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90],
    }),
    filter(workDayFields.state, { label: 'work_day.state', kind: 'multi_select' }),
    filter(workDayFields.lateness_types, { label: 'work_day.lateness_types', kind: 'multi_select' }),
    filter(workDayFields.shift_id, { label: 'work_day.shift_id', kind: 'reference' }),
    filter(workDayFields.is_exception, { label: 'work_day.is_exception', kind: 'boolean', place: 'panel' }),
    filter(workDayFields.late_minutes, { label: 'work_day.late_minutes', kind: 'number_range', place: 'panel' }),
    filter(workDayFields.early_minutes, { label: 'work_day.early_minutes', kind: 'number_range', place: 'panel' }),
    filter(workDayFields.lock, { label: 'work_day.lock', kind: 'multi_select', place: 'panel' }),
    filter(workDayFields.site_id, { label: 'work_day.site_id', kind: 'reference', place: 'panel' }),
    filter(workDayFields.is_corrected, { label: 'work_day.is_corrected', kind: 'boolean', place: 'panel' }),
  ],
  counts: ['exceptions', 'in_now', 'late_today', 'not_yet', 'no_out'],
  viewModes: [
    { key: 'all', label: 'screen.timekeeping/list.mode.all' },
    { key: 'exceptions', label: 'screen.timekeeping/list.mode.exceptions', badge: 'exceptions' },
    { key: 'no_out', label: 'screen.timekeeping/list.mode.no_out', badge: 'no_out' },
  ],
  sort: { field: 'working_date', order: 'DESC' },
  toolbar: [
    {
      key: 'month', label: 'screen.timekeeping/list.action.month', route: '/timekeeping/list/month',
      permissions: ['timekeeping_manager'],
    },
    {
      key: 'days', label: 'screen.timekeeping/list.action.days', route: '/timekeeping/shift/day',
      permissions: ['timekeeping_manager'],
    },
    {
      key: 'corrections', label: 'screen.timekeeping/list.action.corrections', route: '/timekeeping/list/correction',
      statistic: 'waiting', permissions: ['office_timekeeping', 'timekeeping_manager'],
    },
    {
      key: 'events', label: 'screen.timekeeping/list.action.events', route: '/timekeeping/list/event',
      permissions: ['timekeeping_manager'],
    },
    {
      key: 'devices', label: 'screen.timekeeping/list.action.devices', route: '/timekeeping/list/device',
      statistic: 'waiting', permissions: ['timekeeping_manager'],
    },
    {
      key: 'shifts', label: 'screen.timekeeping/list.action.shifts', route: '/timekeeping/shift',
      permissions: ['timekeeping_manager'],
    },
    {
      key: 'lock_month', label: 'screen.timekeeping/list.action.lock_month', form: 'lock-month',
      permissions: ['timekeeping_manager'],
    },
  ],
  row: [
    {
      key: 'lock_day', label: 'work_day.transition.lock_day', transition: 'lock_day',
      permissions: ['timekeeping_manager'], tone: 'success',
    },
    {
      key: 'unlock_day', label: 'work_day.transition.unlock_day', transition: 'unlock_day',
      permissions: ['timekeeping_manager'], tone: 'warning',
    },
  ],
  bulk: [
    {
      key: 'lock_day', label: 'work_day.transition.lock_day', transition: 'lock_day',
      permissions: ['timekeeping_manager'], tone: 'success',
    },
    {
      key: 'unlock_day', label: 'work_day.transition.unlock_day', transition: 'unlock_day',
      permissions: ['timekeeping_manager'], tone: 'warning',
    },
  ],
  workflows: [workDayWorkflow],
  open: '/timekeeping/list',
  mobile: { title: 'account_id', lines: ['working_date', 'state', 'first_in', 'last_out'] },
  rowTone: [
    { when: (c: Logic<WorkDay>) => ['absent', 'incomplete'].includes(c.record.state), tone: 'danger' },
    { when: (c: Logic<WorkDay>) => c.record.is_exception === true, tone: 'warning' },
  ],
  tiles: [
    {
      key: 'in_now', label: 'screen.timekeeping/list.tile.in_now', count: 'in_now', filters: { state: ['working'] },
      tone: 'progress',
    },
    {
      key: 'late_today', label: 'screen.timekeeping/list.tile.late_today', count: 'late_today',
      filters: { working_date: { from: { today: 0 }, to: { today: 0 } }, late_minutes: { from: 1 } }, tone: 'warning',
    },
    {
      key: 'not_yet', label: 'screen.timekeeping/list.tile.not_yet', count: 'not_yet',
      filters: { working_date: { from: { today: 0 }, to: { today: 0 } }, state: ['expected'] }, tone: 'neutral',
    },
  ],
  emptyText: 'screen.timekeeping/list.empty',
  live: true,
});

export default function WorkDaysList() {
  return <ListScreen list={list} />;
}
