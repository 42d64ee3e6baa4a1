import type { ReportAnswer } from '#contract/report.ts';
import type { FieldModel } from '#contract/model.ts';
import { filter } from '#web/list/ListDefinition.ts';
import type { ReportDefinition } from '#web/report/ReportDefinition.ts';

const state = {
  name: 'trip_state',
  type: 'integer',
  values: [
    { value: 1, key: 'planned', tone: 'info' },
    { value: 2, key: 'running', tone: 'progress' },
  ],
} as const;

const fields = {
  started_at: { name: 'started_at', type: 'date_time', json: 'string' },
  status: { name: 'status', type: 'enum', json: 'integer', enum: state },
  fee: { name: 'fee', type: 'money', json: 'integer', read: ['trip_price'] },
  late: { name: 'late', type: 'boolean', json: 'boolean' },
} as const satisfies Record<string, FieldModel>;

const drill = { route: '/fleet/trip', permissions: ['trip_manager'] };

/** Trips as a report: everything that a report can have, once. */
export const tripReport: ReportDefinition = {
  screen: 'fleet/report',
  route: '/fleet/report',
  title: 'screen.fleet/report.title',
  permissions: ['trip_report'],
  url: '/trip-report',
  where: { status: [1, 2] },
  filters: [
    filter(fields.started_at, { label: 'trip.started_at', kind: 'date_range', presets: [1, 7, 30] }),
    filter(fields.status, { label: 'trip.status', kind: 'multi_select' }),
  ],
  period: { filter: 'started_at', days: 30 },
  compare: true,
  dimensions: {
    day: { field: fields.started_at, label: 'kit.report.by_day', by: 'day', filter: 'started_at' },
    week: { field: fields.started_at, label: 'kit.report.by_week', by: 'week', filter: 'started_at' },
    status: { field: fields.status, label: 'trip.status', filter: 'status' },
    late: { field: fields.late, label: 'trip.late', filter: 'late' },
    plate: { field: { name: 'plate', type: 'text', json: 'string' }, label: 'trip.plate' },
  },
  measures: {
    trips: { label: 'm.trips' },
    running: { label: 'm.running', where: { status: [2] } },
    fee: { label: 'm.fee', field: fields.fee },
    late_rate: { label: 'm.late_rate', isShare: true, better: 'less', where: { late: true } },
  },
  tiles: [
    { key: 'trips', kind: 'trend', title: 'm.trips', measures: ['trips'], by: 'day', drill, home: true },
    { key: 'late_rate', kind: 'number', title: 'm.late_rate', measures: ['late_rate'], drill, home: true },
    { key: 'fee', kind: 'number', title: 'm.fee', measures: ['fee'], drill },
    { key: 'states', kind: 'bar', title: 't.states', measures: ['trips'], by: 'status', drill },
    { key: 'shares', kind: 'pie', title: 't.shares', measures: ['trips'], by: 'status', drill },
    { key: 'table', kind: 'table', title: 't.table', measures: ['trips', 'running'], by: 'week', drill },
  ],
};

const groups = [
  { key: 1, values: { trips: 12 } },
  { key: null, values: { trips: 3 } },
];

/** What the server says of it. */
export const tripNumbers: ReportAnswer = {
  period: { from: '2026-11-15', to: '2026-11-21' },
  previous: { from: '2026-11-08', to: '2026-11-14' },
  tiles: {
    trips: {
      values: { trips: 1500 },
      previous: { trips: 1000 },
      groups: [
        { key: '2026-11-20', values: { trips: 10 }, previous: { trips: 8 } },
        { key: '2026-11-21', values: { trips: 20 }, previous: { trips: 9 } },
      ],
    },
    late_rate: { values: { late_rate: 0.125 }, previous: { late_rate: 0.1 } },
    states: { values: { trips: 20 }, groups, rest: { trips: 5 } },
    shares: { values: { trips: 20 }, groups, rest: { trips: 5 } },
    table: {
      values: { trips: 20, running: 4 },
      groups: [{ key: '2026-11-16', values: { trips: 20, running: 4 } }],
    },
  },
};
