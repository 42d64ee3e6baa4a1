import type { EntityModel, FieldModel } from '#contract/model.ts';
import type { FieldTypeName } from '#contract/field.ts';
import type { DatabaseShape } from '#server/db/migrations/DatabaseShape.ts';
import { toDatabaseShape } from '#server/db/migrations/toDatabaseShape.ts';

/** A field for tests; `json` fits the type. */
export function testField(name: string, type: FieldTypeName, more: Partial<FieldModel> = {}): FieldModel {
  const json = type === 'money' || type === 'integer' || type === 'reference' ? 'integer' : 'string';
  return { name, type, json, ...more };
}

/** An entity for tests: its fields and whatever else matters. */
export function testEntity(
  name: string,
  fields: readonly FieldModel[],
  more: Partial<EntityModel> = {},
): EntityModel {
  return {
    name,
    module: 'test',
    table: name,
    owner: 'customer',
    fields,
    display: [],
    search: [],
    unique: [],
    index: [],
    access: { read: [], create: [], update: [], delete: [] },
    lookup: [],
    rules: [],
    audit: false,
    softDelete: true,
    live: false,
    ...more,
  };
}

export const toShape = (...entities: EntityModel[]): DatabaseShape => toDatabaseShape({ entities });

/** A shop's goods and their kinds: text with keys, money, a reference, a unique code. */
export const goodsShape = toShape(
  testEntity('kind', [testField('name', 'text', { required: true })]),
  testEntity(
    'goods',
    [
      testField('code', 'code', { required: true }),
      testField('name', 'text', { required: true, key: true }),
      testField('price', 'money'),
      testField('kind_id', 'reference', { reference: { entity: 'kind', onDelete: 'restrict' } }),
    ],
    {
      search: ['code', 'name'],
      unique: [{ key: 'code', fields: ['code'], message: 'goods.code_taken' }],
      index: [['price']],
    },
  ),
);
