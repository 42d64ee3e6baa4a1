import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FieldModel } from '#contract/model.ts';
import { createExpansion } from '#web/list/expand/createExpansion.ts';
import { column, type ListDefinition } from '#web/list/ListDefinition.ts';
import { tripList, tripRows } from './aList.ts';
import { find } from '../find.ts';
import { listAnswer, openList, resizeTo, type OpenOptions } from './openList.tsx';

beforeEach(() => resizeTo(1440, 900));
afterEach(cleanup);

const amount: FieldModel = { name: 'amount', type: 'integer', json: 'integer' };
const price: FieldModel = { name: 'price', type: 'money', json: 'integer', read: ['trip_cost'] };
const list: ListDefinition = {
  ...tripList,
  columns: [
    ...tripList.columns,
    column(amount, { key: 'loads.amount', label: 'load.amount', cell: 'number' }),
    column(price, { key: 'loads.price', label: 'load.price', cell: 'money' }),
  ],
  expand: { rows: 'loads', label: 'trip.loads' },
};
const loads = [
  { id: 71, sku: 'AO-1', amount: 3, price: 90_000 },
  { id: 72, sku: 'AO-2', amount: 1200, price: 5_000 },
];
const getOne = () => vi.fn(async () => ({ data: { id: 1, loads } }));

const toggle = (id: number) => find(`[data-row="${id}"] [data-control=expand]`);
const childTexts = () =>
  [...document.querySelectorAll('[data-child-row]')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.textContent),
  );

async function open(options: OpenOptions = {}) {
  const opened = openList({ list, dataProvider: { getOne: getOne() }, ...options });
  await waitFor(() => expect(document.querySelectorAll('[data-row]')).toHaveLength(3));
  return opened;
}

describe('child rows below a row', () => {
  it('are read when they are opened, once, and drawn with the columns of the list', async () => {
    const { provider } = await open();
    expect(provider.getOne).not.toHaveBeenCalled();
    expect(toggle(1).getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(toggle(1));
    await waitFor(() =>
      expect(childTexts()).toEqual([
        ['AO-1', '3', '90.000'],
        ['AO-2', '1.200', '5.000'],
      ]),
    );
    expect(toggle(1).getAttribute('aria-expanded')).toBe('true');
    expect(provider.getOne.mock.calls).toMatchObject([['trip', { id: 1 }]]);
    expect(document.querySelectorAll('[data-row]')).toHaveLength(3);
    fireEvent.click(toggle(1));
    expect(document.querySelector('[data-children]')).toBeNull();
    fireEvent.click(toggle(1));
    await waitFor(() => expect(childTexts()).toHaveLength(2));
    expect(provider.getOne).toHaveBeenCalledTimes(1);
  });

  it('are read again when the record has changed', async () => {
    const changed = tripRows.map((row) => (row.id === 1 ? { ...row, version: 4 } : row));
    const getList = vi.fn().mockResolvedValueOnce(listAnswer()).mockResolvedValue(listAnswer(changed));
    const { provider } = await open({ dataProvider: { getOne: getOne(), getList } });
    fireEvent.click(toggle(1));
    await waitFor(() => expect(provider.getOne).toHaveBeenCalledTimes(1));
    fireEvent.click(find('[data-control=refresh]'));
    await waitFor(() => expect(provider.getOne).toHaveBeenCalledTimes(2));
  });

  it('of a view are those of the record that its row stands for', async () => {
    const view: ListDefinition = {
      ...list,
      resource: 'trip_total',
      columns: [
        ...tripList.columns,
        column(amount, { key: 'trip_id.loads.amount', label: 'load.amount', cell: 'number' }),
      ],
      expand: { rows: 'trip_id.loads', label: 'trip.loads', of: 'trip' },
    };
    const { provider } = await open({ list: view });
    fireEvent.click(toggle(1));
    await waitFor(() => expect(childTexts()).toEqual([['3'], ['1.200']]));
    expect(provider.getOne.mock.calls).toMatchObject([['trip', { id: 1 }]]);
    expect(find('[data-row="1"]').querySelector('[data-field="trip_id.loads.amount"]')).toBeNull();
  });

  it('show no column that the user may not see', async () => {
    await open({ session: { permissions: ['trip_manager'] } });
    fireEvent.click(toggle(1));
    await waitFor(() => expect(childTexts()[0]).toEqual(['AO-1', '3']));
  });

  it('say what went wrong and ask again, and say that there are none', async () => {
    const failing = vi
      .fn()
      .mockRejectedValueOnce(new HttpError('Không được xem.', 403))
      .mockResolvedValue({ data: { id: 1, loads: [] } });
    await open({ dataProvider: { getOne: failing } });
    fireEvent.click(toggle(1));
    expect((await screen.findByRole('alert')).textContent).toContain('Không được xem.');
    fireEvent.click(screen.getByText('action.retry'));
    expect(await screen.findByText('kit.list.no_child_row')).toBeTruthy();
  });

  it('open and close by keys on their row, and are passed over by those that walk', async () => {
    await open();
    act(() => find('[data-row="1"]').focus());
    fireEvent.keyDown(find('[data-row="1"]'), { key: '+' });
    await waitFor(() => expect(childTexts()).toHaveLength(2));
    fireEvent.keyDown(find('[data-row="1"]'), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(find('[data-row="2"]'));
    fireEvent.keyDown(find('[data-row="2"]'), { key: 'ArrowUp' });
    expect(document.activeElement).toBe(find('[data-row="1"]'));
    fireEvent.keyDown(find('[data-row="1"]'), { key: '-' });
    expect(document.querySelector('[data-children]')).toBeNull();
  });

  it('do not open where they are rows themselves', async () => {
    const rows = [{ id: 71, version: 1, trip_id: 1, code: 'T-001', 'loads.sku': 'AO-1' }];
    const getList = vi.fn(async () => listAnswer(rows, { views: ['code', 'loads.sku'] }));
    openList({ list, address: '/fleet/trip?filter={"viewMode":"loads"}', dataProvider: { getList } });
    await waitFor(() => find('[data-row="71"]'));
    expect(document.querySelector('[data-control=expand]')).toBeNull();
  });

  it('stand under their card on a phone', async () => {
    resizeTo(390, 800);
    await open();
    fireEvent.click(toggle(2));
    await waitFor(() => expect(document.querySelectorAll('[data-child-row]')).toHaveLength(2));
    expect(find('[data-child-row="72"]').textContent).toBe('AO-21.200load.price 5.000');
  });
});

describe('createExpansion', () => {
  it('tells of every change once, and forgets the height of what is closed', () => {
    const expansion = createExpansion();
    const told = vi.fn();
    expansion.subscribe(told);
    expansion.toggle(4);
    expansion.setHeight(4, 90);
    expansion.setHeight(4, 90);
    expansion.setHeight(5, 90);
    expect([expansion.heightOf(4), expansion.heightOf(5), told.mock.calls.length]).toEqual([90, 0, 2]);
    expect([expansion.set(4, false), expansion.set(4, false), expansion.heightOf(4)]).toEqual([
      true,
      false,
      0,
    ]);
  });
});
