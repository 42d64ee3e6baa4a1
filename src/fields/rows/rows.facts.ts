import type { FieldFacts } from '#contract/field.ts';

export const rowsFacts: FieldFacts = {
  json: ['array'],
  keywords: ['x-rows', 'items'],
  needs: 'x-rows',
  cell: 'text',
  filters: [],
  logic: 'rows',
};
