import { expect, it } from 'vitest';
import type { ValueContext } from '#contract/field.ts';
import type { EntityModel, FieldModel } from '#contract/model.ts';
import { groupRows } from '#server/import/groupRows.ts';
import type { ImportColumn } from '#server/import/importColumns.ts';
import type { CellValue } from '#server/import/Sheet.ts';

const context: ValueContext = { language: 'vi', country: 1, timeZone: 'Asia/Ho_Chi_Minh', currency: 'VND' };

const column = (field: Partial<FieldModel> & Pick<FieldModel, 'name' | 'type'>): ImportColumn => {
  const full = { json: 'string', ...field } as FieldModel;
  return {
    key: full.name,
    steps: [],
    leaf: full.name,
    type: full.type,
    label: full.name,
    required: false,
    aliases: [],
    field: full,
    entity: {} as EntityModel,
    header: full.name,
    names: new Set([full.name]),
    isWritable: true,
  };
};

const columns = [
  column({ name: 'code', type: 'code' }),
  column({ name: 'phone', type: 'phone' }),
  column({ name: 'abroad', type: 'phone', country: 'country' }),
  column({ name: 'country', type: 'integer', json: 'integer' }),
  column({ name: 'sku', type: 'reference', json: 'integer' }),
];

/** What is wrong with the one record of these rows. */
function group(...rows: readonly (readonly CellValue[])[]) {
  const [record] = groupRows(
    rows.map((cells, index) => ({ number: index + 2, cells })),
    {
      sheet: { groupBy: ['code'] } as never,
      header: { row: 1, columns, titles: [], ignored: [], repeated: [], missing: [] },
      context,
      texts: { find: () => undefined } as never,
    },
  );
  return record?.problems.map(({ row, code }) => `${row} ${code}`);
}

it.each([
  [912345678, '0912345678'],
  ['0912345678', 912345678],
  ['0912 345 678', '0912345678'],
  ['+84 912 345 678', '0912345678'],
])('rows of one record may write a phone as %j and as %j', (one, other) => {
  expect(group(['A', one], ['A', other])).toEqual([]);
});

it('a phone is compared by the rule of the country in its record', () => {
  const philippine = ['A', null, '+63 9123456789', 2];
  expect(group(philippine, ['A', null, '09123456789', 2])).toEqual([]);
  expect(group(philippine, ['A', null, '+84 912345678', 2])).toEqual(['3 import_differs']);
});

it('what differs in its stored form differs; names of records are compared as they were typed', () => {
  expect(group(['A', '0912345678'], ['A', '0912345679'])).toEqual(['3 import_differs']);
  const sku = (name: string) => ['A', null, null, null, name];
  expect(group(sku('0123'), sku('123'))).toEqual(['3 import_differs']);
  expect(group(sku('123'), sku('123'))).toEqual([]);
});
