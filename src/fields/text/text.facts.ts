import type { FieldFacts } from '#contract/field.ts';

export const textFacts: FieldFacts = {
  json: ['string'],
  cell: 'text',
  filters: ['text'],
  can: ['sort', 'search'],
  logic: 'string',
};
