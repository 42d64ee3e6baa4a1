import type { FieldFacts } from '#contract/field.ts';

export const enumFacts: FieldFacts = {
  json: ['string', 'integer'],
  keywords: ['x-enum'],
  needs: 'x-enum',
  cell: 'enum',
  filters: ['multi_select', 'select'],
  can: ['sort'],
  logic: 'string',
};
