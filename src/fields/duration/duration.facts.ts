import type { FieldFacts } from '#contract/field.ts';

export const durationFacts: FieldFacts = {
  json: ['integer'],
  keywords: ['x-unit'],
  cell: 'number',
  filters: ['number_range'],
  can: ['sort', 'sum'],
  logic: 'integer',
};
