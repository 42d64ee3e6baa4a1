import type { FieldFacts } from '#contract/field.ts';

export const dateFacts: FieldFacts = {
  json: ['string'],
  cell: 'date',
  filters: ['date_range'],
  can: ['sort'],
  logic: 'date',
};
