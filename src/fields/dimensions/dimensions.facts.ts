import type { FieldFacts } from '#contract/field.ts';

export const dimensionsFacts: FieldFacts = {
  json: ['object'],
  keywords: ['x-unit'],
  cell: 'text',
  filters: [],
  logic: 'opaque',
};
