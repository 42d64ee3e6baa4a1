import type { FieldFacts } from '#contract/field.ts';

export const jsonFacts: FieldFacts = {
  json: ['object', 'array', 'string'],
  keywords: ['items'],
  cell: 'text',
  filters: [],
  logic: 'opaque',
};
