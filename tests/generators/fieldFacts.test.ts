import { expect, test } from 'vitest';
import { FIELD_TYPES } from '#contract/field.ts';
import type { FieldModel } from '#contract/model.ts';
import { serverTypes } from '#fields/types.server.ts';
import { CELLS, TYPES } from '../../generators/model/buildFieldFacts.ts';

/* What a schema may ask of a field type is what the field type can do. */
test.each(FIELD_TYPES)('%s: filters, order and sums are those of the field type', (type) => {
  const { json, filters, can = [], cell } = TYPES[type];
  const server = serverTypes[type];
  const field: FieldModel = { name: 'value', type, json: json[0] ?? 'string' };
  expect(filters.filter((kind) => server.filters[kind] === undefined)).toEqual([]);
  if (can.includes('sort')) expect(server.order({ field, row: 't', value: 't."value"' })).not.toBeNull();
  if (can.includes('sum')) expect(server.hasSum).toBe(true);
  expect(CELLS).toContain(cell);
});
