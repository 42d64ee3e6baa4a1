import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BesideModel } from '#contract/quote.ts';
import { input, type FormDefinition } from '#web/form/FormDefinition.ts';
import { tableWidth } from '#web/form/rows/columnWidth.ts';
import { resizeTo } from '../list/openList.tsx';
import { bill, billFields, billForm, lineFields } from './aForm.ts';
import { openForm } from './openForm.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  resizeTo(1440, 900);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const beside: BesideModel = {
  url: '/shop/free',
  of: 'goods_id',
  with: { depot_id: 'depot_id' },
  show: [{ key: 'available', label: 'bill.beside.available' }],
  most: 'quantity',
};

const form: FormDefinition = {
  ...billForm,
  sections: [
    { key: 'main', label: 'section.main', inputs: [input(billFields.depot_id, { label: 'bill.depot_id' })] },
    {
      key: 'lines',
      label: 'section.lines',
      inputs: [
        input(billFields.lines, {
          label: 'bill.lines',
          beside,
          rows: [
            input(lineFields.goods_id, { label: 'bill_line.goods_id' }),
            input(lineFields.quantity, { label: 'bill_line.quantity' }),
          ],
        }),
      ],
    },
  ],
};

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const figures = () =>
  [...document.querySelectorAll('[data-beside="available"] span')].map((one) => [
    one.textContent,
    one.hasAttribute('data-short'),
  ]);

async function open(record: object) {
  const ask = vi.fn(async (_url: string, body: { ids: number[] }) => ({
    rows: body.ids.map((id) => ({ id, available: id * 1000 })),
  }));
  const lines = [
    { id: 1, goods_id: 1, quantity: 2 },
    { id: 2, goods_id: 2, quantity: 2001 },
  ];
  openForm({
    form,
    address: '/shop/bill/7',
    dataProvider: { ask, getOne: vi.fn(async () => ({ data: { ...bill, id: 7, lines, ...record } })) },
  });
  await pass(500);
  return ask;
}

describe('figures beside child rows', () => {
  it('are asked for once for all of them, and mark what is above', async () => {
    const ask = await open({ depot_id: 3 });
    expect(ask.mock.calls.map(([url, body]) => [url, body])).toEqual([
      ['/shop/free', { ids: [1, 2], depot_id: 3 }],
    ]);
    expect(figures()).toEqual([
      ['1.000', false],
      ['2.000', true],
    ]);
    const quantity = document.querySelector('[data-input="lines.1.quantity"] input');
    if (quantity) fireEvent.change(quantity, { target: { value: '1999' } });
    expect(figures()[1]).toEqual(['2.000', false]);
    expect(document.querySelector('th[data-beside]')?.textContent).toBe('bill.beside.available');
    // They have room of their own beside the inputs.
    const [, lines] = form.sections;
    const heads = [...document.querySelectorAll<HTMLElement>('th[data-field]')];
    const widths = heads.flatMap(({ dataset, style }) =>
      style.width === '' ? [] : [[dataset['field'] ?? '', Number.parseInt(style.width, 10)] as const],
    );
    const room = tableWidth(lines?.inputs[0]?.rows ?? [], Object.fromEntries(widths)) + 96;
    expect(document.querySelector('table')?.style.minWidth).toBe(`${room}px`);
  });

  it('stand on cards as well, and are not asked for before the form says what they depend on', async () => {
    resizeTo(390, 800);
    const ask = await open({ depot_id: null });
    expect(ask).not.toHaveBeenCalled();
    expect(figures()).toEqual([
      ['–', false],
      ['–', false],
    ]);
  });
});

describe('rows that a dialog answers', () => {
  it('come below those that are there, which nobody has begun to fill give way; the form around it is not sent', async () => {
    const lines = input(billFields.lines, {
      label: 'bill.lines',
      add: { form: 'bill-recall', label: 'screen.bill-recall.title' },
      rows: [
        input(lineFields.goods_id, { label: 'bill_line.goods_id' }),
        input(lineFields.quantity, { label: 'bill_line.quantity' }),
      ],
    });
    const call = vi.fn(async () => ({
      rows: [
        { goods_id: 5, quantity: 4 },
        { goods_id: 6, quantity: 2 },
      ],
    }));
    const { provider } = openForm({
      form: { ...form, sections: [{ key: 'lines', label: 'section.lines', inputs: [lines] }] },
      address: '/shop/bill/create',
      dataProvider: { call },
    });
    await pass(100);
    const quantities = () =>
      [...document.querySelectorAll<HTMLInputElement>('tbody [data-field="quantity"] input')].map(
        ({ value }) => value,
      );
    const press = async (action: string) => {
      const button = document.querySelector<HTMLButtonElement>(`[data-action="${action}"]`);
      if (button) fireEvent.click(button);
      await pass(300);
    };
    await press('bill-recall');
    await waitFor(() => expect(document.querySelector('[data-input="delay"] input')).toBeTruthy());
    const delay = document.querySelector('[data-input="delay"] input');
    if (delay) fireEvent.change(delay, { target: { value: '30' } });
    await press('confirm');
    await waitFor(() => expect(call).toHaveBeenCalledOnce());
    await pass(300);
    expect(quantities()).toEqual(['4', '2']);
    expect(document.querySelector('[data-screen="bill-recall"]')).toBeNull();
    await press('bill-recall');
    await press('confirm');
    expect(quantities()).toEqual(['4', '2']);
    expect(provider.create).not.toHaveBeenCalled();
  });
});
