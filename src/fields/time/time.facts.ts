import type { FieldFacts } from '#contract/field.ts';

export const timeFacts: FieldFacts = {
  json: ['string'],
  cell: 'text',
  filters: [],
  can: ['sort'],
  logic: 'string',
};
