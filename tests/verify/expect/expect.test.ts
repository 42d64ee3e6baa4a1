import { expect, it } from 'vitest';
import type { Schema, Schemas } from '../../support/schemas/readSchemas.ts';
import { actionsFor, rowActionsFor } from './actions.ts';
import { columnsFor, columnsOfMode, filtersFor, hiddenColumns, shownColumns } from './columns.ts';
import { expectForm, mayDelete, newRecord } from './inputs.ts';
import { inHours } from './values.ts';
import type { View } from './View.ts';

/* A small fleet by hand: what its schemas promise to whom. */

const trip = {
  title: 'trip',
  required: ['plate', 'fee', 'code'],
  properties: {
    code: { type: 'string', 'x-number': { prefix: 'TR' } },
    plate: { type: 'string' },
    fee: { type: 'integer', 'x-type': 'money', 'x-access': { read: ['fleet_cost'] } },
    state: { type: 'integer', 'x-type': 'enum', 'x-enum': 'trip_state', readOnly: true },
    note: { type: 'string', 'x-visible': { '==': [{ var: 'record.plate' }, 'X'] } },
    stops: { type: 'array', 'x-rows': { entity: 'stop', foreignKey: 'trip_id' } },
  },
};
const list = {
  route: '/fleet/trip',
  entity: 'trip',
  permissions: ['fleet'],
  urls: { list: '/trip-list' },
  viewModes: [{ key: 'all' }, { key: 'stops', rows: 'stops', columns: ['stops.place', 'plate'] }],
  columns: [
    { field: 'plate' },
    { field: 'fee' },
    { field: 'created_at', pin: 'left' },
    { field: 'state', show: 'optional' },
    { field: 'stops.place' },
  ],
  filters: [{ field: 'fee' }, { field: 'plate' }, { field: 'created_at' }],
  row: [{ key: 'start', transition: 'start' }],
  bulk: [{ key: 'start', transition: 'start' }],
} as unknown as Schema<'list'>;
const form = {
  route: '/fleet/trip',
  entity: 'trip',
  mode: 'edit',
  create: true,
  permissions: ['fleet'],
  stem: 'trip',
  sections: [{ key: 'main', fields: ['code', 'plate', 'fee', 'state', 'note'] }],
} as unknown as Schema<'form'>;
const schemas = {
  entities: new Map<string, unknown>([
    ['trip', trip],
    ['stop', { title: 'stop', properties: { place: { type: 'string' } } }],
  ]),
  enums: new Map([
    [
      'trip_state',
      {
        name: 'trip_state',
        values: [
          { value: 1, key: 'planned' },
          { value: 2, key: 'running' },
        ],
      },
    ],
  ]),
  workflows: [
    {
      entity: 'trip',
      field: 'state',
      initial: [{ to: 'planned' }],
      states: { planned: {}, running: { readOnly: true } },
      transitions: [{ key: 'start', from: ['planned'], to: 'running', permissions: ['fleet'] }],
    },
  ],
  forms: [form],
  actions: [
    { stem: 'wash-trip', module: 'fleet', entity: 'trip', permissions: ['wash'], bulk: true },
    { stem: 'weigh', module: 'fleet', entity: 'trip', permissions: ['wash'] },
    { stem: 'close-day', module: 'fleet', url: '/close-day', permissions: ['wash'] },
  ],
  texts: {
    vi: new Map([
      ['trip.plate', 'Biển số'],
      ['kit.field.created_at', 'Tạo lúc'],
    ]),
    en: new Map(),
    zh: new Map(),
  },
} as unknown as Schemas;
const view = (...held: string[]): View => ({ schemas, held, language: 'vi' });
const keys = (all: readonly { field: string }[]) => all.map(({ field }) => field);

it('gives a column only to those who may read its field', () => {
  expect(keys(columnsFor(view('fleet', 'fleet_cost'), list))).toContain('fee');
  expect(keys(columnsFor(view('fleet'), list))).not.toContain('fee');
  expect(hiddenColumns(view('fleet'), list)).toEqual(['fee']);
  expect(keys(filtersFor(view('fleet'), 'trip', list.filters))).toEqual(['plate', 'created_at']);
});

it('shows pinned columns first, optional ones not, those of child rows in their mode in its order', () => {
  const columns = columnsFor(view('super_admin'), list);
  expect(keys(shownColumns(columnsOfMode(list, columns, list.viewModes?.[0])))).toEqual([
    'created_at',
    'plate',
    'fee',
  ]);
  expect(keys(columnsOfMode(list, columns, list.viewModes?.[1]))).toEqual(['stops.place', 'plate']);
  expect(columns.find(({ field }) => field === 'created_at')?.text).toBe('Tạo lúc');
  const named = { key: 'states', columns: ['state', 'plate'] };
  expect(keys(shownColumns(columnsOfMode(list, columns, named)))).toEqual(['state', 'plate']);
  const expanded = { ...list, viewModes: undefined, expand: 'stops' } as unknown as Schema<'list'>;
  expect(keys(columnsOfMode(expanded, columns, undefined))).not.toContain('stops.place');
});

it('offers no button of a row that would lead on with a value that the row lacks', () => {
  const leading = {
    ...list,
    row: [
      { key: 'driver', route: '/fleet/driver', filter: { id: 'driver_id' }, permissions: ['fleet'] },
      {
        key: 'refuel',
        route: '/fleet/fuel',
        prefill: { kind: { value: 1 }, plate: 'plate' },
        permissions: ['fleet'],
      },
    ],
  } as unknown as Schema<'list'>;
  const offered = (record: Record<string, unknown>) =>
    rowActionsFor(view('fleet'), leading, record).map(({ key }) => key);
  expect(offered({ plate: '51C', driver_id: 4 })).toEqual(['driver', 'refuel']);
  expect(offered({ plate: '51C', driver_id: null })).toEqual(['refuel']);
  expect(offered({ driver_id: 4, plate: '' })).toEqual(['driver']);
});

it('knows who may delete a record, in which states', () => {
  const shared = {
    ...trip,
    'x-access': { delete: ['fleet'] },
    'x-rows-changeable': { '!=': [{ var: 'record.plate' }, 'foreign'] },
  };
  const entities = new Map<string, unknown>([['trip', shared]]);
  const own = (...held: string[]): View => ({
    ...view(...held),
    schemas: { ...schemas, entities } as Schemas,
  });
  const at = (state: number, plate = 'ours') => ({
    record: { state, plate },
    session: undefined,
    unknown: new Set<string>(),
  });
  expect(mayDelete(own('fleet'), form, at(1))).toBe(true);
  expect(mayDelete(own('fleet'), form, at(2)), 'nobody changes it any more').toBe(false);
  expect(mayDelete(own('fleet'), form, at(1, 'foreign')), 'others change it').toBe(false);
  expect(mayDelete(own('wash'), form, at(1))).toBe(false);
  expect(mayDelete(view('super_admin'), form, at(1)), 'the schema names nobody').toBe(false);
});

it('starts a new record in its state, and hides a column of rows that none of them shows', () => {
  expect(newRecord(view(), form)).toMatchObject({ state: 1, plate: null });
  const stop = {
    title: 'stop',
    properties: {
      place: { type: 'string' },
      gate: { type: 'string', 'x-visible': { '==': [{ var: 'parent.plate' }, 'X'] } },
      late: { type: 'boolean', 'x-visible': { '!=': [{ var: 'record.late' }, null] } },
    },
  };
  const entities = new Map<string, unknown>([...schemas.entities, ['stop', stop]]);
  const stops = { ...form, sections: [{ key: 'main', fields: ['stops'] }] } as unknown as Schema<'form'>;
  const heads = (record: Record<string, unknown>) =>
    expectForm({ ...view('super_admin'), schemas: { ...schemas, entities } as Schemas }, stops, 'update', {
      record,
      session: undefined,
      unknown: new Set(),
    }).rows['stops']?.map(({ key, isOptional }) => (isOptional ? `${key}?` : key));
  const rows = [{ place: 'a', late: null }];
  expect(heads({ plate: 'X', stops: rows })).toEqual(['place', 'gate']);
  expect(heads({ plate: 'Y', stops: [...rows, { place: 'b', late: true }] })).toEqual(['place', 'late']);
  expect(heads({ plate: 'X', stops: [] })).toEqual(['place', 'gate?', 'late?']);
});

it('says spans in hours and minutes', () => {
  expect([8640, 171_464, 45, 0].map(inHours)).toEqual(['144', '2857 44', '45', '0']);
});

it('sees of records that the account may not read their names alone', () => {
  const driver = {
    title: 'driver',
    'x-display': '{name}',
    'x-access': { read: ['drivers'] },
    properties: { name: { type: 'string' }, phone: { type: 'string' } },
  };
  const withDriver = {
    ...trip,
    properties: { ...trip.properties, driver_id: { type: 'integer', 'x-reference': { entity: 'driver' } } },
  };
  const over = { ...list, columns: [{ field: 'driver_id.name' }, { field: 'driver_id.phone' }] };
  const seenBy = (code: string) => {
    const own = view(code);
    const entities = new Map<string, unknown>([
      ...own.schemas.entities,
      ['trip', withDriver],
      ['driver', driver],
    ]);
    return keys(columnsFor({ ...own, schemas: { ...own.schemas, entities } as unknown as Schemas }, over));
  };
  expect([seenBy('fleet'), seenBy('drivers')]).toEqual([
    ['driver_id.name'],
    ['driver_id.name', 'driver_id.phone'],
  ]);
});

it('takes the kind of a filter from its field', () => {
  const kinds = filtersFor(view('super_admin'), 'trip', list.filters).map(({ kind }) => kind);
  expect(kinds).toEqual(['number_range', 'text', 'date_range']);
});

it('offers a row what its state allows, and nobody what he may not do', () => {
  expect(rowActionsFor(view('fleet'), list, { state: 1 }).map(({ key }) => key)).toEqual(['start']);
  expect(rowActionsFor(view('fleet'), list, { state: 2 })).toEqual([]);
  expect(actionsFor(view('other_code'), list, 'bulk')).toEqual([]);
});

it('marks what must be typed, hides what a condition hides and what cannot be known', () => {
  const around = (record: Record<string, unknown>) => ({
    record,
    session: undefined,
    unknown: new Set<string>(),
  });
  const all = view('fleet', 'fleet_cost');
  const fresh = expectForm(all, form, 'create', around(newRecord(all, form))).inputs;
  expect(fresh.map(({ key, facts }) => [key, facts?.['required']])).toEqual([
    ['code', 'false'],
    ['plate', 'true'],
    ['fee', 'true'],
  ]);
  const stored = expectForm(view('fleet'), form, 'update', around({ plate: 'X', state: 1 })).inputs;
  expect(stored.map(({ key, facts }) => [key, facts?.['editable']])).toEqual([
    ['code', 'true'],
    ['plate', 'true'],
    ['state', 'false'],
    ['note', 'true'],
  ]);
  // A state in which nobody changes it.
  const closed = expectForm(view('fleet'), form, 'update', around({ plate: 'X', state: 2 })).inputs;
  expect(closed.some(({ facts }) => facts?.['editable'] === 'true' || facts?.['required'] === 'true')).toBe(
    false,
  );
});

it('offers actions over records behind what the list names, over a selection only those for one', () => {
  const keysOf = (all: readonly { key: string }[]) => all.map(({ key }) => key);
  expect(keysOf(rowActionsFor(view('fleet', 'wash'), list, { state: 1 }))).toEqual([
    'start',
    'wash_trip',
    'weigh',
  ]);
  expect(keysOf(actionsFor(view('wash'), list, 'bulk'))).toEqual(['wash_trip']);
  expect(keysOf(rowActionsFor(view('fleet'), list, { state: 2 }))).toEqual([]);
});

it('offers what is printed as a file too, beside the button that prints', () => {
  const printing = { ...list, bulk: [{ key: 'label', print: 'label', permissions: ['fleet'] }] };
  expect(actionsFor(view('fleet'), printing, 'bulk').map(({ key, text }) => [key, text])).toEqual([
    ['label', expect.any(String)],
    ['label_pdf', expect.stringContaining('kit.print.pdf')],
  ]);
  expect(actionsFor(view('wash'), printing, 'bulk').map(({ key }) => key)).toEqual(['wash_trip']);
});
