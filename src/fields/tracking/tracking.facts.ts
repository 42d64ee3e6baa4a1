import type { FieldFacts } from '#contract/field.ts';

export const trackingFacts: FieldFacts = {
  json: ['string'],
  cell: 'tracking',
  filters: ['text', 'code_list'],
  can: ['sort', 'search'],
  logic: 'string',
};
