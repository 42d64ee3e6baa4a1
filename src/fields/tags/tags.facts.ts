import type { FieldFacts } from '#contract/field.ts';

export const tagsFacts: FieldFacts = {
  json: ['array'],
  keywords: ['x-enum', 'items', 'minItems', 'maxItems'],
  cell: 'tags',
  filters: ['multi_select', 'select'],
  logic: 'list',
};
