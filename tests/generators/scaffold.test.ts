import { expect, test } from 'vitest';
import { buildModel } from '../../generators/model/build.ts';
import type { ScaffoldRequest } from '../../generators/scaffold/Draft.ts';
import { printSchema } from '../../generators/scaffold/printSchema.ts';
import { scaffold } from '../../generators/scaffold/scaffold.ts';

type Files = ReadonlyMap<string, string>;

const KIT = { 'kit.field.created_at': 'Created' };
const empty: Files = new Map(
  ['vi', 'en', 'zh'].map((language) => [`schemas/_shared/messages.${language}.json`, printSchema(KIT)]),
);

function request(
  kind: ScaffoldRequest['kind'],
  path: string,
  more: Partial<ScaffoldRequest> = {},
): ScaffoldRequest {
  const [module = '', stem = module] = path.split('/');
  return { kind, module, stem, names: { vi: 'Đội xe', en: 'Fleet', zh: '车队' }, ...more };
}

/** Writes one scaffold after the other, as the command does. */
function write(files: Files, ...requests: readonly ScaffoldRequest[]): Map<string, string> {
  const all = new Map(files);
  for (const one of requests) {
    const result = scaffold(all, one);
    if ('problem' in result) throw new Error(result.problem);
    for (const [path, text] of result.files) all.set(path, text);
  }
  return all;
}

const fleet = [
  request('module', 'fleet'),
  request('entity', 'fleet/trip'),
  request('list', 'fleet/trip'),
  request('form', 'fleet/trip'),
];

test.each([1, 2, 3, 4])('the first %i steps of a new module are sound at once', (count) => {
  expect(buildModel(write(empty, ...fleet.slice(0, count)))).not.toHaveProperty('problems');
});

test('a module with entity, list and form has its screens, its menu and texts in three languages', () => {
  const files = write(empty, ...fleet);
  const result = buildModel(files);
  if ('problems' in result) throw new Error('not sound');
  expect(result.model.screens.map(({ path }) => path)).toEqual([
    '/fleet/trip',
    '/fleet/trip/:id',
    '/fleet/trip/create',
  ]);
  expect(result.model.modules[0]?.menu[0]?.items[0]).toMatchObject({
    name: 'FleetTrip',
    route: '/fleet/trip',
  });
  expect(JSON.parse(files.get('schemas/fleet/messages.zh.json') ?? '')).toMatchObject({
    'entity.trip': '车队',
    'permission.fleet_manager': '管理车队',
    'trip.note': '备注',
  });
});

test('a list over the entity of another module, at an address of its own', () => {
  const files = write(
    empty,
    ...fleet,
    request('module', 'office'),
    request('list', 'office/journey', { entity: 'trip', route: '/office/journeys' }),
  );
  const result = buildModel(files);
  if ('problems' in result) throw new Error(result.problems.map(({ message }) => message).join('\n'));
  expect(result.model.modules.find(({ name }) => name === 'office')?.uses).toEqual(['fleet']);
  expect(result.model.lists.find(({ module }) => module === 'office')).toMatchObject({
    entity: 'trip',
    route: '/office/journeys',
    urls: { list: '/journey-list' },
  });
});

test('an action brings the code of its module along, and a second one says what is to be written', () => {
  const files = write(empty, ...fleet, request('action', 'fleet/close-gate'));
  expect(files.get('src/modules/fleet/fleet.server.ts')).toContain('actions: { close_gate: closeGate }');
  expect(buildModel(files)).not.toHaveProperty('problems');
  const more = buildModel(write(files, request('action', 'fleet/open-gate')));
  expect('problems' in more && more.problems.map(({ code }) => code)).toEqual(['GEN502']);
});

test('an action over records stands among the buttons of their list', () => {
  const files = write(empty, ...fleet, request('action', 'fleet/free-trip', { entity: 'trip' }));
  expect(files.get('src/modules/fleet/fleet.server.ts')).toContain('changes: readonly RecordChange<Trip>[]');
  const result = buildModel(files);
  if ('problems' in result) throw new Error(result.problems.map(({ message }) => message).join('\n'));
  expect(result.model.lists[0]?.bulk).toMatchObject([{ key: 'free_trip', label: 'trip.action.free_trip' }]);
});

test('nothing is overwritten, and texts that exist stay', () => {
  const files = write(empty, ...fleet);
  expect(scaffold(files, request('entity', 'fleet/trip'))).toEqual({
    problem: 'schemas/fleet/trip.entity.json exists already. Nothing was written.',
  });
  const other = request('entity', 'fleet/cost', { names: { vi: 'Chi phí', en: 'Cost', zh: '费用' } });
  const texts = JSON.parse(write(files, other).get('schemas/fleet/messages.vi.json') ?? '') as Record<
    string,
    string
  >;
  expect(texts).toMatchObject({ 'entity.trip': 'Đội xe', 'entity.cost': 'Chi phí' });
});

test.each([
  [request('list', 'fleet/trip'), 'There is no module "fleet". Run "npm run new -- module fleet" first.'],
  [request('module', 'Fleet'), '"Fleet" is no name of a module: it is snake_case, e.g. fleet.'],
])('what cannot be made says what to do first', (wrong, problem) => {
  expect(scaffold(empty, wrong)).toEqual({ problem });
});

test('a list needs its entity first, and a good file name', () => {
  const files = write(empty, request('module', 'fleet'));
  expect(scaffold(files, request('list', 'fleet/trip-cost'))).toEqual({
    problem:
      'There is no entity "trip_cost". Run "npm run new -- entity fleet/trip-cost" first, or name another with --entity.',
  });
  expect(scaffold(files, request('entity', 'fleet/Trip_cost'))).toEqual({
    problem: '"Trip_cost" is no file name: it is kebab-case, e.g. trip-cost.',
  });
});
