import type { FieldFacts } from '#contract/field.ts';

export const barcodeFacts: FieldFacts = {
  json: ['string'],
  cell: 'code',
  filters: ['text', 'code_list'],
  can: ['sort', 'search'],
  logic: 'string',
};
