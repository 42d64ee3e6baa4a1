import { describe, expect, it, vi } from 'vitest';
import { pasteBlock, type PasteSite } from '#web/form/rows/pasteBlock.ts';
import { readBlock } from '#web/form/rows/readBlock.ts';
import { input } from '#web/form/FormDefinition.ts';
import { lineFields } from './aForm.ts';

describe('readBlock', () => {
  it.each([
    ['one cell', null],
    ['"a ""b"" cell"', null],
    ['a\tb', [['a', 'b']]],
    [
      'a\tb\r\nc\t\r\n',
      [
        ['a', 'b'],
        ['c', ''],
      ],
    ],
    [
      '"two\nlines"\tx\ny\t"a\tb"',
      [
        ['two\nlines', 'x'],
        ['y', 'a\tb'],
      ],
    ],
    ['1\n2\n3', [['1'], ['2'], ['3']]],
    ['a\tb\r\n\t\r\n\t\r\n', [['a', 'b']]],
  ])('reads %j', (text, cells) => expect(readBlock(text)).toEqual(cells));
});

const goods = [
  { id: 11, label: 'S1 – Sữa', sku: 'S1' },
  { id: 12, label: 'T1 – Trà', sku: 'T1' },
];

function site(change: Partial<PasteSite> = {}): PasteSite {
  const entity = { name: 'bill_line', fields: Object.values(lineFields), rules: [] };
  const { goods_id, quantity, price, amount } = lineFields;
  return {
    name: 'lines',
    entity,
    inputs: [goods_id, quantity, price, amount].map((field) =>
      input(field, { label: `bill_line.${field.name}` }),
    ),
    isWritable: (field) => field.readOnly !== true,
    present: () => ({ rows: old, targets: [0] }),
    max: 5,
    emptyRow: () => ({ goods_id: null, quantity: 1, price: 0 }),
    context: { language: 'vi', country: 1, timeZone: 'Asia/Ho_Chi_Minh', currency: 'VND' },
    translate: (key) => key,
    resolve: async (_field, text) => goods.find(({ sku }) => sku === text) ?? null,
    ...change,
  };
}

const old = [{ id: 1, goods_id: 12, quantity: 9, price: 9 }];

describe('pasteBlock', () => {
  it('takes the word for no value of a choice that has one, and no other', async () => {
    const model = {
      name: 'kind',
      type: 'string',
      values: [{ value: 'a', key: 'a', tone: 'neutral' }],
      noValue: { key: 'other', tone: 'neutral' },
    } as const;
    const kind = { name: 'kind', type: 'enum', json: 'string', enum: model } as const;
    const paste = (text: string) =>
      pasteBlock([[text]], site({ inputs: [input(kind, { label: 'bill_line.kind' })] }));
    const word = await paste('Enum.Kind.Other');
    expect([word.rows[0]?.['kind'], word.problems]).toEqual([null, []]);
    expect((await paste('nobody')).problems).toMatchObject([{ path: 'lines.0.kind', code: 'not_correct' }]);
  });

  it('writes over the rows that are there and puts the rest behind them', async () => {
    const block = [
      ['S1', '2', '1.250.000', 'ignored'],
      ['T1', '3', '50000', ''],
    ];
    const { rows, problems, count } = await pasteBlock(block, site());
    expect(rows).toEqual([
      { id: 1, goods_id: 11, 'goods_id.label': 'S1 – Sữa', sku: 'S1', quantity: 2, price: 1_250_000 },
      { goods_id: 12, 'goods_id.label': 'T1 – Trà', sku: 'T1', quantity: 3, price: 50_000 },
    ]);
    expect(problems).toEqual([]);
    expect(count).toBe(2);
  });

  it('names what no record is called, at its cell, and keeps the rest of the row', async () => {
    const { rows, problems } = await pasteBlock([['S9', '4', '7']], site());
    expect(rows[0]).toMatchObject({ goods_id: null, quantity: 4, price: 7 });
    expect(problems).toEqual([
      {
        path: 'lines.0.goods_id',
        code: 'kit.form.paste_unknown',
        params: { label: 'bill_line.goods_id', value: 'S9' },
      },
    ]);
  });

  it('keeps a figure that is none as it was pasted, with its problem', async () => {
    const { rows, problems } = await pasteBlock([['S1', 'ba', '0']], site());
    expect(rows[0]?.['quantity']).toBe('ba');
    expect(problems).toMatchObject([{ path: 'lines.0.quantity', code: 'not_correct' }]);
  });

  it('passes a first line over that repeats the headings', async () => {
    const block = [
      ['bill_line.goods_id', 'bill_line.quantity'],
      ['T1', '5'],
    ];
    const { rows, count } = await pasteBlock(block, site());
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ goods_id: 12, quantity: 5 });
    expect(count).toBe(1);
  });

  it('stops at the most rows that there may be, and says how many are left', async () => {
    const block = Array.from({ length: 9 }, (_, index) => ['S1', String(index + 1)]);
    const { rows, left } = await pasteBlock(block, site());
    expect(rows).toHaveLength(5);
    expect(left).toBe(4);
  });

  it('asks for each text once', async () => {
    const resolve = vi.fn(site().resolve);
    await pasteBlock(
      Array.from({ length: 4 }, () => ['S1', '1']),
      site({ resolve }),
    );
    expect(resolve).toHaveBeenCalledTimes(1);
  });
});
