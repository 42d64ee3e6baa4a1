import { expect, it } from 'vitest';
import { changedFields } from '#web/data/changedFields.ts';

it('sends everything of a record that was not read before', () => {
  expect(changedFields({ a: 1 }, undefined)).toEqual({ a: 1 });
});

it('treats a missing value like null, and sends a cleared one', () => {
  expect(changedFields({ a: null, b: null }, { b: 2, version: 1 })).toEqual({ b: null, version: 1 });
});

it('sends a child array whole when a row changed, went or came', () => {
  const rows = [
    { id: 1, n: 1 },
    { id: 2, n: 1 },
  ];
  const previous = { rows, version: 4 };
  expect(changedFields({ rows: [{ id: 1, n: 2 }, rows[1]] }, previous)).toEqual({
    rows: [
      { id: 1, n: 2 },
      { id: 2, n: 1 },
    ],
    version: 4,
  });
  expect(changedFields({ rows: [rows[0]] }, previous)).toHaveProperty('rows');
  expect(changedFields({ rows: [...rows] }, previous)).toEqual({ version: 4 });
});
