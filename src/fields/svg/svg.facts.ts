import type { FieldFacts } from '#contract/field.ts';

export const svgFacts: FieldFacts = {
  json: ['string'],
  keywords: ['x-file'],
  cell: 'image',
  filters: [],
  logic: 'opaque',
};
