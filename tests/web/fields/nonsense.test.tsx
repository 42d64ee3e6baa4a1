import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { FieldModel } from '#contract/model.ts';
import type { FieldTypeName } from '#contract/field.ts';
import { cells } from '#fields/cells.tsx';
import type { CellName } from '#fields/CellProps.ts';
import { FieldToolsProvider, type FieldTools } from '#fields/FieldTools.tsx';
import { fieldTypes } from '#fields/types.ts';

afterEach(cleanup);

const context = { language: 'vi' as const, country: 1, timeZone: 'Asia/Ho_Chi_Minh', currency: 'VND' };
const values = [{ value: 1, key: 'a', tone: 'neutral' }] as const;

const fieldOf = (type: FieldTypeName): FieldModel => ({
  name: 'x',
  type,
  json: 'string',
  enum: { name: 'e', type: 'integer', values },
  reference: { entity: 'depot', onDelete: 'restrict' },
});

const SPECIAL: unknown[] = [
  { toString: 0 },
  [{ toString: 0 }],
  null,
  undefined,
  {},
  [],
  '',
  'x',
  -1,
  1e300,
  [null],
  [{}],
  '2026-99-99',
  { from: 1 },
  true,
];

/** What a server may send that does not keep to its schema. */
const anyValue = fc.oneof(fc.jsonValue(), fc.constantFrom(...SPECIAL));

describe('a value that is not as promised', () => {
  it.each(Object.keys(fieldTypes) as FieldTypeName[])('is a text for people: %s', (name) => {
    fc.assert(
      fc.property(anyValue, (value) => {
        expect(typeof fieldTypes[name].format(value, fieldOf(name), context)).toBe('string');
      }),
      { numRuns: 300 },
    );
  });

  const tools = {
    values: context,
    translate: (key: string) => key,
    fileUrl: (path: string) => `/api/${path}`,
    readFile: () => Promise.reject(new Error('none')),
    find: async () => [],
    now: () => new Date('2026-11-21T07:05:00Z'),
  } as unknown as FieldTools;

  /** The field type that each cell is made for. */
  const typeOf = (cell: CellName): FieldTypeName =>
    ({ number: 'integer', gallery: 'images', progress: 'percent' } as Record<string, FieldTypeName>)[cell] ??
    (cell as FieldTypeName);

  it.each(Object.keys(cells) as CellName[])('is drawn: %s', (name) => {
    const Cell = cells[name];
    const column = { key: 'x', field: fieldOf(typeOf(name)), label: 'x', carrier: fieldOf('enum') };
    fc.assert(
      fc.property(anyValue, anyValue, (value, other) => {
        const row = { id: 1, x: value, e: other, 'x.label': other };
        const { unmount } = render(
          <FieldToolsProvider value={tools}>
            <Cell value={value} row={row} column={column} />
          </FieldToolsProvider>,
        );
        unmount();
      }),
      { numRuns: 60 },
    );
  });
});
