import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toFilters, type ListCall, type ListFilter } from '#web/data/listCalls.ts';
import { find, sayYes } from '../find.ts';
import { listAnswer, openList, resizeTo } from './openList.tsx';
import { tripList, tripRows } from './aList.ts';

beforeEach(() => resizeTo(1440, 900));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const namesOf = (attribute: string, within = 'body') =>
  [...document.querySelectorAll(`${within} [${attribute}]`)].map((element) =>
    element.getAttribute(attribute),
  );
const rowsShown = () => waitFor(() => expect(namesOf('data-row')).toEqual(['1', '2', '3']));
const lastParams = (getList: unknown) =>
  (getList as ReturnType<typeof vi.fn>).mock.lastCall?.[1] as {
    filter: ListFilter;
    sort: unknown;
    pagination: unknown;
    meta: { list: ListCall };
  };

describe('ListScreen', () => {
  it('carries the keys of the schema on everything (interface 5)', async () => {
    openList();
    await rowsShown();
    expect(find('[data-screen]').dataset.screen).toBe('fleet/trip');
    const shown = ['code', 'plate', 'fee', 'status', 'started_at', 'driver_id'];
    expect(namesOf('data-field', 'thead')).toEqual(shown);
    expect(namesOf('data-field', '[data-row="1"]')).toEqual(shown);
    expect(namesOf('data-filter', 'thead')).toEqual(shown);
    expect(find('[data-sum=fee]').textContent).toBe('1.250.000');
    expect(find('[data-footer=fee]').textContent).toContain('1.250.000');
    expect(new Set(namesOf('data-control'))).toEqual(
      new Set(['view-mode', 'saved-views', 'columns', 'download', 'download-as', 'refresh', 'per-page']),
    );
  });

  it('writes values as people of the company read them', async () => {
    openList();
    await rowsShown();
    const text = (row: number, field: string) =>
      find(`[data-row="${row}"] [data-field=${field}]`).textContent;
    expect(text(1, 'fee')).toBe('1.250.000');
    expect(text(1, 'status')).toBe('enum.trip_status.planned');
    expect(text(3, 'status')).toBe('999');
    expect(text(1, 'started_at')).toBe('14:05 21/11/2026');
    expect(text(2, 'started_at')).toBe('00:30 21/11/2026');
    expect(text(1, 'driver_id')).toBe('Lê Văn Ân');
    expect(text(3, 'driver_id')).toBe('#9');
    expect(find('[data-row="2"] [data-field=code] a', HTMLAnchorElement).getAttribute('href')).toBe(
      '/fleet/trip/2',
    );
  });

  it('asks for the first mode, with the list and without hidden columns', async () => {
    const { provider } = openList({ session: { permissions: ['trip_manager'] } });
    await rowsShown();
    expect(lastParams(provider.getList).filter).toEqual({ viewMode: 'trips' });
    expect(lastParams(provider.getList).meta.list).toMatchObject({
      screen: 'fleet/trip',
      where: { status: [0, 10] },
    });
    expect(namesOf('data-field', 'thead')).not.toContain('fee');
    expect(namesOf('data-filter', 'thead')).not.toContain('fee');
    expect(document.querySelector('[data-sum=fee], [data-footer=fee]')).toBeNull();
  });

  it('sorts by a click on a label and says so', async () => {
    const { provider } = openList();
    await rowsShown();
    fireEvent.click(within(find('th[data-field=fee]')).getByRole('button'));
    await waitFor(() => expect(lastParams(provider.getList).sort).toEqual({ field: 'fee', order: 'DESC' }));
    await waitFor(() => expect(find('th[data-field=fee]').getAttribute('aria-sort')).toBe('descending'));
    expect(find('th[data-field=plate]').hasAttribute('aria-sort')).toBe(false);
  });

  it('goes back to its own order where another view mode shows other rows', async () => {
    const { provider } = openList({
      address: '/fleet/trip?filter={"viewMode":"trips"}&sort=fee&order=ASC&page=1&perPage=25',
    });
    await rowsShown();
    expect(lastParams(provider.getList).sort).toEqual({ field: 'fee', order: 'ASC' });
    fireEvent.click(find('[role=tab][data-mode=loads]'));
    await waitFor(() =>
      expect(lastParams(provider.getList)).toMatchObject({
        filter: { viewMode: 'loads' },
        sort: { field: 'started_at', order: 'DESC' },
      }),
    );
  });

  it('asks once for quick edits of two filters, a second after the last, for page 1', async () => {
    const { provider, router } = openList({
      dataProvider: { getList: vi.fn(async () => listAnswer(tripRows, { total: 100, totalPage: 4 })) },
      address: '/fleet/trip?page=3&perPage=25&filter={"viewMode":"trips"}',
    });
    await rowsShown();
    provider.getList.mockClear();
    vi.useFakeTimers();
    fireEvent.change(find('[data-filter=code] input'), { target: { value: 'T-0' } });
    fireEvent.change(find('[data-filter=plate] input'), { target: { value: '51C' } });
    await act(() => vi.advanceTimersByTimeAsync(990));
    expect(provider.getList).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(provider.getList).toHaveBeenCalledTimes(1);
    expect(lastParams(provider.getList)).toMatchObject({
      filter: { viewMode: 'trips', code: 'T-0', plate: '51C' },
      pagination: { page: 1 },
    });
    expect(new URLSearchParams(router.state.location.search).get('page')).toBe('1');
  });

  it('marks another view mode at once, asks for it a second later and keeps the filters (spec 4)', async () => {
    const { provider } = openList({ address: '/fleet/trip?filter={"viewMode":"trips","plate":"51C"}' });
    await rowsShown();
    expect(screen.queryByRole('tab', { name: 'mode.secret' })).toBeNull();
    expect(find('[role=tab][data-mode=running] .modes-badge').textContent).toBe('7');
    provider.getList.mockClear();
    vi.useFakeTimers();
    fireEvent.click(find('[role=tab][data-mode=running]'));
    expect(find('[role=tab][data-mode=running]').getAttribute('aria-selected')).toBe('true');
    await act(() => vi.advanceTimersByTimeAsync(990));
    expect(provider.getList).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(lastParams(provider.getList).filter).toEqual({ viewMode: 'running', plate: '51C' });
  });

  it('goes back to page 1 for another view mode (spec 4)', async () => {
    const { provider } = openList({
      dataProvider: { getList: vi.fn(async () => listAnswer(tripRows, { total: 10, totalPage: 5 })) },
      address: '/fleet/trip?filter={"viewMode":"trips"}&page=3&perPage=2&sort=plate&order=ASC',
    });
    await rowsShown();
    expect(lastParams(provider.getList)).toMatchObject({ pagination: { page: 3 } });
    fireEvent.click(find('[role=tab][data-mode=running]'));
    await waitFor(() =>
      expect(lastParams(provider.getList)).toMatchObject({
        filter: { viewMode: 'running' },
        pagination: { page: 1 },
      }),
    );
  });

  it('lets what is half typed go when one goes back', async () => {
    const { provider, router } = openList({ address: '/fleet/trip?filter={"viewMode":"trips"}' });
    await rowsShown();
    const go = (address: string | -1) => act(() => router.navigate(address as string));
    await go('/fleet/trip?filter={"viewMode":"trips","plate":"51C"}');
    await waitFor(() => expect(lastParams(provider.getList).filter).toMatchObject({ plate: '51C' }));
    vi.useFakeTimers();
    fireEvent.click(find('[role=tab][data-mode=running]'));
    await act(() => vi.advanceTimersByTimeAsync(500));
    await go(-1);
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(new URLSearchParams(router.state.location.search).get('filter')).toBe('{"viewMode":"trips"}');
    expect(find('[role=tab][data-mode=trips]').getAttribute('aria-selected')).toBe('true');
    expect(lastParams(provider.getList).filter).toEqual({ viewMode: 'trips' });
    vi.useRealTimers();
  });

  it('shows what is filtered and empties one filter or all', async () => {
    const { provider } = openList({
      address: '/fleet/trip?filter={"viewMode":"trips","plate":"51C","status":[0,10]}',
    });
    await rowsShown();
    expect(find('[data-active-filter=status]').textContent).toContain(
      'enum.trip_status.planned, enum.trip_status.running',
    );
    fireEvent.click(within(find('[data-active-filter=plate]')).getByRole('button'));
    await waitFor(() =>
      expect(lastParams(provider.getList).filter).toEqual({ viewMode: 'trips', status: [0, 10] }),
    );
    fireEvent.click(find('[data-control=clear-filters]'));
    await waitFor(() => expect(lastParams(provider.getList).filter).toEqual({ viewMode: 'trips' }));
  });

  it('offers five pages and a box to jump, only where there is more than one page', async () => {
    const { provider } = openList({
      dataProvider: {
        // The number of pages is the server's word, not ours (readings).
        getList: vi.fn(async () => listAnswer(tripRows, { total: 5012, totalPage: 130 })),
      },
    });
    await rowsShown();
    const jump = find('[data-control=page-jump]', HTMLInputElement);
    expect(screen.getByRole('button', { name: 'kit.list.page(page=5)' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'kit.list.page(page=6)' })).toBeNull();
    fireEvent.change(jump, { target: { value: '150' } });
    fireEvent.keyDown(jump, { key: 'Enter' });
    await waitFor(() => expect(lastParams(provider.getList).pagination).toMatchObject({ page: 130 }));
  });

  it('says that a total stopped at its bound', async () => {
    openList({
      dataProvider: {
        getList: vi.fn(async () => listAnswer(tripRows, { total: 100000, capped: true, sum: null })),
      },
    });
    await rowsShown();
    expect(find('.kl-total').textContent).toBe('kit.list.total(total=100.000+)');
    expect(find('[data-sum=fee]').textContent).toBe('');
    expect(find('.kl-sums').textContent).toBe('kit.list.sum_capped(total=100.000)');
  });

  it('sends the filter and the exceptions for a selection over all pages', async () => {
    const { provider } = openList({
      dataProvider: {
        getList: vi.fn(async () => listAnswer(tripRows, { total: 40, totalPage: 2 })),
      },
    });
    await rowsShown();
    fireEvent.click(screen.getByLabelText('kit.list.select_page'));
    expect(find('[data-control=selected]').textContent).toBe('kit.list.selected(total=3)');
    fireEvent.click(find('[data-control=select-all]'));
    fireEvent.click(find('[data-row="2"] input[type=checkbox]'));
    expect(find('[data-control=selected]').textContent).toBe('kit.list.selected(total=39)');
    fireEvent.click(find('.kl-selection [data-action=start]'));
    await sayYes();
    await waitFor(() => expect(provider.bulk).toHaveBeenCalledTimes(1));
    expect(provider.bulk.mock.lastCall).toEqual([
      'trip',
      'start',
      { filters: { status: [0, 10] }, viewMode: 'trips', screen: 'fleet/trip', except: [2] },
      undefined,
    ]);
    await waitFor(() => expect(document.querySelector('.kl-selection')).toBeNull());
  });

  it('keeps the chosen rows while pages are turned, and drops them with another filter', async () => {
    const { router } = openList({
      dataProvider: { getList: vi.fn(async () => listAnswer(tripRows, { total: 40, totalPage: 2 })) },
    });
    await rowsShown();
    fireEvent.click(find('[data-row="2"] input[type=checkbox]'));
    fireEvent.click(screen.getByRole('button', { name: 'kit.list.page(page=2)' }));
    await waitFor(() => expect(router.state.location.search).toContain('page=2'));
    expect(find('[data-control=selected]').textContent).toBe('kit.list.selected(total=1)');
    await act(() => router.navigate('/fleet/trip?page=1&filter={"viewMode":"trips","plate":"51C"}'));
    await waitFor(() => expect(document.querySelector('.kl-selection')).toBeNull());
  });

  it('asks for the rows while it is drawn, and once', async () => {
    const wasDrawn: boolean[] = [];
    const getList = vi.fn(async () => {
      wasDrawn.push(document.querySelector('[data-screen]') !== null);
      return listAnswer();
    });
    openList({ dataProvider: { getList } });
    await rowsShown();
    expect(wasDrawn).toEqual([false]);
  });

  it('says that rows are on their way only when they are late', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const getList = vi
      .fn<() => Promise<unknown>>()
      .mockResolvedValueOnce(listAnswer())
      .mockReturnValue(new Promise((resolve) => (answer = resolve)));
    openList({ dataProvider: { getList: getList as never } });
    await rowsShown();
    fireEvent.click(find('th[data-field=fee] button'));
    await waitFor(() => expect(getList).toHaveBeenCalledTimes(2));
    expect(document.querySelector('.kl-dim')).toBeNull();
    await waitFor(() => expect(document.querySelector('.kl-dim')).not.toBeNull());
    await act(async () => answer(listAnswer()));
    await waitFor(() => expect(document.querySelector('.kl-dim')).toBeNull());
  });

  it('sends the mode that is shown where the address names none (a link from a report)', async () => {
    const { provider } = openList({ address: '/fleet/trip?filter={"plate":"51C"}' });
    await rowsShown();
    fireEvent.click(find('[data-control=download]'));
    await waitFor(() => expect(provider.download).toHaveBeenCalledTimes(1));
    expect(provider.download.mock.lastCall?.[1]).toMatchObject({
      filter: { plate: '51C', viewMode: 'trips' },
    });
    const { meta, filter } = lastParams(provider.getList);
    expect(toFilters(meta.list, filter)).toEqual({
      filters: { status: [0, 10], plate: '51C' },
      viewMode: 'trips',
    });
  });

  it('shows what a bulk call refused, by reason', async () => {
    const lacking = { id: 1, code: 'guard_refused', message: 'Chưa có tài xế.' };
    const closed = [2, 3].map((id) => ({ id, code: 'invalid_status', message: 'Chuyến đã đóng.' }));
    const refused = [lacking, ...closed];
    const { provider } = openList({ dataProvider: { bulk: vi.fn(async () => ({ done: [1], refused })) } });
    await rowsShown();
    fireEvent.click(screen.getByLabelText('kit.list.select_page'));
    fireEvent.click(find('.kl-selection [data-action=start]'));
    await sayYes();
    const title = await screen.findByText('kit.list.bulk_result(done=1,refused=3)');
    const dialog = title.closest('[role=dialog]') ?? title;
    // The commonest reason first.
    expect(dialog.textContent).toContain('2 · Chuyến đã đóng.#2, #31 · Chưa có tài xế.');
    expect(provider.lookup).toHaveBeenCalledWith('trip', { ids: [2, 3] });
  });

  it('starts a transition from the row under the pointer, with the version that was seen', async () => {
    const { provider } = openList();
    await rowsShown();
    fireEvent.mouseOver(find('[data-row="1"] [data-field=plate]'));
    fireEvent.click(find('[data-row="1"] [data-action=start]'));
    await sayYes();
    await waitFor(() => expect(provider.transition).toHaveBeenCalledWith('trip', 1, 'start', { version: 3 }));
    expect(document.querySelector('[data-action=erase]')).toBeNull();
  });

  it('does an action once: while it runs, the same one again only warns (readings)', async () => {
    const { provider } = openList();
    await rowsShown();
    let end = (_row: object) => {};
    provider.transition.mockReturnValueOnce(new Promise((resolve) => (end = resolve)));
    fireEvent.mouseOver(find('[data-row="1"] [data-field=plate]'));
    fireEvent.click(find('[data-row="1"] [data-action=start]'));
    await sayYes();
    await sayYes();
    await screen.findByText('messages.loading');
    expect(provider.transition).toHaveBeenCalledTimes(1);
    end({ id: 1 });
    await screen.findByText(/kit\.list\.done/);
    fireEvent.mouseOver(find('[data-row="1"] [data-field=plate]'));
    fireEvent.click(find('[data-row="1"] [data-action=start]'));
    await sayYes();
    await waitFor(() => expect(provider.transition).toHaveBeenCalledTimes(2));
  });

  it('asks for the note that a transition wants', async () => {
    const rows = [{ ...tripRows[1], driver_id: 4 }];
    const { provider } = openList({
      dataProvider: { getList: vi.fn(async () => listAnswer(rows)) },
    });
    await waitFor(() => expect(namesOf('data-row')).toEqual(['2']));
    fireEvent.mouseOver(find('[data-row="2"] [data-field=plate]'));
    fireEvent.click(find('[data-row="2"] [data-action=close]'));
    const confirm = await screen.findByText('trip.transition.close', { selector: '[data-action=confirm]' });
    expect((confirm as HTMLButtonElement).disabled).toBe(true);
    fireEvent.change(find('[data-input=note] textarea'), { target: { value: ' '.repeat(9) } });
    expect((confirm as HTMLButtonElement).disabled).toBe(true);
    fireEvent.change(find('[data-input=note] textarea'), { target: { value: 'Đã về bãi' } });
    // A click beside it is an accident once something is typed.
    const beside = find('.MuiDialog-container');
    fireEvent.mouseDown(beside);
    fireEvent.click(beside);
    expect((find('[data-input=note] textarea') as HTMLTextAreaElement).value).toBe('Đã về bãi');
    expect(find('[data-dialog=close]')).toBeTruthy();
    fireEvent.click(confirm);
    await waitFor(() =>
      expect(provider.transition).toHaveBeenCalledWith('trip', 2, 'close', { note: 'Đã về bãi', version: 1 }),
    );
  });

  it('keeps the dialog with its note when the server could not take it, and closes it when it did', async () => {
    const { provider } = openList({
      dataProvider: { getList: vi.fn(async () => listAnswer([{ ...tripRows[1], driver_id: 4 }])) },
    });
    provider.transition.mockRejectedValueOnce(new Error('Không có mạng.'));
    await waitFor(() => expect(namesOf('data-row')).toEqual(['2']));
    fireEvent.mouseOver(find('[data-row="2"] [data-field=plate]'));
    fireEvent.click(find('[data-row="2"] [data-action=close]'));
    const confirm = await screen.findByText('trip.transition.close', { selector: '[data-action=confirm]' });
    fireEvent.change(find('[data-input=note] textarea'), { target: { value: 'Đã về bãi' } });
    fireEvent.click(confirm);
    await screen.findByText('Không có mạng.');
    expect((find('[data-input=note] textarea') as HTMLTextAreaElement).value).toBe('Đã về bãi');
    fireEvent.click(confirm);
    await waitFor(() => expect(document.querySelector('[data-dialog=close]')).toBeNull());
    expect(provider.transition).toHaveBeenCalledTimes(2);
  });

  it('saves a hidden column for the user and shows the change at once', async () => {
    const { provider } = openList();
    await rowsShown();
    fireEvent.click(find('[data-control=columns]'));
    await screen.findByLabelText('trip.plate');
    fireEvent.click(find('[data-column=plate] input'));
    await waitFor(() =>
      expect(provider.saveCustomView.mock.lastCall).toEqual([
        { type: 'fleet/trip', name: 'plate', status: 0 },
      ]),
    );
    expect(find('[data-column=code] input', HTMLInputElement).disabled).toBe(true);
  });

  it('shows the column again when the choice could not be saved, and says so', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const saveCustomView = vi.fn(() => Promise.reject(new Error('Không lưu được')));
    openList({ dataProvider: { saveCustomView } });
    await rowsShown();
    fireEvent.click(find('[data-control=columns]'));
    await screen.findByLabelText('trip.plate');
    fireEvent.click(find('[data-column=plate] input'));
    expect(document.querySelector('th[data-field=plate]')).toBeNull();
    await screen.findByText('Không lưu được');
    await waitFor(() => expect(document.querySelector('th[data-field=plate]')).not.toBeNull());
  });

  it('says why there are no rows, and what to do', async () => {
    const none = { getList: vi.fn(async () => listAnswer([])) };
    openList({ dataProvider: none });
    expect(await screen.findByText('kit.list.empty')).toBeTruthy();
    cleanup();
    openList({ dataProvider: none, address: '/fleet/trip?filter={"viewMode":"trips","plate":"x"}' });
    expect(await screen.findByText('kit.list.empty_filtered')).toBeTruthy();
  });

  it('says what failed and asks again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const getList = vi
      .fn()
      .mockRejectedValueOnce(new HttpError('Máy chủ bận', 503))
      .mockResolvedValue(listAnswer());
    openList({ dataProvider: { getList: getList } });
    expect(await screen.findByText('Máy chủ bận')).toBeTruthy();
    fireEvent.click(screen.getByText('kit.list.retry'));
    await rowsShown();
    expect(screen.queryByText('Máy chủ bận')).toBeNull();
  });

  it('names what the server refuses of an old link, and begins anew instead of asking again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const getList = vi
      .fn()
      .mockRejectedValueOnce(new HttpError('Không có bộ lọc nope.', 422))
      .mockResolvedValue(listAnswer());
    const address = '/fleet/trip?filter={"nope":1}&sort=plate&order=ASC&page=7&perPage=25';
    const { router } = openList({ dataProvider: { getList }, address });
    expect(await screen.findByText('Không có bộ lọc nope.')).toBeTruthy();
    expect(screen.queryByText('kit.list.retry')).toBeNull();
    fireEvent.click(screen.getByText('kit.list.start_over'));
    await rowsShown();
    const query = new URLSearchParams(router.state.location.search);
    expect(Object.fromEntries(query)).toMatchObject({ filter: '{"viewMode":"trips"}', page: '1' });
    expect(lastParams(getList)).toMatchObject({
      sort: tripList.sort,
      filter: { viewMode: 'trips' },
      pagination: { page: 1, perPage: tripList.pageSize },
    });
  });

  it('is closed to those without its permissions, and asks nothing', () => {
    const { provider } = openList({ session: { permissions: ['other'] } });
    expect(screen.getByText('kit.list.no_permission')).toBeTruthy();
    expect(provider.getList).not.toHaveBeenCalled();
  });

  it('walks rows by keys, chooses with space, opens with Enter', async () => {
    const { router } = openList();
    await rowsShown();
    const table = find('.kl-scroll');
    fireEvent.keyDown(table, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(find('[data-row="1"]'));
    fireEvent.keyDown(find('[data-row="1"]'), { key: 'ArrowDown' });
    fireEvent.keyDown(find('[data-row="2"]'), { key: ' ' });
    expect(find('[data-row="2"] .kl-box', HTMLInputElement).checked).toBe(true);
    fireEvent.keyDown(find('[data-row="2"]'), { key: 'x' });
    expect(find('[data-row="2"] .kl-box', HTMLInputElement).checked).toBe(false);
    fireEvent.keyDown(find('[data-row="2"]'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(find('[data-row="2"] .kl-box'));
    fireEvent.keyDown(find('[data-row="2"] .kl-box'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(find('[data-row="2"] [data-field=code] a'));
    fireEvent.keyDown(find('[data-row="2"] [data-field=code] a'), { key: 'ArrowUp' });
    expect(document.activeElement).toBe(find('[data-row="1"]'));
    fireEvent.keyDown(document.body, { key: '/' });
    expect(document.activeElement).toBe(find('[data-filter=code] input'));
    fireEvent.keyDown(find('[data-row="2"]'), { key: 'Enter' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/fleet/trip/2'));
  });

  it('draws cards on a phone', async () => {
    resizeTo(390, 844);
    openList();
    await rowsShown();
    expect(document.querySelector('table')).toBeNull();
    expect(namesOf('data-field', '[data-row="1"]')).toEqual(['code', 'status', 'plate']);
    fireEvent.click(find('[data-control=filters]'));
    expect(namesOf('data-filter')).toEqual(['code', 'plate', 'fee', 'status', 'started_at', 'driver_id']);
  });

  it('turns pages on a phone, no further than they go', async () => {
    resizeTo(390, 844);
    const { provider } = openList({
      dataProvider: { getList: vi.fn(async () => listAnswer(tripRows, { total: 75, totalPage: 3 })) },
      address: '/fleet/trip?filter={"viewMode":"trips"}&page=3&perPage=25',
    });
    await rowsShown();
    const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement;
    expect(button('kit.list.page(page=3)').getAttribute('aria-current')).toBe('page');
    expect(button('kit.list.next_page').disabled).toBe(true);
    fireEvent.click(button('kit.list.previous_page'));
    await waitFor(() => expect(lastParams(provider.getList).pagination).toMatchObject({ page: 2 }));
    await waitFor(() => expect(button('kit.list.next_page').disabled).toBe(false));
  });
});
