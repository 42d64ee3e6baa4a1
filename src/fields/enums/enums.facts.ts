import type { FieldFacts } from '#contract/field.ts';

export const enumsFacts: FieldFacts = {
  json: ['array'],
  keywords: ['x-enum', 'items', 'minItems', 'maxItems'],
  needs: 'x-enum',
  cell: 'enum',
  filters: ['multi_select', 'select'],
  logic: 'list',
};
