import type { FieldFacts } from '#contract/field.ts';

export const dateTimeFacts: FieldFacts = {
  json: ['string'],
  cell: 'date_time',
  filters: ['date_range'],
  can: ['sort'],
  logic: 'date_time',
};
