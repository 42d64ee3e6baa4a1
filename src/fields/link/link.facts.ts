import type { FieldFacts } from '#contract/field.ts';

export const linkFacts: FieldFacts = {
  json: ['string'],
  cell: 'link',
  filters: ['text'],
  can: ['sort', 'search'],
  logic: 'string',
};
