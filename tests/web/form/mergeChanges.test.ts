import { describe, expect, it } from 'vitest';
import type { Row } from '#contract/logic.ts';
import { input } from '#web/form/FormDefinition.ts';
import { keepRows, mergeChanges } from '#web/form/mergeChanges.ts';
import { billFields, lineFields } from './aForm.ts';

const inputs = [
  input(billFields.buyer, { label: 'bill.buyer' }),
  input(billFields.lines, {
    label: 'bill.lines',
    rows: [input(lineFields.goods_id, { label: '' }), input(lineFields.quantity, { label: '' })],
  }),
];

const row = (id: number | undefined, quantity: number): Row => ({
  ...(id === undefined ? {} : { id }),
  goods_id: 10 + (id ?? 0),
  quantity,
});
const merge = (before: Row, mine: Row, theirs: Row) => mergeChanges(inputs, before, mine, theirs);

describe('mergeChanges', () => {
  it('keeps mine where only I changed it, or both of us to the same', () => {
    expect(merge({ buyer: 'a' }, { buyer: 'b' }, { buyer: 'a' })).toEqual({
      kept: { buyer: 'b' },
      conflicts: [],
    });
    expect(merge({ buyer: 'a' }, { buyer: 'b' }, { buyer: 'b' })).toEqual({
      kept: { buyer: 'b' },
      conflicts: [],
    });
    expect(merge({ buyer: 'a' }, { buyer: null }, { buyer: 'a' })).toEqual({
      kept: { buyer: null },
      conflicts: [],
    });
  });

  it('asks where both changed it', () => {
    const { kept, conflicts } = merge({ buyer: 'a' }, { buyer: 'b' }, { buyer: 'c' });
    expect(kept).toEqual({});
    expect(conflicts).toMatchObject([{ mine: 'b', theirs: 'c' }]);
  });

  it.each<[string, [before: Row[], mine: Row[], theirs: Row[]], Row[] | null]>([
    [
      'other rows changed',
      [
        [row(1, 1), row(2, 1)],
        [row(1, 5), row(2, 1)],
        [row(1, 1), row(2, 7)],
      ],
      [row(1, 5), row(2, 7)],
    ],
    [
      'mine added, theirs added',
      [[row(1, 1)], [row(1, 1), row(undefined, 3)], [row(1, 1), row(4, 2)]],
      [row(1, 1), row(4, 2), row(undefined, 3)],
    ],
    ['mine removed', [[row(1, 1), row(2, 1)], [row(2, 1)], [row(1, 1), row(2, 6)]], [row(2, 6)]],
    ['theirs removed', [[row(1, 1), row(2, 1)], [row(1, 4), row(2, 1)], [row(1, 1)]], [row(1, 4)]],
    ['the same row changed twice', [[row(1, 1)], [row(1, 2)], [row(1, 3)]], null],
    ['changed and removed', [[row(1, 1)], [row(1, 2)], []], null],
  ])('merges child rows by id: %s', (_, [before, mine, theirs], merged) => {
    const { kept, conflicts } = merge({ lines: before }, { lines: mine }, { lines: theirs });
    expect(kept['lines'] ?? null).toEqual(merged);
    expect(conflicts).toHaveLength(merged ? 0 : 1);
  });
});

it('keepRows makes new rows of those that the others removed', () => {
  expect(keepRows([row(1, 2), row(2, 2)], [row(2, 9)])).toEqual([{ goods_id: 11, quantity: 2 }, row(2, 2)]);
});
