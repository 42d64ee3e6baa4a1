// Generated from schemas/office/time-corrections.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { timeCorrectionFields } from './time-correction.entity.gen.ts';
import { workDayFields } from './work-day.entity.gen.ts';

export const timeCorrectionsList = createList({
  screen: 'timekeeping/list/correction',
  route: '/timekeeping/list/correction',
  module: 'office',
  entity: 'time_correction',
  permissions: ['office_timekeeping', 'timekeeping_manager'],
  urls: { list: '/time-correction-list', count: '/time-correction-count', download: '/time-correction-download' },
  downloadName: 'time-corrections.xlsx',
  columns: [
    column(timeCorrectionFields.working_date, { label: 'time_correction.working_date', show: 'always', sort: true }),
    column(timeCorrectionFields.account_id, { label: 'time_correction.account_id' }),
    column(timeCorrectionFields.kind, { label: 'time_correction.kind', sort: true }),
    column(timeCorrectionFields.ends_on, { label: 'time_correction.ends_on', sort: true }),
    column(timeCorrectionFields.from_at, { label: 'time_correction.from_at', sort: true }),
    column(timeCorrectionFields.to_at, { label: 'time_correction.to_at', sort: true }),
    column(timeCorrectionFields.reason, { label: 'time_correction.reason' }),
    column(timeCorrectionFields.status, { label: 'time_correction.status', sort: true }),
    column(timeCorrectionFields.approver_id, { label: 'time_correction.approver_id' }),
    column(timeCorrectionFields.decided_at, { label: 'time_correction.decided_at', sort: true }),
    column(timeCorrectionFields.decision_note, { label: 'time_correction.decision_note' }),
    column(timeCorrectionFields.created_at, { label: 'kit.field.created_at', sort: true }),
    column(timeCorrectionFields.revision, { label: 'time_correction.revision', show: 'optional', sort: true }),
    column(workDayFields.state, {
      key: 'work_day_id.state', steps: [{ field: 'work_day_id', kind: 'reference', entity: 'work_day' }],
      label: 'work_day.state', show: 'optional',
    }),
    column(timeCorrectionFields.attachments, { label: 'time_correction.attachments', show: 'optional' }),
  ],
  filters: [
    filter(timeCorrectionFields.account_id, { label: 'time_correction.account_id', kind: 'reference' }),
    filter(timeCorrectionFields.working_date, {
      label: 'time_correction.working_date', kind: 'date_range', maxDays: 360,
    }),
    filter(timeCorrectionFields.kind, { label: 'time_correction.kind', kind: 'multi_select' }),
    filter(timeCorrectionFields.status, { label: 'time_correction.status', kind: 'multi_select' }),
    filter(timeCorrectionFields.approver_id, { label: 'time_correction.approver_id', kind: 'reference' }),
    filter(timeCorrectionFields.work_day_id, { label: 'time_correction.work_day_id', kind: 'reference' }),
    filter(timeCorrectionFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
    filter(timeCorrectionFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
  ],
  counts: [{ key: 'waiting', where: { status: [1, 2] } }],
  statistics: [
    {
      key: 'waiting', label: 'screen.timekeeping/list/correction.statistic.waiting', count: 'waiting', mode: 'waiting',
    },
  ],
  viewModes: [
    { key: 'waiting', where: { status: [1, 2] }, badge: 'waiting' },
    { key: 'mine', where: { account_id: { me: true } } },
    { key: 'approved', where: { status: [3] } },
    { key: 'rejected', where: { status: [4] } },
    { key: 'all' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
});
