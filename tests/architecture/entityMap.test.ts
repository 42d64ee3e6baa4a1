import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './tree.ts';

/*
 * The map of entities (schemas/README.md) says where everything stands, before it is built. A map that is not held to
 * is worse than none: what exists stands where it says, refers no further than it says, and nothing points upwards.
 */

interface MappedEntity {
  module: string;
  owner: string;
  written: string;
  exists: boolean;
  /** Entities that it refers to, the one whose row it is among them. */
  references: string[];
}

interface Entity {
  name: string;
  module: string;
  owner: string;
  written: string;
  references: string[];
}

const readme = readFileSync(join(ROOT, 'schemas/README.md'), 'utf8');

/** Rows of the table of the README whose first two columns are called so. */
function tableOf(first: string, second: string): string[][] {
  const lines = readme.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const start = lines.findIndex((cells) => cells[1] === first && cells[2] === second) + 2;
  const length = lines.slice(start).findIndex((cells) => cells.length === 1);
  return lines.slice(start, start + length).map((cells) => cells.slice(1, -1));
}

function namesIn(cell = ''): string[] {
  return cell.split(', ').filter((name) => name !== '');
}

const mapped = tableOf('module', 'entity').map((cells): [string, MappedEntity] => {
  const [module = '', entity = '', owner = '', written = '', parent, , references] = cells;
  const [name = '', mark] = entity.split(' ');
  const all = [...namesIn(parent), ...namesIn(references)];
  return [name, { module, owner: owner || 'customer', written, exists: mark === '✓', references: all }];
});
const map = new Map(mapped);
const modules = new Map(
  tableOf('module', 'layer').map(([name = '', layer, uses]) => [
    name,
    { layer: Number(layer), uses: namesIn(uses) },
  ]),
);

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Entities that a schema names, wherever in it: `x-reference`, `x-rows`, `x-links`, sources of a view. */
function referencesIn(value: unknown): string[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    ['entity', 'from'].includes(key) && typeof inner === 'string' ? [inner] : referencesIn(inner),
  );
}

function writtenOf(schema: Record<string, unknown>): string {
  if ('x-view' in schema) return 'view';
  if (schema['x-data'] === true) return 'data';
  return String(schema['x-written'] ?? '');
}

function readEntity(path: string): Entity {
  const schema = JSON.parse(readFileSync(join(ROOT, 'schemas', path), 'utf8')) as Record<string, unknown>;
  return {
    name: String(schema.title),
    module: dirname(path),
    owner: String(schema['x-owner'] ?? 'customer'),
    written: writtenOf(schema),
    references: referencesIn(schema),
  };
}

const files = readdirSync(join(ROOT, 'schemas'), { recursive: true, encoding: 'utf8' });
const entities = files.filter((path) => path.endsWith('.entity.json')).map(readEntity);
/** Those of the product's own modules: a module beside them is nobody's business here. */
const own = entities.filter(({ module, name }) => modules.has(module) || map.has(name));
const homes = new Map(entities.map(({ name, module }) => [name, module]));

function wrongIn({ name, module, owner, written, references }: Entity): string[] {
  const on = map.get(name);
  if (!on) return [`${name} is missing in the map: add a line for it to module ${module}`];
  const modulesOn = [on.module, ...on.references.map((reference) => map.get(reference)?.module)];
  const beyond = references.filter((target) => homes.has(target) && !modulesOn.includes(homes.get(target)));
  return [
    ...(on.module === module ? [] : [`${name} stands in ${module}, on the map in ${on.module}`]),
    ...(on.owner === owner ? [] : [`${name} is owned by ${owner}, on the map by ${on.owner}`]),
    ...(on.written === written ? [] : [`${name} is written by "${written}", on the map by "${on.written}"`]),
    ...(on.exists ? [] : [`${name} exists: tick it (✓) in the map`]),
    ...beyond.map((target) => `${name} refers to ${target} in ${homes.get(target)}, on the map it does not`),
  ];
}

function usesOf(module: string): string[] {
  const text = readFileSync(join(ROOT, 'schemas', module, 'module.json'), 'utf8');
  return (JSON.parse(text) as { uses?: string[] }).uses ?? [];
}

it('has every entity on the map, as it is', () => {
  expect(own.length).toBeGreaterThan(10);
  expect(own.flatMap(wrongIn)).toEqual([]);
  const names = new Set(entities.map(({ name }) => name));
  expect(mapped.filter(([name, { exists }]) => exists && !names.has(name)).map(([name]) => name)).toEqual([]);
});

it('has every entity once, in a module of the map', () => {
  expect(mapped.length).toBe(map.size);
  expect(new Set(mapped.map(([, { module }]) => module))).toEqual(new Set(modules.keys()));
});

it('refers only to what is on the map, in the module itself or one that it uses', () => {
  const wrong = mapped.flatMap(([name, { module, references }]) =>
    references
      .filter((target) => {
        const home = map.get(target)?.module ?? 'nowhere';
        return home !== module && !modules.get(module)?.uses.includes(home);
      })
      .map((target) => `${name} → ${target}`),
  );
  expect(wrong).toEqual([]);
});

it('has modules in layers, so that none uses itself by a circle', () => {
  const wrong = [...modules].filter(([, { layer, uses }]) => {
    const below = uses.map((used) => modules.get(used)?.layer ?? Number.NaN);
    return layer !== Math.max(0, ...below) + 1;
  });
  expect(modules.size).toBeGreaterThan(10);
  expect(wrong.map(([name]) => name)).toEqual([]);
});

it('uses no module that the map does not let it use', () => {
  const present = files.filter((path) => path.endsWith('/module.json')).map(dirname);
  const wrong = present
    .filter((module) => modules.has(module))
    .flatMap((module) =>
      usesOf(module)
        .filter((used) => !modules.get(module)?.uses.includes(used))
        .map((used) => `${module} uses ${used}`),
    );
  expect(wrong).toEqual([]);
});
