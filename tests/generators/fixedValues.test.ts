import { describe, expect, it } from 'vitest';
import { FIELD_TYPES } from '#contract/field.ts';
import type { EntityModel, FieldModel, ServerModel } from '#contract/model.ts';
import type { FilterContext } from '#fields/ServerFieldType.server.ts';
import { toFixedTests } from '#server/list/fixedTests.ts';
import { toFixedValue } from '../../generators/model/buildFixedFilters.ts';
import type { Json, JsonObject } from '../../generators/model/types.ts';
import { addTexts, createShop, problemsOf } from './support/shop.ts';

/*
 * `check` and the server agree on what a schema may fix: what the one lets pass the other reads, of every field type.
 */

const MORE: Readonly<Record<string, JsonObject>> = {
  enum: { 'x-enum': 'item_state' },
  enums: { 'x-enum': 'item_state' },
  reference: { 'x-reference': { entity: 'item' } },
  links: { 'x-links': { entity: 'item' } },
};

/** Child rows have an entity of their own, and of what never leaves the server nothing can be asked. */
const types = FIELD_TYPES.filter((type) => type !== 'rows');

const nameOf = (type: string) => `a_${type}`;
const fields = {
  ...Object.fromEntries(types.map((type) => [nameOf(type), { 'x-type': type, ...MORE[type] }])),
  a_account: { 'x-type': 'reference', 'x-reference': { entity: 'account' } },
};

const VALUES: readonly Json[] = [
  null, 'me', 'A1', '', '2026-01-31', '2026-99-99', 1, 2, 0, -1, 1.5, 1e300, true, false,
  'a\0b', ['A1', 'B2'], [1, 2], [1, 99], ['me', 3], [true], [1.5], ['2026-01-31'],
  { from: '2026-01-31' }, { to: '2026-01-31' }, { from: '2026-01-31', to: '2026-01-31' },
  { from: '2026-02-31' }, { from: '1800-01-01' }, { from: 'today' }, { from: { today: -7 } },
  { from: { today: -7 }, to: '2026-01-01' }, { from: '2030-01-01', to: { today: 0 } },
  { from: 1 }, { from: 1, to: 5 }, { from: 1.5 }, { to: 1e300 }, { from: 'A' },
]; // prettier-ignore

/** Fields of which `check` refuses the value. */
function refusedBySchema(value: Json): Set<string> {
  const tree = createShop();
  const item = tree['schemas/shop/item.entity.json'] as { properties: JsonObject };
  item.properties = { ...item.properties, ...fields };
  const list = tree['schemas/shop/item.list.json'] as Record<string, Json>;
  list['where'] = Object.fromEntries(Object.keys(fields).map((name) => [name, value]));
  const problems = problemsOf(addTexts(tree));
  expect(problems.filter(({ message }) => !message.startsWith('where'))).toEqual([]);
  return new Set(problems.map(({ message }) => /^where\.(\w+)/.exec(message)?.[1] ?? message));
}

const state = {
  name: 'item_state',
  type: 'integer',
  values: [1, 2, -1].map((value) => ({ value, key: `k${value}`, tone: 'info' })),
} as const;

const json = (type: string): FieldModel['json'] =>
  /^(enums|tags|links|images)$/.test(type)
    ? 'array'
    : /^(enum|integer|money)$/.test(type)
      ? 'integer'
      : 'string';

const entity = {
  name: 'item',
  table: 'item',
  fields: [...types.map((type) => [nameOf(type), type]), ['a_account', 'reference']].map(
    ([name, type = '']) => ({
      name,
      type,
      json: json(type),
      ...(/^enums?$/.test(type) && { enum: state }),
      ...(type === 'links' && { links: { entity: 'item', table: 't', foreignKey: 'a', otherKey: 'b' } }),
    }),
  ),
} as unknown as EntityModel;
const model = { entities: [entity], lists: [] } as unknown as ServerModel;
const context: FilterContext = {
  language: 'vi',
  country: 1,
  timeZone: 'Asia/Ho_Chi_Minh',
  currency: 'VND',
  maxDays: 90,
  today: '2026-02-28',
  accountId: 7,
  mine: { warehouse: [3], pos: [] },
};

function isRefusedByServer(name: string, value: Json): boolean {
  const fixed = toFixedValue((fields as Readonly<Record<string, object>>)[name] ?? {}, value);
  try {
    return toFixedTests({ [name]: fixed }, { entity, access: { model }, context }).length === 0;
  } catch {
    return true;
  }
}

describe('a value that a schema fixes', () => {
  it.each(VALUES.map((value) => [JSON.stringify(value), value] as const))('%s', (_, value) => {
    const refused = refusedBySchema(value);
    for (const name of Object.keys(fields))
      expect({ name, isRefused: isRefusedByServer(name, value) }).toEqual({
        name,
        isRefused: refused.has(name),
      });
  });
});
