import type { FieldModel } from '#contract/model.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import { column, filter, type ListDefinition } from '#web/list/ListDefinition.ts';

const status = {
  name: 'trip_status',
  type: 'integer',
  values: [
    { value: 0, key: 'planned', tone: 'neutral' },
    { value: 10, key: 'running', tone: 'progress' },
    { value: 20, key: 'done', tone: 'success' },
  ],
} as const;

export const tripFields = {
  code: { name: 'code', type: 'code', json: 'string' },
  plate: { name: 'plate', type: 'text', json: 'string' },
  fee: { name: 'fee', type: 'money', json: 'integer', read: ['trip_cost'] },
  status: { name: 'status', type: 'enum', json: 'integer', enum: status },
  started_at: { name: 'started_at', type: 'date_time', json: 'string' },
  note: { name: 'note', type: 'long_text', json: 'string' },
  driver_id: {
    name: 'driver_id',
    type: 'reference',
    json: 'integer',
    reference: { entity: 'driver', onDelete: 'restrict' },
  },
  sku: { name: 'sku', type: 'code', json: 'string' },
} as const satisfies Record<string, FieldModel>;

export const tripWorkflow: WorkflowModel = {
  entity: 'trip',
  field: 'status',
  initial: [{ to: 0 }],
  states: [
    { key: 'planned', value: 0, tone: 'neutral' },
    { key: 'running', value: 10, tone: 'progress' },
    { key: 'done', value: 20, tone: 'success', final: true },
  ],
  transitions: [
    { key: 'start', from: [0], to: 10, permissions: ['trip_manager'], bulk: true },
    {
      key: 'close',
      from: [10],
      to: 20,
      permissions: ['trip_manager'],
      guard: ({ record }) => record.driver_id !== null,
      guardMessage: 'rule.trip.needs_driver',
      note: { minLength: 5 },
    },
    { key: 'erase', from: [0, 10, 20], to: null, permissions: ['trip_boss'] },
  ],
};

/** A list of trips: a pinned code, money behind `trip_cost`, child rows as a mode, transitions. */
export const tripList: ListDefinition = {
  screen: 'fleet/trip',
  route: '/fleet/trip',
  resource: 'trip',
  title: 'screen.fleet/trip.title',
  permissions: ['trip_manager'],
  urls: { list: '/trip-list', download: '/trip-download' },
  downloadName: 'trips.xlsx',
  where: { status: [0, 10] },
  columns: [
    column(tripFields.code, {
      label: 'trip.code',
      cell: 'code',
      show: 'always',
      pin: 'left',
      link: '/fleet/trip',
      sort: true,
    }),
    column(tripFields.plate, { label: 'trip.plate', cell: 'text' }),
    column(tripFields.fee, { label: 'trip.fee', cell: 'money', sort: true, sum: true, footer: true }),
    column(tripFields.status, { label: 'trip.status', cell: 'enum' }),
    column(tripFields.started_at, { label: 'trip.started_at', cell: 'date_time', sort: true }),
    column(tripFields.note, { label: 'trip.note', cell: 'text', show: 'optional' }),
    column(tripFields.driver_id, { label: 'trip.driver_id', cell: 'reference' }),
    column(tripFields.sku, { key: 'loads.sku', label: 'load.sku', cell: 'code' }),
  ],
  filters: [
    filter(tripFields.code, { label: 'trip.code', kind: 'text' }),
    filter(tripFields.plate, { label: 'trip.plate', kind: 'text' }),
    filter(tripFields.fee, { label: 'trip.fee', kind: 'number_range' }),
    filter(tripFields.status, { label: 'trip.status', kind: 'multi_select' }),
    filter(tripFields.started_at, { label: 'trip.started_at', kind: 'date_range', maxDays: 31 }),
    filter(tripFields.driver_id, { label: 'trip.driver_id', kind: 'reference' }),
  ],
  counts: ['running'],
  viewModes: [
    { key: 'trips', label: 'mode.trips' },
    { key: 'loads', label: 'mode.loads', rows: 'loads', columns: ['code', 'loads.sku'] },
    { key: 'running', label: 'mode.running', badge: 'running' },
    { key: 'secret', label: 'mode.secret', permissions: ['trip_boss'] },
  ],
  sort: { field: 'started_at', order: 'DESC' },
  pageSize: 25,
  toolbar: [],
  row: [
    { key: 'start', label: 'trip.transition.start', transition: 'start', hotkey: 's' },
    { key: 'close', label: 'trip.transition.close', transition: 'close' },
    { key: 'erase', label: 'trip.transition.erase', transition: 'erase' },
  ],
  bulk: [{ key: 'start', label: 'trip.transition.start', transition: 'start' }],
  footer: [],
  workflows: [tripWorkflow],
  open: '/fleet/trip',
  create: { route: '/fleet/trip/create', permissions: ['trip_manager'] },
  mobile: { title: 'code', lines: ['plate', 'status'] },
};

/** Rows of the list as its server answers them. */
export const tripRows = [
  {
    id: 1,
    version: 3,
    code: 'T-001',
    plate: '51C-123.45',
    fee: 1250000,
    status: 0,
    started_at: '2026-11-21T07:05:00Z',
    driver_id: 4,
    'driver_id.label': 'Lê Văn Ân',
  },
  {
    id: 2,
    version: 1,
    code: 'T-002',
    plate: '29H-777.00',
    fee: 0,
    status: 10,
    started_at: '2026-11-20T17:30:00Z',
    driver_id: null,
  },
  { id: 3, version: 1, code: 'T-003', plate: null, fee: null, status: 999, started_at: null, driver_id: 9 },
];
