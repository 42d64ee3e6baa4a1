import { expect, it } from 'vitest';
import type { Values } from '#contract/logic.ts';
import type { EntityModel } from '#contract/model.ts';
import { Candidates } from '#server/import/Candidates.ts';
import type { SheetRecord } from '#server/import/groupRows.ts';
import { matchRows } from '#server/import/matchRows.ts';
import type { RecordPlan } from '#server/import/runRecords.ts';

const unique = ['goods', 'cell', 'day'];
const entity = {
  fields: [{ name: 'lines', rows: { entity: 'line', foreignKey: 'take', unique } }],
} as unknown as EntityModel;
const columns = unique.map((leaf) => ({ key: `lines.${leaf}`, leaf, label: leaf }));
const plan = { columns } as unknown as RecordPlan;
const stored = [
  { id: 1, goods: 7, cell: 30, day: '2099-01-01' },
  { id: 2, goods: 7, cell: 30, day: '2099-06-01' },
  { id: 3, goods: 8, cell: 30, day: null },
  { id: 4, goods: 9, cell: 31, day: null },
];

function match(...lines: Values[]) {
  const record: SheetRecord = {
    body: { code: 'KK1', lines },
    rows: lines.map((_, index) => index + 2),
    childRows: { lines: lines.map((_, index) => index + 2) },
    problems: [],
  };
  const body = matchRows(entity, record, { lines: stored }, plan);
  return {
    lines: body['lines'],
    problems: record.problems.map(({ row, code, column }) => [row, code, column?.key]),
  };
}

it('finds child rows by what a sheet says of them, and leaves the others', () => {
  expect(match({ goods: 8, counted: 4 }, { goods: 7, cell: 30, day: '2099-06-01', counted: 5 })).toEqual({
    lines: [{ counted: 4, id: 3 }, { counted: 5, id: 2 }, { id: 1 }, { id: 4 }],
    problems: [],
  });
});

it('takes a row that nothing fits as a new one', () => {
  const row = { goods: 5, cell: 30, counted: 1 };
  expect(match(row).lines).toEqual([row, { id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }]);
});

it('names what leaves open which row is meant', () => {
  expect(match({ goods: 7, cell: 30, counted: 1 }).problems).toEqual([[2, 'import_ambiguous', 'lines.day']]);
});

it('chooses of several records with one name that which the stored one means', () => {
  const cell = new Candidates('A-01', [31, 77]);
  expect(match({ goods: 9, cell, counted: 1 })).toEqual({
    lines: [{ counted: 1, id: 4 }, { id: 1 }, { id: 2 }, { id: 3 }],
    problems: [],
  });
  const other = new Candidates('B-01', [88, 99]);
  expect(match({ goods: 9, cell: other, counted: 1 }).problems).toEqual([
    [2, 'import_ambiguous', 'lines.cell'],
  ]);
});
