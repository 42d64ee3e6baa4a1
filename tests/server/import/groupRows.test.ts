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
      sheet: { groupBy: ['code'], columns } as never,
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

const inRow = (kind: string, leaf: string, required = false): ImportColumn => ({
  ...column({ name: leaf, type: 'text' }),
  key: `${kind}.${leaf}`,
  steps: [{ field: kind, kind: 'rows', entity: kind }],
  required,
});

/** The records of rows of code, goods, amount and payment. */
function groupKinds(...rows: readonly (readonly CellValue[])[]) {
  const all = [
    column({ name: 'code', type: 'code' }),
    inRow('lines', 'goods', true),
    inRow('payments', 'value'),
    inRow('payments', 'ref'),
  ];
  return groupRows(
    rows.map((cells, index) => ({ number: index + 2, cells })),
    {
      sheet: { groupBy: ['code'], columns: all } as never,
      // In the sheet payments stand before the lines.
      header: {
        row: 1,
        columns: [all[0], all[2], all[3], all[1]],
        titles: [],
        ignored: [],
        repeated: [],
        missing: [],
      },
      context,
      texts: { find: () => undefined } as never,
    },
  );
}

it('rows fill child rows of two kinds, each with the row that it stands in', () => {
  const [record] = groupKinds(['A', '10', null, 'shirt'], ['A', null, null, 'hat'], ['A', '20', 'T1', 'hat']);
  expect(record?.body).toEqual({
    code: 'A',
    lines: [{ goods: 'shirt' }, { goods: 'hat' }, { goods: 'hat' }],
    payments: [{ value: '10' }, { value: '20', ref: 'T1' }],
  });
  expect(record?.childRows).toEqual({ lines: [2, 3, 4], payments: [2, 4] });
  expect(record?.problems).toEqual([]);
});

it('what several rows say alike of a further kind is one; lines that say the same are as many', () => {
  const [record] = groupKinds(['A', '10', null, 'hat'], ['A', '10', null, 'hat'], ['A', '10', 'T1', 'hat']);
  expect(record?.body['payments']).toEqual([{ value: '10' }, { value: '10', ref: 'T1' }]);
  expect(record?.childRows).toEqual({ lines: [2, 3, 4], payments: [2, 4] });
});

it('a row may hold nothing but a further kind; one with neither needs what is needed', () => {
  const [record] = groupKinds(['A', null, null, 'hat'], ['A', '10', null, null], ['A', null, null, null]);
  expect(record?.body).toEqual({ code: 'A', lines: [{ goods: 'hat' }], payments: [{ value: '10' }] });
  expect(record?.problems.map(({ row, column: at }) => [row, at?.key])).toEqual([[4, 'lines.goods']]);
});
