// Generated from schemas/office/time-corrections.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { type TimeCorrection, timeCorrectionFields } from './time-correction.entity.gen.ts';
import { timeCorrectionWorkflow } from './time-correction.workflow.gen.ts';
import { workDayFields } from './work-day.entity.gen.ts';

export const list = createList({
  screen: 'timekeeping/list/correction',
  route: '/timekeeping/list/correction',
  resource: 'time_correction',
  title: 'screen.timekeeping/list/correction.title',
  permissions: ['office_timekeeping', 'timekeeping_manager'],
  urls: { list: '/time-correction-list', count: '/time-correction-count', download: '/time-correction-download' },
  downloadName: 'time-corrections.xlsx',
  columns: [
    column(timeCorrectionFields.working_date, {
      label: 'time_correction.working_date', cell: 'date', show: 'always', sort: true, pin: 'left',
      link: '/timekeeping/list/correction',
    }),
    column(timeCorrectionFields.account_id, { label: 'time_correction.account_id', cell: 'reference', width: 200 }),
    column(timeCorrectionFields.kind, { label: 'time_correction.kind', cell: 'enum', sort: true }),
    column(timeCorrectionFields.ends_on, { label: 'time_correction.ends_on', cell: 'date', sort: true }),
    column(timeCorrectionFields.from_at, { label: 'time_correction.from_at', cell: 'date_time', sort: true }),
    column(timeCorrectionFields.to_at, { label: 'time_correction.to_at', cell: 'date_time', sort: true }),
    column(timeCorrectionFields.reason, { label: 'time_correction.reason', cell: 'text', width: 280 }),
    column(timeCorrectionFields.status, { label: 'time_correction.status', cell: 'enum', sort: true }),
    column(timeCorrectionFields.approver_id, { label: 'time_correction.approver_id', cell: 'reference', width: 180 }),
    column(timeCorrectionFields.decided_at, { label: 'time_correction.decided_at', cell: 'date_time', sort: true }),
    column(timeCorrectionFields.decision_note, { label: 'time_correction.decision_note', cell: 'text', width: 220 }),
    column(timeCorrectionFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', sort: true }),
    column(timeCorrectionFields.revision, {
      label: 'time_correction.revision', cell: 'number', show: 'optional', sort: true,
    }),
    column(workDayFields.state, { key: 'work_day_id.state', label: 'work_day.state', cell: 'enum', show: 'optional' }),
    column(timeCorrectionFields.attachments, { label: 'time_correction.attachments', cell: 'file', show: 'optional' }),
  ],
  filters: [
    filter(timeCorrectionFields.account_id, { label: 'time_correction.account_id', kind: 'reference' }),
    filter(timeCorrectionFields.working_date, {
      label: 'time_correction.working_date', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90],
    }),
    filter(timeCorrectionFields.kind, { label: 'time_correction.kind', kind: 'multi_select' }),
    filter(timeCorrectionFields.status, { label: 'time_correction.status', kind: 'multi_select' }),
    filter(timeCorrectionFields.approver_id, { label: 'time_correction.approver_id', kind: 'reference' }),
    filter(timeCorrectionFields.work_day_id, {
      label: 'time_correction.work_day_id', kind: 'reference', place: 'panel',
    }),
    filter(timeCorrectionFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
    filter(timeCorrectionFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360, presets: [1, 7, 30, 90],
    }),
  ],
  counts: ['waiting'],
  viewModes: [
    { key: 'waiting', label: 'screen.timekeeping/list/correction.mode.waiting', badge: 'waiting' },
    { key: 'mine', label: 'screen.timekeeping/list/correction.mode.mine' },
    { key: 'approved', label: 'screen.timekeeping/list/correction.mode.approved' },
    { key: 'rejected', label: 'screen.timekeeping/list/correction.mode.rejected' },
    { key: 'all', label: 'screen.timekeeping/list/correction.mode.all' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/timekeeping/list/correction/create',
      permissions: ['office_timekeeping', 'timekeeping_manager'], tone: 'success',
    },
    {
      key: 'work_days', label: 'screen.timekeeping/list/correction.action.work_days', route: '/timekeeping/list',
      permissions: ['timekeeping_manager'],
    },
  ],
  row: [
    {
      key: 'take', label: 'time_correction.transition.take', transition: 'take', permissions: ['timekeeping_manager'],
      tone: 'progress',
    },
    {
      key: 'approve', label: 'time_correction.transition.approve', transition: 'approve',
      permissions: ['timekeeping_manager'], tone: 'success',
    },
    {
      key: 'reject', label: 'time_correction.transition.reject', transition: 'reject',
      permissions: ['timekeeping_manager'], tone: 'danger',
    },
    {
      key: 'give_back', label: 'time_correction.transition.give_back', transition: 'give_back',
      permissions: ['timekeeping_manager'],
    },
    {
      key: 'resubmit', label: 'time_correction.transition.resubmit', transition: 'resubmit',
      permissions: ['office_timekeeping', 'timekeeping_manager'],
    },
  ],
  bulk: [
    {
      key: 'take', label: 'time_correction.transition.take', transition: 'take', permissions: ['timekeeping_manager'],
      tone: 'progress',
    },
    {
      key: 'approve', label: 'time_correction.transition.approve', transition: 'approve',
      permissions: ['timekeeping_manager'], tone: 'success',
    },
    {
      key: 'reject', label: 'time_correction.transition.reject', transition: 'reject',
      permissions: ['timekeeping_manager'], tone: 'danger',
    },
  ],
  workflows: [timeCorrectionWorkflow],
  open: '/timekeeping/list/correction',
  create: { route: '/timekeeping/list/correction/create', permissions: ['office_timekeeping', 'timekeeping_manager'] },
  mobile: { title: 'account_id', lines: ['working_date', 'kind', 'status', 'from_at'] },
  rowTone: [
    {
      when: (c: Logic<TimeCorrection>) =>
        [1, 2].includes(c.record.status) && (c.record.created_at != null && c.record.created_at < new Date(Date.parse(c.now) - 2 * 86400000).toISOString()),
      tone: 'warning',
    },
  ],
  emptyText: 'screen.timekeeping/list/correction.empty',
  live: true,
});

export default function TimeCorrectionsList() {
  return <ListScreen list={list} />;
}
