import type { FieldFacts } from '#contract/field.ts';

export const emailFacts: FieldFacts = {
  json: ['string'],
  cell: 'text',
  filters: ['text'],
  can: ['sort', 'search'],
  logic: 'string',
};
