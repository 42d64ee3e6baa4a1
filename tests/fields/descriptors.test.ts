import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { emptyProblem } from '#contract/emptyProblem.ts';
import { FIELD_TYPES, type FieldFacts, type FieldTypeName } from '#contract/field.ts';
import type { FieldModel, FilterKind } from '#contract/model.ts';
import { serverTypes } from '#fields/types.server.ts';
import { fieldTypes } from '#fields/types.ts';
import { CELLS, KEYWORDS_OF_TYPES, NEEDED_BY_TYPE, TYPES } from '../../generators/model/buildFieldFacts.ts';

/* A field type is one folder. What else speaks of types is held to what stands there. */

const files = import.meta.glob<Record<string, FieldFacts>>('../../src/fields/*/*.facts.ts', { eager: true });

function factsOf(type: FieldTypeName): FieldFacts {
  const facts = Object.values(files[`../../src/fields/${type}/${type}.facts.ts`] ?? {})[0];
  if (!facts) throw new Error(`src/fields/${type} has no facts`);
  return facts;
}

const fieldOf = (type: FieldTypeName): FieldModel => ({
  name: 'x',
  type,
  json: factsOf(type).json[0] ?? 'string',
});

it('every folder is a type, and every type has its folder', () => {
  const folders = readdirSync('src/fields', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual(FIELD_TYPES.toSorted());
  for (const type of FIELD_TYPES)
    expect(readdirSync(`src/fields/${type}`), type).toEqual(
      expect.arrayContaining([`${type}.ts`, `${type}.server.ts`, `${type}.facts.ts`]),
    );
});

it('schemas may name these types', () => {
  const meta = JSON.parse(readFileSync('schemas/_meta/field.schema.json', 'utf8')) as {
    $defs: { field: { properties: { 'x-type': { enum: string[] } } } };
  };
  expect(meta.$defs.field.properties['x-type'].enum).toEqual(FIELD_TYPES);
});

describe.each(FIELD_TYPES)('%s', (type) => {
  const facts = factsOf(type);

  it('stands in the registries under its name', () => {
    expect([fieldTypes[type].name, serverTypes[type].name]).toEqual([type, type]);
  });

  it('is to the generator what its folder says', () => {
    const { json, cell, filters, can, logic } = facts;
    expect(TYPES[type]).toEqual({ json, cell, filters, logic, ...(can ? { can } : {}) });
    const keywords = Object.entries(KEYWORDS_OF_TYPES).filter(([, types]) => types.includes(type));
    expect(keywords.map(([keyword]) => keyword).toSorted()).toEqual((facts.keywords ?? []).toSorted());
    expect(NEEDED_BY_TYPE[type]).toBe(facts.needs);
    expect(CELLS).toContain(cell);
  });

  it('is filtered, sorted and summed by the server as its folder says', () => {
    const server = serverTypes[type];
    for (const kind of facts.filters) expect(server.filters[kind as FilterKind], kind).toBeDefined();
    const canSort = server.order({ field: fieldOf(type), row: 't', value: 't."x"' }) !== null;
    if (facts.can?.includes('sort')) expect(canSort).toBe(true);
    if (facts.can?.includes('sum')) expect(server.hasSum).toBe(true);
  });

  it('is empty in its own words', () => {
    expect(emptyProblem({ type }, 'x', 'x').code).toBe(facts.whenEmpty ?? 'is_empty');
  });
});
