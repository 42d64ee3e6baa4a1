import type { FieldFacts } from '#contract/field.ts';

export const addressFacts: FieldFacts = {
  json: ['string'],
  cell: 'text',
  filters: ['text'],
  can: ['sort', 'search'],
  logic: 'string',
};
