import type { FieldFacts } from '#contract/field.ts';

export const fileFacts: FieldFacts = {
  json: ['string', 'array'],
  keywords: ['x-file', 'items', 'minItems', 'maxItems'],
  cell: 'file',
  filters: [],
  logic: 'opaque',
};
