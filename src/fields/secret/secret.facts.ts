import type { FieldFacts } from '#contract/field.ts';

export const secretFacts: FieldFacts = {
  json: ['string'],
  cell: 'text',
  filters: [],
  logic: 'string',
};
