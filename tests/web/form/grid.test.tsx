import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resizeTo } from '../list/openList.tsx';
import { bill } from './aForm.ts';
import { control, errorAt, find, formShown, press, type } from '../find.ts';
import { openForm } from './openForm.tsx';

beforeEach(() => resizeTo(1440, 900));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const line = (id: number, goods: string, quantity: number) => ({
  id,
  version: 1,
  bill_id: 7,
  goods_id: id,
  'goods_id.label': goods,
  sku: goods,
  quantity,
  price: 10_000,
  amount: quantity * 10_000,
});

const three = { ...bill, lines: [line(1, 'Sữa', 2), line(2, 'Ấm', 9), line(3, 'Đường', 5)] };

/** Goods of the rows as they are drawn. */
const drawn = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('td[data-field="goods_id"] input')].map(
    ({ value }) => value,
  );

const sortBy = (name: string) => fireEvent.click(find(`th[data-field="${name}"] button`));

describe('the grid of child rows', () => {
  it('is sorted for the eye by a heading, back and forth, in the order of the language', async () => {
    const { provider } = openForm({ dataProvider: { getOne: async () => ({ data: three }) } as never });
    await formShown();
    sortBy('goods_id');
    expect(drawn()).toEqual(['Ấm', 'Đường', 'Sữa']);
    expect(find('th[data-field="goods_id"]').getAttribute('aria-sort')).toBe('ascending');
    sortBy('goods_id');
    expect(drawn()).toEqual(['Sữa', 'Đường', 'Ấm']);
    sortBy('quantity');
    expect(drawn()).toEqual(['Sữa', 'Đường', 'Ấm']);
    type('lines.1.quantity', '4');
    expect(drawn()).toEqual(['Sữa', 'Đường', 'Ấm']);
    press('save');
    await waitFor(() => expect(provider.update).toHaveBeenCalled());
    const [, { data }] = provider.update.mock.lastCall as [string, { data: { lines: { id: number }[] } }];
    expect(data.lines.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('goes on with Enter in the order that is drawn', async () => {
    openForm({ dataProvider: { getOne: async () => ({ data: three }) } as never });
    await formShown();
    sortBy('goods_id');
    act(() => control('lines.1.quantity').focus());
    fireEvent.keyDown(control('lines.1.quantity'), { key: 'Enter' });
    await waitFor(() => expect(document.activeElement).toBe(control('lines.2.quantity')));
  });

  it('removes the rows that are ticked', async () => {
    openForm({ dataProvider: { getOne: async () => ({ data: three }) } as never });
    await formShown();
    fireEvent.click(screen.getByRole('checkbox', { name: 'kit.form.tick_row(row=1)' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'kit.form.tick_row(row=3)' }));
    press('remove-lines');
    expect(drawn()).toEqual(['Ấm']);
    expect(control('lines.0.quantity').value).toBe('9');
    expect(document.querySelector('[data-action="remove-lines"]')).toBeNull();
  });

  it('takes a block from a spreadsheet, and marks what it could not read', async () => {
    openForm();
    await formShown();
    const cell = control('lines.1.goods_id');
    fireEvent.paste(cell, { clipboardData: { getData: () => 'S13\t3\t70.000\nKHÔNG\t4\t5' } });
    await waitFor(() => expect(control('lines.2.quantity').value).toBe('4'));
    expect(control('lines.1.goods_id').value).toBe('goods 13');
    expect(control('lines.1.price').value).toBe('70.000');
    expect(control('lines.1.amount').value).toContain('210.000');
    expect(errorAt('lines.2.goods_id')).toContain('KHÔNG');
    await screen.findByText('kit.form.pasted(count=2,left=0)');
  });

  it('is saved with what is being pasted: the call waits for the name that is looked up', async () => {
    let answer: (rows: unknown[]) => void = () => undefined;
    const lookup = vi.fn(() => new Promise<unknown[]>((resolve) => (answer = resolve)));
    const { provider } = openForm({ dataProvider: { lookup } });
    await formShown();
    fireEvent.paste(control('lines.1.goods_id'), { clipboardData: { getData: () => 'S13\t3\t1000' } });
    await waitFor(() => expect(lookup).toHaveBeenCalled());
    type('note', 'Gấp');
    press('save');
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(provider.update).not.toHaveBeenCalled();
    answer([{ id: 13, label: 'goods 13', sku: 'S13' }]);
    await waitFor(() => expect(provider.update).toHaveBeenCalledTimes(1));
    const [, { data }] = provider.update.mock.lastCall as [string, { data: { lines: object[] } }];
    expect(data.lines).toMatchObject([{ goods_id: 11 }, { goods_id: 13, quantity: 3 }]);
  });

  it('keeps what is typed, added and removed while the names of a block are looked up', async () => {
    let answer: (rows: unknown[]) => void = () => undefined;
    const lookup = vi.fn(() => new Promise<unknown[]>((resolve) => (answer = resolve)));
    openForm({ dataProvider: { lookup, getOne: async () => ({ data: three }) } as never });
    await formShown();
    fireEvent.paste(control('lines.2.goods_id'), { clipboardData: { getData: () => 'S13\t3' } });
    await waitFor(() => expect(lookup).toHaveBeenCalled());
    type('lines.1.quantity', '77');
    fireEvent.click(screen.getByRole('checkbox', { name: 'kit.form.tick_row(row=1)' }));
    press('remove-lines');
    await act(async () => answer([{ id: 13, label: 'goods 13', sku: 'S13' }]));
    await waitFor(() => expect(drawn()).toEqual(['Ấm', 'goods 13']));
    expect(control('lines.0.quantity').value).toBe('77');
    expect(control('lines.1.quantity').value).toBe('3');
    press('undo-lines');
    expect(drawn()).toEqual(['Ấm', 'Đường']);
    expect(control('lines.0.quantity').value).toBe('77');
  });

  it('takes a paste back by its button or by Ctrl+Z, until something else is typed', async () => {
    openForm({ dataProvider: { getOne: async () => ({ data: three }) } as never });
    await formShown();
    const paste = async () => {
      const clipboardData = { getData: () => '7\t1.000\n8\tx' };
      fireEvent.paste(control('lines.2.quantity'), { clipboardData });
      await waitFor(() => expect(control('lines.3.quantity').value).toBe('8'));
    };
    await paste();
    expect(errorAt('lines.3.price')).toContain('x');
    press('undo-lines');
    expect(drawn()).toEqual(['Sữa', 'Ấm', 'Đường']);
    expect(control('lines.2.quantity').value).toBe('5');
    expect(document.querySelector('[data-error="lines.3.price"]')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(control('lines.2.quantity')));
    await paste();
    fireEvent.keyDown(control('lines.2.quantity'), { key: 'z', ctrlKey: true });
    expect(drawn()).toHaveLength(3);
    await paste();
    type('lines.0.quantity', '1');
    expect(document.querySelector('[data-action="undo-lines"]')).toBeNull();
    expect(fireEvent.keyDown(control('lines.0.quantity'), { key: 'z', ctrlKey: true })).toBe(true);
    expect(drawn()).toHaveLength(4);
  });

  it('forgets what was wrong in cells that are pasted over', async () => {
    openForm({ dataProvider: { getOne: async () => ({ data: three }) } as never });
    await formShown();
    fireEvent.paste(control('lines.0.price'), { clipboardData: { getData: () => 'x\ny' } });
    await waitFor(() => expect(errorAt('lines.1.price')).toContain('y'));
    fireEvent.paste(control('lines.0.price'), { clipboardData: { getData: () => '1\n2' } });
    await waitFor(() => expect(document.querySelector('[data-error="lines.1.price"]')).toBeNull());
  });

  it('leaves text of one cell to the input', async () => {
    openForm();
    await formShown();
    const isTaken = !fireEvent.paste(control('lines.0.price'), { clipboardData: { getData: () => '5000' } });
    expect(isTaken).toBe(false);
  });

  it('draws only some of a thousand rows', async () => {
    const lines = Array.from({ length: 1000 }, (_, index) => line(index + 1, `G${index}`, index + 1));
    openForm({ dataProvider: { getOne: async () => ({ data: { ...bill, lines } }) } as never });
    await formShown();
    expect(document.querySelectorAll('*').length).toBeLessThan(4000);
    sortBy('quantity');
    sortBy('quantity');
    expect(find('th[data-field="quantity"]').getAttribute('aria-sort')).toBe('descending');
  });
});
