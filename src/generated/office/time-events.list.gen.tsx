// Generated from schemas/office/time-events.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { timeEventFields } from './time-event.entity.gen.ts';
import { workDayFields } from './work-day.entity.gen.ts';

export const list = createList({
  screen: 'timekeeping/list/event',
  route: '/timekeeping/list/event',
  resource: 'time_event',
  title: 'screen.timekeeping/list/event.title',
  permissions: ['timekeeping_manager'],
  urls: { list: '/time-event-list', count: '/time-event-count', download: '/time-event-download' },
  downloadName: 'time-events.xlsx',
  columns: [
    column(timeEventFields.clocked_at, {
      label: 'time_event.clocked_at', cell: 'date_time', show: 'always', sort: true, pin: 'left',
    }),
    column(timeEventFields.account_id, { label: 'time_event.account_id', cell: 'reference', width: 220 }),
    column(timeEventFields.kind, { label: 'time_event.kind', cell: 'enum', sort: true }),
    column(timeEventFields.site_id, { label: 'time_event.site_id', cell: 'reference', width: 220 }),
    column(timeEventFields.distance_m, { label: 'time_event.distance_m', cell: 'number', sort: true }),
    column(timeEventFields.accuracy_m, { label: 'time_event.accuracy_m', cell: 'number', sort: true }),
    column(timeEventFields.flags, { label: 'time_event.flags', cell: 'enum' }),
    column(timeEventFields.device_id, { label: 'time_event.device_id', cell: 'reference' }),
    column(workDayFields.working_date, {
      key: 'work_day_id.working_date', label: 'work_day.working_date', cell: 'date',
    }),
    column(workDayFields.first_in, { key: 'work_day_id.first_in', label: 'work_day.first_in', cell: 'date_time' }),
    column(workDayFields.last_out, { key: 'work_day_id.last_out', label: 'work_day.last_out', cell: 'date_time' }),
    column(workDayFields.state, { key: 'work_day_id.state', label: 'work_day.state', cell: 'enum' }),
    column(timeEventFields.geo_point, { label: 'time_event.geo_point', cell: 'text', show: 'optional' }),
  ],
  filters: [
    filter(timeEventFields.account_id, { label: 'time_event.account_id', kind: 'reference' }),
    filter(timeEventFields.clocked_at, {
      label: 'time_event.clocked_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90],
    }),
    filter(timeEventFields.kind, { label: 'time_event.kind', kind: 'multi_select' }),
    filter(timeEventFields.site_id, { label: 'time_event.site_id', kind: 'reference' }),
    filter(timeEventFields.flags, { label: 'time_event.flags', kind: 'multi_select' }),
    filter(timeEventFields.work_day_id, { label: 'time_event.work_day_id', kind: 'reference', place: 'panel' }),
  ],
  sort: { field: 'clocked_at', order: 'DESC' },
  toolbar: [
    {
      key: 'work_days', label: 'screen.timekeeping/list/event.action.work_days', route: '/timekeeping/list',
      permissions: ['timekeeping_manager'],
    },
  ],
  mobile: { title: 'account_id', lines: ['clocked_at', 'kind', 'site_id', 'distance_m'] },
  emptyText: 'screen.timekeeping/list/event.empty',
});

export default function TimeEventsList() {
  return <ListScreen list={list} />;
}
