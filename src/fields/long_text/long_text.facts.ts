import type { FieldFacts } from '#contract/field.ts';

export const longTextFacts: FieldFacts = {
  json: ['string'],
  cell: 'text',
  filters: ['text'],
  can: ['sort', 'search'],
  logic: 'string',
};
