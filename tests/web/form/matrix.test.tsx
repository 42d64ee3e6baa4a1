import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resizeTo } from '../list/openList.tsx';
import { input, type FormDefinition } from '#web/form/FormDefinition.ts';
import { columnsOf, layOut } from '#web/form/rows/matrix/layOut.ts';
import { groupTotals } from '#web/form/rows/matrix/totals.ts';
import { bill, billFields, billForm, lineFields } from './aForm.ts';
import { errorAt, find, formShown, lastSent, press } from '../find.ts';
import { openForm } from './openForm.tsx';

beforeEach(() => resizeTo(1440, 900));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const size = { name: 'size', type: 'text', json: 'string', maxLength: 20 } as const;
const rows = [
  input(lineFields.goods_id, { label: 'bill_line.goods_id' }),
  input(lineFields.price, { label: 'bill_line.price' }),
  input(size, { label: 'bill_line.size' }),
  input({ ...lineFields.quantity, default: null }, { label: 'bill_line.quantity' }),
];

const [parent, ...others] = Object.values(billForm.models);
const child = others[0] ?? billForm.models['bill_line'];

/** The lines of a bill by their size. */
const form: FormDefinition = {
  ...billForm,
  sections: [
    { key: 'buyer', label: 'section.buyer', inputs: [input(billFields.buyer, { label: 'bill.buyer' })] },
    {
      key: 'lines',
      label: 'section.lines',
      inputs: [
        input(billFields.lines, {
          label: 'bill.lines',
          rows,
          matrix: { across: 'size', cell: 'quantity', totals: 'price' },
        }),
      ],
    },
  ],
  models: {
    bill: {
      ...parent,
      name: 'bill',
      rules: [],
      fields: Object.values(billFields).map((field) =>
        field.name === 'lines'
          ? { ...field, rows: { entity: 'bill_line', foreignKey: 'bill_id', min: 1, max: 300 } }
          : field,
      ),
    },
    bill_line: {
      ...child,
      name: 'bill_line',
      rules: [],
      fields: [
        ...Object.values(lineFields).map((field) =>
          field.name === 'quantity' ? { ...field, default: null } : field,
        ),
        size,
      ],
    },
  },
};

const line = (id: number, goods: number, of: string | null, quantity: number) => ({
  id,
  version: 1,
  bill_id: 7,
  goods_id: goods,
  'goods_id.label': `goods ${goods}`,
  sku: `S${goods}`,
  size: of,
  quantity,
  price: 10_000,
  amount: quantity * 10_000,
});

const stored = {
  ...bill,
  lines: [line(1, 11, 'S', 2), line(2, 11, 'M', 3), line(3, 13, null, 7), line(4, 11, 'L', 4)],
};

const withRows = (drawn: typeof rows): FormDefinition => ({
  ...form,
  sections: form.sections.map((section) => ({
    ...section,
    inputs: section.inputs.map((one) => (one.rows ? { ...one, rows: drawn } : one)),
  })),
});

async function open(lines: readonly object[] = stored.lines, drawn = rows) {
  const opened = openForm({
    form: withRows(drawn),
    dataProvider: { getOne: async () => ({ data: { ...stored, lines } }) } as never,
  });
  await formShown();
  return opened;
}

const cell = (place: string) => find(`td[data-cell="${place}"] input`) as HTMLInputElement;
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('tr[data-line]')].map((row) =>
    [...row.querySelectorAll<HTMLInputElement>('td[data-cell] input')].map(({ value }) => value),
  );
const heads = () => [...document.querySelectorAll('th[data-column]')].map((head) => head.textContent);

function typeInto(place: string, text: string): void {
  act(() => cell(place).focus());
  fireEvent.change(cell(place), { target: { value: text } });
  act(() => cell(place).blur());
}

const sentLines = async (provider: ReturnType<typeof openForm>['provider']) => {
  press('save');
  await waitFor(() => expect(provider.update).toHaveBeenCalled());
  return lastSent(provider.update).data['lines'] as Record<string, unknown>[];
};

describe('child rows as a matrix', () => {
  it('lie in lines of what they have in common, and in columns of one field', async () => {
    await open();
    expect(heads()).toEqual(['kit.form.matrix_all', 'S', 'M', 'L']);
    expect(shown()).toEqual([
      ['', '2', '3', '4'],
      ['7', '', '', ''],
    ]);
  });

  it('are ordinary rows to the server: a filled cell is a row, an emptied one none', async () => {
    const { provider } = await open();
    typeInto('1.2', '5');
    typeInto('0.1', '');
    typeInto('0.3', '6');
    const lines = await sentLines(provider);
    expect(lines.map(({ id, goods_id, size: of, quantity }) => [id, goods_id, of, quantity])).toEqual([
      [2, 11, 'M', 3],
      [3, 13, null, 7],
      [4, 11, 'L', 6],
      [undefined, 13, 'M', 5],
    ]);
  });

  it('take new columns, and what is changed at the left is changed in all rows of the line', async () => {
    const { provider } = await open();
    fireEvent.change(find('[data-control="columns-lines"]'), { target: { value: 'XL, XXL; S' } });
    press('add-columns-lines');
    expect(heads()).toEqual(['kit.form.matrix_all', 'S', 'M', 'L', 'XL', 'XXL']);
    typeInto('0.4', '9');
    const price = find('tr[data-line="0"] td[data-field="price"] input') as HTMLInputElement;
    act(() => price.focus());
    fireEvent.change(price, { target: { value: '12000' } });
    act(() => price.blur());
    const lines = await sentLines(provider);
    expect(lines.map(({ id, size: of, quantity, price: cost }) => [id, of, quantity, cost])).toEqual([
      [1, 'S', 2, 12_000],
      [2, 'M', 3, 12_000],
      [3, null, 7, 10_000],
      [4, 'L', 4, 12_000],
      [undefined, 'XL', 9, 12_000],
    ]);
  });

  it('has a new line whose first filled cell says its column, and takes a line away with all its rows', async () => {
    const { provider } = await open([line(1, 11, 'S', 2), line(2, 11, 'M', 3)]);
    press('add-lines');
    expect(shown()).toEqual([
      ['', '2', '3'],
      ['', '', ''],
    ]);
    typeInto('1.2', '8');
    expect(shown()[1]).toEqual(['', '', '8']);
    press('remove-lines.0');
    expect(shown()).toEqual([['', '', '8']]);
    const goods = find('tr[data-line="0"] td[data-field="goods_id"] input') as HTMLInputElement;
    act(() => goods.focus());
    fireEvent.change(goods, { target: { value: 'goods' } });
    await waitFor(() => find('[role=option]'));
    fireEvent.click(find('[role=option]'));
    const lines = await sentLines(provider);
    expect(lines.map(({ goods_id, size: of, quantity }) => [goods_id, of, quantity])).toEqual([[11, 'M', 8]]);
  });

  it('is walked by arrows, Enter goes down and behind the last line adds one', async () => {
    await open();
    const at = () =>
      (document.activeElement?.closest('td[data-cell]') as HTMLElement | null)?.dataset['cell'];
    const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
    act(() => cell('0.1').focus());
    cell('0.1').select();
    key('ArrowRight');
    expect(at()).toBe('0.2');
    key('ArrowDown');
    expect(at()).toBe('1.2');
    key('ArrowLeft');
    expect(at()).toBe('1.1');
    key('ArrowUp');
    expect(at()).toBe('0.1');
    cell('0.1').setSelectionRange(0, 0);
    key('ArrowRight');
    expect(at()).toBe('0.1');
    key('Enter');
    expect(at()).toBe('1.1');
    key('Enter');
    expect(shown()).toHaveLength(3);
  });

  it('takes a block from a spreadsheet, marks what it could not read, and takes it back', async () => {
    const { provider } = await open();
    const paste = (text: string) => fireEvent.paste(cell('0.1'), { clipboardData: { getData: () => text } });
    paste('S\tM\tL\n20\t30\tx\n21\t31\t41\n1\t1\t1');
    expect(shown()).toEqual([
      ['', '20', '30', 'x'],
      ['7', '21', '31', '41'],
    ]);
    expect(errorAt('lines.3.quantity')).toBeTruthy();
    press('undo-lines');
    expect(shown()).toEqual([
      ['', '2', '3', '4'],
      ['7', '', '', ''],
    ]);
    paste('20\t30');
    const lines = await sentLines(provider);
    expect(lines.map(({ quantity }) => quantity)).toEqual([20, 30, 7, 4]);
  });

  it('are added up by line, and by column for what goes together', async () => {
    await open([
      line(1, 11, 'S', 2),
      line(2, 11, 'M', 3),
      { ...line(3, 13, null, 7), price: 20_000 },
      { ...line(4, 13, 'M', 1), price: 20_000 },
      line(5, 14, 'M', 4),
    ]);
    const texts = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
    const totals = (at: number) => texts(`tr[data-totals="${at}"] td[data-total]`);
    expect(texts('tbody td[data-total]')).toEqual(['5', '8', '4']);
    // All, S, M, total: of 10,000; and of 20,000, where S has nothing of its own.
    expect([totals(0), totals(1)]).toEqual([
      ['0', '2', '7', '9'],
      ['7', '7', '1', '8'],
    ]);
    typeInto('0.2', '30');
    expect(totals(0)).toEqual(['0', '2', '34', '36']);
  });

  const withOffers = {
    ...form,
    sections: form.sections.map((section) => ({
      ...section,
      inputs: section.inputs.map((one) =>
        one.matrix
          ? { ...one, matrix: { ...one.matrix, offers: { url: '/sizes', on: ['buyer'], needs: ['buyer'] } } }
          : one,
      ),
    })),
  };
  const offers = () =>
    [...document.querySelectorAll<HTMLElement>('[data-offer]')].map(({ dataset }) => dataset['offer']);

  it('are offered columns of what stands in the form, one by one or all, and typed ones stay', async () => {
    const ask = vi.fn(async () => ({ columns: ['S', 'M', 'L', 'XL', 'XXL', '3XL'] }));
    openForm({
      form: withOffers,
      dataProvider: { getOne: async () => ({ data: stored }), ask } as never,
    });
    await formShown();
    await waitFor(() => expect(offers()).toEqual(['XL', 'XXL', '3XL']), { timeout: 3_000 });
    expect(ask).toHaveBeenCalledExactlyOnceWith(
      '/sizes',
      { buyer: bill.buyer },
      expect.anything(),
      expect.anything(),
    );
    fireEvent.click(find('[data-offer="XXL"]'));
    expect(heads()).toEqual(['kit.form.matrix_all', 'S', 'M', 'L', 'XXL']);
    expect(offers()).toEqual(['XL', '3XL']);
    fireEvent.change(find('[data-control="columns-lines"]'), { target: { value: 'XS' } });
    press('add-columns-lines');
    press('add-offered-lines');
    expect(heads()).toEqual(['kit.form.matrix_all', 'S', 'M', 'L', 'XXL', 'XS', 'XL', '3XL']);
    expect(document.querySelector('[data-offers]')).toBeNull();
  });

  /** Each cell is an article: goods 11 and 12 at one price, 21 at another. */
  const ofGoods: FormDefinition = {
    ...form,
    sections: form.sections.map((section) => ({
      ...section,
      inputs: section.inputs.map((one) =>
        one.matrix
          ? {
              ...one,
              matrix: {
                across: 'size',
                cell: 'quantity',
                down: ['price'],
                among: { url: '/articles', on: ['buyer'], needs: ['buyer'], by: 'goods_id' },
              },
            }
          : one,
      ),
    })),
  };
  const articles = [
    { goods_id: 11, size: 'S', price: 10_000 },
    { goods_id: 12, size: 'M', price: 10_000 },
    { goods_id: 21, size: 'S', price: 12_000 },
  ];
  const priced = (id: number, goods: number, of: string, price: number) => ({
    ...line(id, goods, of, 2),
    price,
  });

  it('of articles has a cell for each that there is, which makes the row of that article', async () => {
    const ask = vi.fn(async () => ({ rows: articles }));
    const lines = [priced(1, 11, 'S', 10_000), priced(2, 21, 'S', 12_000)];
    const { provider } = openForm({
      form: ofGoods,
      dataProvider: { getOne: async () => ({ data: { ...stored, lines } }), ask } as never,
    });
    await formShown();
    await waitFor(() => expect(heads()).toEqual(['S', 'M']), { timeout: 3_000 });
    expect(document.querySelector('[data-field="goods_id"]')).toBeNull();
    expect(document.querySelector('[data-action="add-lines"], [data-control="columns-lines"]')).toBeNull();
    expect(shown(), 'of the second price there is no M').toEqual([['2', ''], ['2']]);
    typeInto('0.1', '5');
    typeInto('0.0', '');
    const sent = await sentLines(provider);
    expect(sent.map(({ id, goods_id, size: of, quantity }) => [id, goods_id, of, quantity])).toEqual([
      [2, 21, 'S', 2],
      [undefined, 12, 'M', 5],
    ]);
  });

  it('of articles begins with a line for each that there is, of which what is not filled is nothing', async () => {
    const ask = vi.fn(async () => ({ rows: articles }));
    const { provider } = openForm({
      form: ofGoods,
      dataProvider: { getOne: async () => ({ data: { ...stored, lines: [] } }), ask } as never,
    });
    await formShown();
    await waitFor(() => find('[data-action="add-all-lines"]'), { timeout: 3_000 });
    press('add-all-lines');
    expect(shown()).toEqual([['', ''], ['']]);
    expect(document.querySelector('[data-action="add-all-lines"]')).toBeNull();
    typeInto('0.1', '5');
    expect(shown()).toEqual([['', '5'], ['']]);
    press('remove-lines.1');
    const sent = await sentLines(provider);
    expect(sent.map(({ goods_id, size: of, quantity }) => [goods_id, of, quantity])).toEqual([[12, 'M', 5]]);
  });

  it('of articles is a table once nobody changes its rows', async () => {
    const closed = {
      ...ofGoods,
      sections: ofGoods.sections.map((section) => ({
        ...section,
        inputs: section.inputs.map((one) => (one.matrix ? { ...one, readOnly: true as const } : one)),
      })),
    };
    openForm({
      form: closed,
      dataProvider: { getOne: async () => ({ data: stored }) } as never,
    });
    await formShown();
    expect(document.querySelector('[data-matrix]')).toBeNull();
    expect(document.querySelector('[data-field="goods_id"]')).toBeTruthy();
  });

  it('are not added up where what goes together is not drawn', async () => {
    await open(
      stored.lines,
      rows.filter(({ field }) => field.name !== 'price'),
    );
    expect(shown()).toHaveLength(2);
    expect(document.querySelector('[data-total], [data-column-total]')).toBeNull();
  });

  it('sum decimals as they are', () => {
    const of = (size: string, quantity: number) => ({ size, quantity, unit: 'm' });
    const site = {
      name: 'lines',
      down: [],
      across: rows[2],
      cell: rows[3],
      totals: { field: { name: 'unit' } },
    } as never;
    const norm = [of('S', 0.1), of('M', 0.2)];
    expect(groupTotals(norm, { lines: layOut(norm, site), columns: ['', 'S', 'M'] }, site)).toEqual([
      { value: 'm', sums: [0, 0.1, 0.2], total: 0.3 },
    ]);
  });

  it('are a card for each line on a phone, whose cells say their column', async () => {
    resizeTo(390, 800);
    const ask = async () => ({ columns: ['S', 'M', 'L', 'XL', 'XXL'] });
    const { provider } = openForm({
      form: withOffers,
      dataProvider: { getOne: async () => ({ data: stored }), ask } as never,
    });
    await formShown();
    await waitFor(() => expect(offers()).toEqual(['XL', 'XXL']), { timeout: 3_000 });
    const cards = [...document.querySelectorAll('.fm-lines tr[data-line]')];
    const labels = (card: Element | undefined) =>
      [...(card?.querySelectorAll<HTMLElement>('td[data-cell]') ?? [])].map(
        ({ dataset }) => dataset['label'],
      );
    expect(cards).toHaveLength(2);
    expect(labels(cards[0])).toEqual(['kit.form.matrix_all', 'S', 'M', 'L']);
    fireEvent.click(find('[data-offer="XL"]'));
    expect(labels(cards[1])).toEqual(['kit.form.matrix_all', 'S', 'M', 'L', 'XL']);
    typeInto('0.4', '9');
    expect(await sentLines(provider)).toContainEqual(expect.objectContaining({ size: 'XL', quantity: 9 }));
  });

  it('hides no row: two of one line and column stand in two lines', () => {
    const site = { name: 'lines', down: rows.slice(0, 2), across: rows[2], cell: rows[3] } as never;
    const twice = [line(1, 11, 'S', 2), line(2, 11, 'S', 3), line(3, 11, 'M', 4)];
    expect(layOut(twice, site).map((one) => one.rows)).toEqual([[0, 2], [1]]);
    expect(columnsOf(twice, site, { added: [], isEditable: false })).toEqual(['S', 'M']);
    expect(columnsOf([], site, { added: ['L'], isEditable: true })).toEqual(['', 'L']);
  });
});
