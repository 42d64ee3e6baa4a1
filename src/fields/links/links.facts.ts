import type { FieldFacts } from '#contract/field.ts';

export const linksFacts: FieldFacts = {
  json: ['array'],
  keywords: ['x-links', 'items', 'minItems', 'maxItems'],
  needs: 'x-links',
  cell: 'reference',
  filters: ['reference'],
  logic: 'list',
};
