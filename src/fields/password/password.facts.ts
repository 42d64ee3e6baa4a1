import type { FieldFacts } from '#contract/field.ts';

export const passwordFacts: FieldFacts = {
  json: ['string'],
  cell: 'text',
  filters: [],
  logic: 'string',
};
