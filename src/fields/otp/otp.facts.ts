import type { FieldFacts } from '#contract/field.ts';

export const otpFacts: FieldFacts = {
  json: ['string'],
  cell: 'text',
  filters: [],
  logic: 'string',
};
