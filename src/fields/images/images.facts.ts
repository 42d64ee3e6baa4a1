import type { FieldFacts } from '#contract/field.ts';

export const imagesFacts: FieldFacts = {
  json: ['array'],
  keywords: ['x-file', 'items', 'minItems', 'maxItems'],
  cell: 'gallery',
  filters: [],
  logic: 'opaque',
};
