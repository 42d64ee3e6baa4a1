import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROBLEMS } from '../../generators/errors.ts';
import { operations } from '../../generators/logic/build.ts';
import { buildModel } from '../../generators/model/build.ts';
import type { Json, JsonObject } from '../../generators/model/types.ts';
import { scaffold } from '../../generators/scaffold/scaffold.ts';
import { addTexts, modelOf } from './support/shop.ts';
import type { Tree } from './support/shop.ts';

const ROOT = join(import.meta.dirname, '../..');
const META = join(ROOT, 'schemas/_meta');
const metaFiles = (await readdir(META)).sort();

test.each(metaFiles)('%s: every keyword has a line of documentation and refuses strangers', async (file) => {
  const schema = JSON.parse(await readFile(join(META, file), 'utf8')) as JsonObject;
  expect(findUndocumented(schema)).toEqual([]);
  expect(findOpen(schema)).toEqual([]);
});

test('generators/README.md lists the problems as they are', async () => {
  const text = await readFile(join(ROOT, 'generators/README.md'), 'utf8');
  const rows = [...text.matchAll(/^\| (GEN\d+) \| (.*?) +\|$/gm)].map(([, code, rule]) => [code, rule]);
  expect(rows).toEqual(Object.entries(PROBLEMS));
});

test('schemas/README.md lists the operations of conditions as they are', async () => {
  const text = await readFile(join(ROOT, 'schemas/README.md'), 'utf8');
  const [, table = ''] = /\| operation .*\n\| -+ .*\n((?:\|.*\n)+)/.exec(text) ?? [];
  const rows = table
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));
  const listed = rows.flatMap(([, names = '']) => names.split(' ').map((name) => name.replaceAll('`', '')));
  expect(listed.sort()).toEqual(['var', ...Object.keys(operations)].sort());
  expect(rows.filter(([, , meaning = '']) => meaning.length < 5)).toEqual([]);
});

test('the walk through a new module in schemas/README.md is sound', async () => {
  const text = await readFile(join(ROOT, 'schemas/README.md'), 'utf8');
  const [fields, states, workflow, list] = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(
    ([, block = '']) => block,
  );
  const tree = createFleet();
  const entity = tree['schemas/fleet/trip.entity.json'] as JsonObject;
  tree['schemas/fleet/trip.entity.json'] = { ...entity, ...(parse(`{${fields}}`) as JsonObject) };
  tree['schemas/fleet/trip-state.enum.json'] = parse(states);
  tree['schemas/fleet/trip.workflow.json'] = parse(workflow);
  const trips = tree['schemas/fleet/trip.list.json'] as JsonObject;
  tree['schemas/fleet/trip.list.json'] = { ...trips, ...(parse(`{${list}}`) as JsonObject) };
  const model = modelOf(addTexts(tree));
  expect(model.screens.map(({ path }) => path)).toEqual([
    '/fleet/trip',
    '/fleet/trip/:id',
    '/fleet/trip/create',
  ]);
  expect(model.workflows[0]?.transitions.map(({ key }) => key)).toEqual(['start', 'finish']);
});

/** What `npm run new` writes, with the accounts that the walk refers to. */
function createFleet(): Tree {
  const account = { title: 'account', type: 'object', properties: { name: { 'x-type': 'text' } } };
  const system = { name: 'system', icon: 'people', order: 1 };
  const files = new Map([
    ['schemas/system/account.entity.json', JSON.stringify(account)],
    ['schemas/system/module.json', JSON.stringify(system)],
  ]);
  for (const kind of ['module', 'entity', 'list', 'form'] as const) {
    const stem = kind === 'module' ? 'fleet' : 'trip';
    const result = scaffold(files, {
      kind,
      module: 'fleet',
      stem,
      names: { vi: 'Xe', en: 'Fleet', zh: '车' },
    });
    if ('problem' in result) throw new Error(result.problem);
    for (const [path, text] of result.files) files.set(path, text);
  }
  const tree = Object.fromEntries([...files].map(([path, text]) => [path, parse(text)]));
  const module = tree['schemas/fleet/module.json'] as JsonObject;
  return { ...tree, 'schemas/fleet/module.json': { ...module, uses: ['system'] } };
}

function parse(text: string | undefined): Json {
  return JSON.parse(text ?? '') as Json;
}

test('without its texts the walk is not sound', () => {
  const files = new Map(Object.entries(createFleet()).map(([path, value]) => [path, JSON.stringify(value)]));
  const result = buildModel(files);
  expect('problems' in result && result.problems.every(({ code }) => code === 'GEN401')).toBe(true);
});

type Schema = JsonObject;

/** A meta-schema and every schema inside it, by pointer. */
function schemasIn(schema: Schema, pointer = ''): [pointer: string, schema: Schema][] {
  const maps = ['properties', '$defs'].flatMap((key) => Object.entries(schema[key] ?? {}));
  const parts = ['items', 'then', 'else', 'additionalProperties'].map((key) => [key, schema[key]] as const);
  const below = [...maps, ...parts].filter((entry): entry is [string, Schema] => isObject(entry[1]));
  return [[pointer, schema], ...below.flatMap(([key, part]) => schemasIn(part, `${pointer}/${key}`))];
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Pointers of keywords that neither have a description nor refer to something that has. */
function findUndocumented(schema: Schema): string[] {
  return schemasIn(schema).flatMap(([pointer, { properties }]) =>
    Object.entries((properties ?? {}) as Readonly<Record<string, Schema>>).flatMap(([name, keyword]) =>
      'description' in keyword || '$ref' in keyword ? [] : [`${pointer}/${name}`],
    ),
  );
}

/** Pointers of objects that would let an unknown keyword pass; words of a seed are checked by the generator. */
function findOpen(schema: Schema): string[] {
  const open = schemasIn(schema).filter(
    ([, part]) => 'properties' in part && !('additionalProperties' in part),
  );
  return open.map(([pointer]) => pointer).filter((pointer) => pointer !== '/generator');
}
