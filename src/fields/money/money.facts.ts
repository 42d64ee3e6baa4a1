import type { FieldFacts } from '#contract/field.ts';

export const moneyFacts: FieldFacts = {
  json: ['integer'],
  keywords: ['x-currency'],
  cell: 'money',
  filters: ['number_range'],
  can: ['sort', 'sum'],
  logic: 'integer',
};
