import type { FieldFacts } from '#contract/field.ts';

export const percentFacts: FieldFacts = {
  json: ['number', 'integer'],
  keywords: ['x-unit'],
  cell: 'number',
  filters: ['number_range'],
  can: ['sort'],
  logic: 'decimal',
};
