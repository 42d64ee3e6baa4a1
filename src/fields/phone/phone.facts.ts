import type { FieldFacts } from '#contract/field.ts';

export const phoneFacts: FieldFacts = {
  json: ['string'],
  keywords: ['x-country', 'x-landline'],
  cell: 'phone',
  filters: ['phone', 'text', 'code_list'],
  can: ['sort', 'search'],
  logic: 'string',
  whenEmpty: 'wrong_phone',
};
