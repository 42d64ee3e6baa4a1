import type { FieldFacts } from '#contract/field.ts';

export const referenceFacts: FieldFacts = {
  json: ['integer'],
  keywords: ['x-reference'],
  needs: 'x-reference',
  cell: 'reference',
  filters: ['reference'],
  can: ['sort'],
  logic: 'integer',
};
