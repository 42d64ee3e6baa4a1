import type { FieldFacts } from '#contract/field.ts';

export const deviceSignatureFacts: FieldFacts = {
  json: ['string'],
  cell: 'text',
  filters: [],
  logic: 'string',
};
