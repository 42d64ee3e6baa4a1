// Generated from schemas/office/time-events.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { timeEventFields } from './time-event.entity.gen.ts';
import { workDayFields } from './work-day.entity.gen.ts';

export const timeEventsList = createList({
  screen: 'timekeeping/list/event',
  route: '/timekeeping/list/event',
  module: 'office',
  entity: 'time_event',
  permissions: ['timekeeping_manager'],
  urls: { list: '/time-event-list', count: '/time-event-count', download: '/time-event-download' },
  downloadName: 'time-events.xlsx',
  columns: [
    column(timeEventFields.clocked_at, { label: 'time_event.clocked_at', show: 'always', sort: true }),
    column(timeEventFields.account_id, { label: 'time_event.account_id' }),
    column(timeEventFields.kind, { label: 'time_event.kind', sort: true }),
    column(timeEventFields.site_id, { label: 'time_event.site_id' }),
    column(timeEventFields.distance_m, { label: 'time_event.distance_m', sort: true }),
    column(timeEventFields.accuracy_m, { label: 'time_event.accuracy_m', sort: true }),
    column(timeEventFields.flags, { label: 'time_event.flags' }),
    column(timeEventFields.device_id, { label: 'time_event.device_id' }),
    column(workDayFields.working_date, {
      key: 'work_day_id.working_date', steps: [{ field: 'work_day_id', kind: 'reference', entity: 'work_day' }],
      label: 'work_day.working_date',
    }),
    column(workDayFields.first_in, {
      key: 'work_day_id.first_in', steps: [{ field: 'work_day_id', kind: 'reference', entity: 'work_day' }],
      label: 'work_day.first_in',
    }),
    column(workDayFields.last_out, {
      key: 'work_day_id.last_out', steps: [{ field: 'work_day_id', kind: 'reference', entity: 'work_day' }],
      label: 'work_day.last_out',
    }),
    column(workDayFields.state, {
      key: 'work_day_id.state', steps: [{ field: 'work_day_id', kind: 'reference', entity: 'work_day' }],
      label: 'work_day.state',
    }),
    column(timeEventFields.geo_point, { label: 'time_event.geo_point', show: 'optional' }),
  ],
  filters: [
    filter(timeEventFields.account_id, { label: 'time_event.account_id', kind: 'reference' }),
    filter(timeEventFields.clocked_at, { label: 'time_event.clocked_at', kind: 'date_range', maxDays: 360 }),
    filter(timeEventFields.kind, { label: 'time_event.kind', kind: 'multi_select' }),
    filter(timeEventFields.site_id, { label: 'time_event.site_id', kind: 'reference' }),
    filter(timeEventFields.flags, { label: 'time_event.flags', kind: 'multi_select' }),
    filter(timeEventFields.work_day_id, { label: 'time_event.work_day_id', kind: 'reference' }),
  ],
  sort: { field: 'clocked_at', order: 'DESC' },
});
