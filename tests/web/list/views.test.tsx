import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavedView } from '#contract/wire.ts';
import { toFilters, type ListCall, type ListFilter } from '#web/data/listCalls.ts';
import { isShown, toViewSearch, toViewState, viewIdOf } from '#web/list/views/viewState.ts';
import { find } from '../find.ts';
import { tripList } from './aList.ts';
import { openList, resizeTo } from './openList.tsx';

beforeEach(() => {
  resizeTo(1440, 900);
  localStorage.clear();
});
afterEach(cleanup);

const view = (more: Partial<SavedView> = {}): SavedView => ({
  id: 12,
  name: 'Chuyến đang chạy',
  is_shared: false,
  is_own: true,
  is_default: false,
  owner: 'Lê Văn Ân',
  state: {
    filters: { status: [10] },
    viewMode: 'running',
    sort: { field: 'fee', order: 'ASC' },
    columns: ['code', 'fee'],
  },
  ...more,
});
const headings = () =>
  [...document.querySelectorAll<HTMLElement>('th[data-field]')].map(({ dataset }) => dataset.field);
const shown = () => waitFor(() => expect(document.querySelectorAll('[data-row]')).toHaveLength(3));
const lastParams = (getList: ReturnType<typeof vi.fn>) =>
  getList.mock.lastCall?.[1] as Record<string, unknown>;
const openMenu = async () => {
  fireEvent.click(find('[data-control=saved-views]'));
  return screen.findByRole('dialog', { name: 'kit.list.saved_views' });
};

describe('state of a view', () => {
  const now = toViewState(
    { viewMode: 'running', plate: '51C', fee: { to: 9, from: 1 } },
    { field: 'fee', order: 'ASC' },
    'running',
    ['code'],
  );

  it('is what the list shows, and is found again in any order', () => {
    expect(now.filters).toEqual({ plate: '51C', fee: { to: 9, from: 1 } });
    expect(isShown({ ...now, filters: { fee: { from: 1, to: 9 }, plate: '51C' } }, now)).toBe(true);
    expect(isShown({ ...now, columns: undefined }, now)).toBe(true);
    expect(isShown({ ...now, columns: ['fee'] }, now)).toBe(false);
    expect(isShown({ ...now, viewMode: 'trips' }, now)).toBe(false);
    expect(isShown({ ...now, filters: { plate: '51D' } }, now)).toBe(false);
  });

  it('travels in the address', () => {
    const search = new URLSearchParams(toViewSearch(tripList, view()));
    expect(JSON.parse(search.get('filter') ?? '')).toEqual({ status: [10], viewMode: 'running' });
    expect([search.get('sort'), search.get('order'), search.get('page')]).toEqual(['fee', 'ASC', '1']);
    expect(viewIdOf(search.toString())).toBe(12);
    expect(viewIdOf('?view=abc')).toBeUndefined();
  });
});

describe('saved views', () => {
  it('opens a view from the menu: filters, mode, order, columns; and says when it was changed since', async () => {
    const { provider } = openList({ settings: { widths: {}, views: [view()] } });
    await shown();
    const menu = await openMenu();
    fireEvent.click(within(menu).getByText('Chuyến đang chạy'));
    await waitFor(() =>
      expect(lastParams(provider.getList)).toMatchObject({
        filter: { status: [10], viewMode: 'running' },
        sort: { field: 'fee', order: 'ASC' },
      }),
    );
    await waitFor(() => expect(headings()).toEqual(['code', 'fee']));
    expect(find('[data-control=saved-views]').textContent).toBe('Chuyến đang chạy');
    expect(document.querySelector('.kl-changed')).toBeNull();
    fireEvent.click(within(find('th[data-field=fee]')).getByRole('button'));
    await waitFor(() => expect(document.querySelector('.kl-changed')).not.toBeNull());
  });

  it('takes changes of columns into the open view, never into the own choice, and gives that back', async () => {
    const { provider } = openList({ settings: { widths: {}, views: [view()] } });
    await shown();
    const own = headings();
    fireEvent.click(within(await openMenu()).getByText('Chuyến đang chạy'));
    await waitFor(() => expect(headings()).toEqual(['code', 'fee']));
    fireEvent.click(find('[data-control=columns]'));
    expect(await screen.findByText(/^kit.list.columns_of_view/)).toBeTruthy();
    fireEvent.click(find('[data-column=plate] input'));
    await waitFor(() => expect(headings()).toEqual(['code', 'plate', 'fee']));
    expect(provider.saveCustomView).not.toHaveBeenCalled();
    expect(document.querySelector('.kl-changed')).not.toBeNull();
    // A download has the columns on screen.
    fireEvent.click(find('[data-control=download]'));
    await waitFor(() =>
      expect(provider.download.mock.lastCall?.[1]).toMatchObject({ columns: ['code', 'plate', 'fee'] }),
    );
    fireEvent.keyDown(find('[data-column=plate] input'), { key: 'Escape' });
    await openMenu();
    fireEvent.click(find('[data-action=update-view]'));
    await waitFor(() =>
      expect(provider.call.mock.lastCall?.slice(0, 2)).toMatchObject([
        '/save-view',
        { id: 12, state: { columns: ['code', 'plate', 'fee'] } },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openMenu();
    fireEvent.click(find('[data-action=close-view]'));
    await waitFor(() => expect(headings()).toEqual(own));
    expect(find('[data-control=saved-views]').textContent).toBe('kit.list.saved_views');
    expect(lastParams(provider.getList)).toMatchObject({
      filter: { viewMode: 'trips' },
      sort: { field: 'started_at', order: 'DESC' },
    });
  });

  it('gives the own columns back when the open view is deleted', async () => {
    const call = vi.fn(async () => ({}));
    openList({ settings: { widths: {}, views: [view()] }, dataProvider: { call } });
    await shown();
    const own = headings();
    fireEvent.click(within(await openMenu()).getByText('Chuyến đang chạy'));
    await waitFor(() => expect(headings()).toEqual(['code', 'fee']));
    await openMenu();
    fireEvent.click(find('[data-view="12"] [data-action=delete]'));
    fireEvent.click(find('[data-view="12"] [data-action=delete]'));
    await waitFor(() => expect(headings()).toEqual(own));
    expect(call).toHaveBeenCalledWith('/delete-view', { type: 'fleet/trip', id: 12 });
  });

  it('keeps the own columns on the server while no view is open', async () => {
    const { provider } = openList();
    await shown();
    fireEvent.click(find('[data-control=columns]'));
    await waitFor(() => find('[data-column=plate] input'));
    fireEvent.click(find('[data-column=plate] input'));
    await waitFor(() =>
      expect(provider.saveCustomView.mock.calls).toMatchObject([
        [{ type: 'fleet/trip', name: 'plate', status: 0 }],
      ]),
    );
  });

  it('opens what a link names, and says when it is not there', async () => {
    const { provider } = openList({
      address: '/fleet/trip?view=12',
      settings: { widths: {}, views: [view()] },
    });
    await waitFor(() => expect(lastParams(provider.getList)).toMatchObject({ filter: { status: [10] } }));
    const [, { meta, filter }] = provider.getList.mock.calls[0] as [
      string,
      { meta: { list: ListCall }; filter: ListFilter },
    ];
    expect(toFilters(meta.list, filter).viewMode).toBe('trips');
    cleanup();
    openList({ address: '/fleet/trip?view=99', settings: { widths: {}, views: [view()] } });
    expect(await screen.findByText(/kit.list.view_missing/)).toBeTruthy();
  });

  it('opens the screen with the default once, and never over an address that says more', async () => {
    const settings = { widths: {}, views: [view({ is_default: true })] };
    const bare = openList({ settings });
    await waitFor(() =>
      expect(lastParams(bare.provider.getList)).toMatchObject({ filter: { status: [10] } }),
    );
    cleanup();
    const named = openList({ settings, address: '/fleet/trip?filter={"viewMode":"trips","plate":"51C"}' });
    await shown();
    expect(lastParams(named.provider.getList)).toMatchObject({ filter: { plate: '51C' } });
  });

  it('saves what is shown under a name, for the company too', async () => {
    const { provider } = openList({ address: '/fleet/trip?filter={"viewMode":"trips","plate":"51C"}' });
    await shown();
    const menu = await openMenu();
    fireEvent.click(within(menu).getByText('kit.list.save_view'));
    fireEvent.change(find('[data-input=name]'), { target: { value: 'Biển 51C' } });
    fireEvent.click(screen.getByLabelText('kit.list.share_view'));
    fireEvent.click(screen.getByText('action.save'));
    await waitFor(() => expect(provider.call).toHaveBeenCalledTimes(1));
    expect(provider.call.mock.lastCall?.slice(0, 2)).toEqual([
      '/save-view',
      {
        type: 'fleet/trip',
        name: 'Biển 51C',
        is_shared: true,
        state: {
          filters: { plate: '51C' },
          viewMode: 'trips',
          sort: { field: 'started_at', order: 'DESC' },
          columns: ['code', 'plate', 'fee', 'status', 'started_at', 'driver_id'],
        },
      },
    ]);
    await waitFor(() =>
      expect(provider.ask.mock.calls.filter(([url]) => url === '/list-settings')).toHaveLength(2),
    );
  });

  it('keeps the name that the server refuses, and says why', async () => {
    const call = vi.fn().mockRejectedValue(new HttpError('Tên này đã có.', 409));
    openList({ dataProvider: { call } });
    await shown();
    const menu = await openMenu();
    fireEvent.click(within(menu).getByText('kit.list.save_view'));
    fireEvent.change(find('[data-input=name]'), { target: { value: 'Một' } });
    fireEvent.click(screen.getByText('action.save'));
    expect(await screen.findByText('Tên này đã có.')).toBeTruthy();
    expect(find('[data-input=name]', HTMLInputElement).value).toBe('Một');
  });

  it('lets only its owner change a view; deleting asks twice', async () => {
    const { provider } = openList({
      settings: {
        widths: {},
        views: [view(), view({ id: 13, name: 'Chung', is_own: false, is_shared: true })],
      },
    });
    await shown();
    await openMenu();
    const toolsOf = (id: number) =>
      [...document.querySelectorAll<HTMLElement>(`[data-view="${id}"] [data-action]`)].map(
        ({ dataset }) => dataset.action,
      );
    expect(toolsOf(12)).toEqual(['default', 'edit', 'delete']);
    expect(toolsOf(13)).toEqual(['default', 'link']);
    fireEvent.click(find('[data-view="12"] [data-action=delete]'));
    expect(provider.call).not.toHaveBeenCalled();
    fireEvent.click(find('[data-view="12"] [data-action=delete]'));
    await waitFor(() =>
      expect(provider.call).toHaveBeenCalledWith('/delete-view', { type: 'fleet/trip', id: 12 }),
    );
    fireEvent.click(find('[data-view="13"] [data-action=default]'));
    await waitFor(() =>
      expect(provider.call).toHaveBeenCalledWith('/default-view', { type: 'fleet/trip', id: 13 }),
    );
  });
});

describe('widths of columns', () => {
  const colOf = (key: string) => find(`col[data-col=${key}]`).style.width;

  it('stand as the user dragged them, here or in another browser', async () => {
    const { provider } = openList({ settings: { widths: { status: 222 }, views: [] } });
    await shown();
    await waitFor(() => expect(colOf('status')).toBe('222px'));
    fireEvent.doubleClick(find('[data-resize=status]'));
    expect(provider.call).toHaveBeenCalledWith('/save-column-width', { type: 'fleet/trip', name: 'status' });
    await waitFor(() => expect(colOf('status')).not.toBe('222px'));
  });

  it('follow the pointer, and are kept when it lets go', async () => {
    const { provider } = openList();
    await shown();
    Object.defineProperty(find('th[data-field=status]'), 'offsetWidth', { value: 100 });
    fireEvent.pointerDown(find('[data-resize=status]'), { clientX: 500, button: 0 });
    fireEvent.pointerMove(window, { clientX: 560 });
    expect(colOf('status')).toBe('160px');
    expect(provider.call).not.toHaveBeenCalled();
    fireEvent.pointerUp(window, { clientX: 560 });
    expect(provider.call).toHaveBeenCalledWith('/save-column-width', {
      type: 'fleet/trip',
      name: 'status',
      width: 160,
    });
  });

  it('stay within their limits, and as they were when the drag is broken off', async () => {
    const { provider } = openList();
    await shown();
    Object.defineProperty(find('th[data-field=status]'), 'offsetWidth', { value: 100 });
    fireEvent.pointerDown(find('[data-resize=status]'), { clientX: 500, button: 0 });
    fireEvent.pointerCancel(window, { clientX: 560 });
    expect(provider.call).not.toHaveBeenCalled();
    for (const [clientX, width] of [
      [0, 40],
      [9_000, 1_200],
    ]) {
      fireEvent.pointerDown(find('[data-resize=status]'), { clientX: 500, button: 0 });
      fireEvent.pointerUp(window, { clientX });
      expect(provider.call.mock.lastCall?.[1]).toMatchObject({ name: 'status', width });
    }
  });

  it('change by keys in the column chooser', async () => {
    const { provider } = openList();
    await shown();
    Object.defineProperty(find('th[data-field=status]'), 'offsetWidth', { value: 100 });
    fireEvent.click(find('[data-control=columns]'));
    const handle = await screen.findByRole('button', { name: 'kit.list.move_column(label=trip.status)' });
    fireEvent.keyDown(handle, { key: 'ArrowRight' });
    expect(provider.call).toHaveBeenCalledWith('/save-column-width', {
      type: 'fleet/trip',
      name: 'status',
      width: 116,
    });
  });
});
