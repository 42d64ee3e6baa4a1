import { expect, it } from 'vitest';
import { printLabel } from '#server/list/label.ts';
import type { Place, Query } from '#server/list/Query.ts';

it('calls a record by its number where its schema gives it no other name', () => {
  const place = { alias: 't1', entity: { name: 'talk', display: ['#', { field: 'id' }] } };
  const access = { seenFields: () => new Map(), canLookup: () => true };
  expect(printLabel(place as unknown as Place, { access } as unknown as Query)).toBe(
    `CASE WHEN t1."id" IS NOT NULL THEN concat('#', t1."id"::text) END`,
  );
});
