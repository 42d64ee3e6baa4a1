import type { FieldFacts } from '#contract/field.ts';

export const codeFacts: FieldFacts = {
  json: ['string'],
  keywords: ['x-number'],
  cell: 'code',
  filters: ['text', 'code_list'],
  can: ['sort', 'search'],
  logic: 'string',
};
