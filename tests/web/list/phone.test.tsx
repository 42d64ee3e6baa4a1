import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find } from '../find.ts';
import { tripList, tripRows } from './aList.ts';
import { listAnswer, openList, resizeTo } from './openList.tsx';

beforeEach(() => resizeTo(390, 844));
afterEach(cleanup);

const shown = () => waitFor(() => expect(document.querySelectorAll('.kl-card[data-row]')).toHaveLength(3));
const namesOf = (attribute: string, within = 'body') =>
  [...document.querySelectorAll(`${within} [${attribute}]`)].map((element) =>
    element.getAttribute(attribute),
  );
const manyPages = { getList: vi.fn(async () => listAnswer(tripRows, { total: 500, totalPage: 20 })) };
const askedPage = () => (manyPages.getList.mock.lastCall as unknown as [string, { pagination: object }])[1];

describe('a list on a phone', () => {
  it('has everything that a wide screen has, by the same names', async () => {
    resizeTo(1440, 900);
    openList({ dataProvider: manyPages });
    await waitFor(() => expect(document.querySelectorAll('[data-row]')).toHaveLength(3));
    const wide = new Set(namesOf('data-control'));
    const sums = namesOf('data-sum');
    act(() => resizeTo(390, 844));
    await shown();
    const narrow = new Set(namesOf('data-control'));
    expect([...wide].filter((name) => !narrow.has(name))).toEqual([]);
    expect([sums, namesOf('data-sum')]).toEqual([['fee'], ['fee']]);
  });

  it('shows the sums of all filtered rows above the cards', async () => {
    openList();
    await shown();
    expect(find('[data-sum=fee]').textContent).toBe('1.250.000');
    const sums = find('.kl-narrow-sums');
    expect(sums.textContent).toContain('trip.fee');
    expect(sums.textContent).toContain('kit.list.sum_of(total=3)');
  });

  it('keeps the sums of hidden money away, and says why a sum is not there', async () => {
    openList({ session: { permissions: ['trip_manager'] } });
    await shown();
    expect(document.querySelector('[data-sum]')).toBeNull();
    cleanup();
    const capped = async () => listAnswer(tripRows, { total: 100_000, capped: true, sum: null });
    openList({ dataProvider: { getList: vi.fn(capped) } });
    await shown();
    expect(find('.kl-narrow-sums').textContent).toContain('kit.list.sum_capped(total=100.000)');
  });

  it('turns pages by five numbers and jumps to one, and goes back to the first card', async () => {
    openList({ dataProvider: manyPages });
    await shown();
    const scrollTo = vi.spyOn(find('.kl-cards'), 'scrollTo');
    fireEvent.click(screen.getByRole('button', { name: 'kit.list.page(page=4)' }));
    await waitFor(() => expect(askedPage()).toMatchObject({ pagination: { page: 4 } }));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
    const jump = find('[data-control=page-jump]', HTMLInputElement);
    fireEvent.change(jump, { target: { value: '17' } });
    fireEvent.keyDown(jump, { key: 'Enter' });
    await waitFor(() => expect(askedPage()).toMatchObject({ pagination: { page: 17 } }));
    fireEvent.change(find('[data-control=per-page]', HTMLSelectElement), { target: { value: '50' } });
    await waitFor(() => expect(askedPage()).toMatchObject({ pagination: { perPage: 50 } }));
  });

  it('downloads what is filtered', async () => {
    const { provider } = openList();
    await shown();
    fireEvent.click(find('[data-control=download]'));
    await waitFor(() => expect(provider.download).toHaveBeenCalledTimes(1));
    fireEvent.click(find('[data-control=download-as]'));
    fireEvent.click(await waitFor(() => find('[data-action=download-csv]')));
    await waitFor(() => expect(provider.download).toHaveBeenCalledTimes(2));
    expect(provider.download.mock.lastCall?.[1]).toMatchObject({ format: 'csv' });
  });

  it('has the columns chosen in a sheet: cards and sums follow, what the schema puts on a card stays in its order', async () => {
    const { provider } = openList();
    await shown();
    const fields = () => namesOf('data-field', '.kl-card[data-row="1"]');
    expect(fields()).toEqual(['code', 'status', 'plate']);
    fireEvent.click(find('[data-control=columns]'));
    const box = (key: string) => find(`.kl-sheet [data-column=${key}] input`);
    await waitFor(() => box('note'));
    fireEvent.click(box('plate'));
    await waitFor(() => expect(fields()).toEqual(['code', 'status']));
    expect(provider.saveCustomView.mock.lastCall?.[0]).toMatchObject({ name: 'plate', status: 0 });
    fireEvent.click(box('fee'));
    await waitFor(() => expect(document.querySelector('[data-sum=fee]')).toBeNull());
  });

  it('adds a column to the cards that is not there by default', async () => {
    const rows = tripRows.map((row) => ({ ...row, note: 'gấp' }));
    const views = ['code', 'plate', 'fee', 'status', 'started_at', 'driver_id', 'note'];
    openList({ dataProvider: { getList: vi.fn(async () => listAnswer(rows, { views })) } });
    await shown();
    expect(namesOf('data-field', '.kl-card[data-row="1"]')).toEqual(['code', 'status', 'plate', 'note']);
  });

  it('chooses all cards of the page by one box, where something can be done with them', async () => {
    openList({ dataProvider: manyPages });
    await shown();
    fireEvent.click(screen.getByLabelText('kit.list.select_page'));
    expect(find('[data-control=selected]').textContent).toBe('kit.list.selected(total=3)');
    fireEvent.click(find('[data-control=select-all]'));
    expect(find('[data-control=selected]').textContent).toBe('kit.list.selected(total=500)');
    cleanup();
    openList({ list: { ...tripList, bulk: [] } });
    await shown();
    expect(screen.queryByLabelText('kit.list.select_page')).toBeNull();
  });

  it('keeps one line at the thumb: the first action is a button, the others stand in a menu', async () => {
    const button = (key: string) => ({ key, label: key, route: `/fleet/${key}` });
    const list = {
      ...tripList,
      create: { route: '/fleet/trip/create', permissions: ['trip_manager'] },
      toolbar: [
        button('rates'),
        { ...button('repairs'), permissions: ['trip_boss'] },
        { ...button('report'), license: 'finance' as const },
      ],
    };
    openList({ list, session: { permissions: ['trip_manager'], features: [] } });
    await shown();
    expect(namesOf('data-action', '.kl-narrow-bar')).toEqual(['create']);
    const more = screen.getByRole('button', { name: 'kit.list.more_actions' });
    fireEvent.click(more);
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'rates',
      'report',
    ]);
    expect(find('[data-action=report]').title).toBe('messages.license_missing');
    fireEvent.click(find('[data-action=rates]'));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    cleanup();
    openList({ list: { ...list, toolbar: [] } });
    await shown();
    expect(screen.queryByRole('button', { name: 'kit.list.more_actions' })).toBeNull();
  });

  it('has the same buttons in one row on a wide screen, the one that creates first', async () => {
    resizeTo(1440, 900);
    const create = { route: '/fleet/trip/create', permissions: ['trip_manager'] };
    const toolbar = [{ key: 'rates', label: 'rates', route: '/fleet/rates' }];
    openList({ list: { ...tripList, create, toolbar } });
    await waitFor(() => expect(document.querySelectorAll('[data-row]')).toHaveLength(3));
    expect(namesOf('data-action', '.kl-toolbar')).toEqual(['create', 'rates']);
    expect(document.querySelectorAll('.kl-toolbar .MuiButton-contained')).toHaveLength(1);
  });
});
