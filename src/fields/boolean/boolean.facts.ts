import type { FieldFacts } from '#contract/field.ts';

export const booleanFacts: FieldFacts = {
  json: ['boolean'],
  cell: 'boolean',
  filters: ['boolean'],
  can: ['sort'],
  logic: 'boolean',
};
