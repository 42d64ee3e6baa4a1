import type { FieldFacts } from '#contract/field.ts';

export const geoPointFacts: FieldFacts = {
  json: ['object'],
  cell: 'text',
  filters: [],
  logic: 'opaque',
};
