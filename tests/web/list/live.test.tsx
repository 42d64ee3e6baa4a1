import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FieldModel } from '#contract/model.ts';
import type { Realtime } from '#web/data/realtime.ts';
import { column } from '#web/list/ListDefinition.ts';
import { UpdateClock } from '#web/list/UpdateClock.tsx';
import { tripList, tripRows } from './aList.ts';
import { find } from '../find.ts';
import { listAnswer, openList, resizeTo } from './openList.tsx';

beforeEach(() => {
  resizeTo(1440, 900);
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const shown = () => waitFor(() => expect(document.querySelectorAll('[data-row]')).toHaveLength(3));

/** A socket that says what the test wants. */
function createNews() {
  const listeners = new Set<(event: { entity: string }) => void>();
  const realtime = {
    on: (_: string, listener: (event: { entity: string }) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow: () => () => undefined,
    connect: () => () => undefined,
  } as unknown as Realtime;
  const say = (entity: string) => act(() => listeners.forEach((listener) => listener({ entity })));
  return { realtime, say };
}

describe('a live list', () => {
  const list = { ...tripList, live: true } as const;
  const open = async (more: object = {}) => {
    const news = createNews();
    const opened = openList({ list, realtime: news.realtime, ...more });
    await shown();
    // What was just read is not news.
    vi.useFakeTimers({ now: Date.now() + 5_000, toFake: ['Date', 'setInterval', 'clearInterval'] });
    opened.provider.getList.mockClear();
    return { ...opened, say: news.say };
  };

  it('says calmly that rows changed, and reads them when asked', async () => {
    const { provider, say } = await open();
    say('driver');
    expect(document.querySelector('[data-control=news]')).toBeNull();
    say('trip');
    expect(provider.getList).not.toHaveBeenCalled();
    fireEvent.click(find('[data-control=news]'));
    await vi.waitFor(() => expect(provider.getList).toHaveBeenCalledTimes(1));
    expect(document.querySelector('[data-control=news]')).toBeNull();
  });

  it.each([
    ['in the toolbar', 1440, '.kl-toolbar'],
    ['in the bar at the thumb on a phone', 390, '.kl-narrow-bar'],
  ])('says it %s, where it covers no row and no head', async (_, width, bar) => {
    resizeTo(width, 900);
    const { say } = await open();
    say('trip');
    expect(find('[data-control=news]').closest(bar)).not.toBeNull();
  });

  it('reads them by itself once nobody touches the page', async () => {
    const { provider, say } = await open();
    say('trip');
    act(() => void vi.advanceTimersByTime(8_000));
    fireEvent.pointerMove(window);
    act(() => void vi.advanceTimersByTime(8_000));
    expect(provider.getList).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(4_000));
    await vi.waitFor(() => expect(provider.getList).toHaveBeenCalledTimes(1));
  });

  it('waits while rows are chosen or something is typed', async () => {
    const { provider, say } = await open();
    fireEvent.click(find('[data-row="1"] .kl-box'));
    say('trip');
    act(() => void vi.advanceTimersByTime(60_000));
    expect(provider.getList).not.toHaveBeenCalled();
    fireEvent.click(find('[data-control=clear-selection]'));
    act(() => find('[data-filter=plate] input').focus());
    act(() => void vi.advanceTimersByTime(60_000));
    expect(provider.getList).not.toHaveBeenCalled();
    act(() => find('[data-filter=plate] input').blur());
    act(() => void vi.advanceTimersByTime(2_000));
    await vi.waitFor(() => expect(provider.getList).toHaveBeenCalledTimes(1));
  });

  it.each([
    [
      'a filter is half typed',
      () => fireEvent.change(find('[data-filter=plate] input'), { target: { value: '51' } }),
    ],
    ['a dialog is open', () => fireEvent.click(find('[data-control=columns]'))],
  ])('waits while %s', async (_, begin) => {
    const { provider, say } = await open();
    begin();
    say('trip');
    act(() => void vi.advanceTimersByTime(60_000));
    expect(provider.getList).not.toHaveBeenCalled();
  });

  it('reads them without a word right after it was read: an own change is no news', async () => {
    const { provider, say } = await open();
    fireEvent.click(find('[data-control=refresh]'));
    await vi.waitFor(() => expect(provider.getList).toHaveBeenCalledTimes(1));
    say('trip');
    await vi.waitFor(() => expect(provider.getList).toHaveBeenCalledTimes(2));
    expect(document.querySelector('[data-control=news]')).toBeNull();
  });

  it('hears nothing where the schema does not say so', async () => {
    const { say } = await open({ list: tripList });
    say('trip');
    expect(document.querySelector('[data-control=news]')).toBeNull();
  });
});

describe('a list with the 20-minute clock', () => {
  it('says when its figures were and will be updated, and reads them again when a block is over', async () => {
    vi.useFakeTimers({
      now: new Date('2026-11-21T07:19:00Z'),
      toFake: ['Date', 'setInterval', 'clearInterval'],
    });
    const { provider } = openList({ list: { ...tripList, utcOffset: 7 } });
    await vi.waitFor(() => expect(document.querySelectorAll('[data-row]')).toHaveLength(3));
    expect(find('[data-control=update-clock]').textContent).toBe(
      'kit.list.updated(last=14:00 21/11/2026,next=14:20 21/11/2026)',
    );
    provider.getList.mockClear();
    act(() => void vi.advanceTimersByTime(30_000));
    expect(document.querySelector('[data-control=news]')).toBeNull();
    act(() => void vi.advanceTimersByTime(30_000));
    expect(find('[data-control=update-clock]').textContent).toContain('last=14:20');
    expect(document.querySelector('[data-control=news]')).not.toBeNull();
    act(() => void vi.advanceTimersByTime(12_000));
    await vi.waitFor(() => expect(provider.getList).toHaveBeenCalledTimes(1));
  });
});

describe('a bulk action', () => {
  const refused = [{ id: 2, code: 'invalid_status', message: 'Chuyến đang chạy.' }];
  const choose = async (more: object) => {
    const opened = openList({ preview: { total: 3, checked: 3, refused }, ...more });
    await shown();
    fireEvent.click(screen.getByLabelText('kit.list.select_page'));
    fireEvent.click(find('.kl-selection [data-action=start]'));
    const dialog = await screen.findByRole('dialog');
    return { ...opened, dialog };
  };

  it('says first who will be refused and why, then goes on with the others', async () => {
    const { provider, dialog } = await choose({});
    expect(provider.ask).toHaveBeenCalledWith(
      '/trip/start/preview',
      { ids: [1, 2, 3] },
      expect.any(Function),
    );
    expect(dialog.textContent).toContain('count=2,refused=1');
    expect(dialog.textContent).toContain('1 · Chuyến đang chạy.');
    expect(provider.bulk).not.toHaveBeenCalled();
    fireEvent.click(find('[data-action=continue]'));
    await waitFor(() =>
      expect(provider.bulk).toHaveBeenCalledWith('trip', 'start', { ids: [1, 3] }, undefined),
    );
  });

  it('leaves the refused ones out of a selection by filter', async () => {
    const opened = openList({
      preview: { total: 40, checked: 40, refused },
      dataProvider: { getList: vi.fn(async () => listAnswer(tripRows, { total: 40, totalPage: 2 })) },
    });
    await shown();
    fireEvent.click(screen.getByLabelText('kit.list.select_page'));
    fireEvent.click(find('[data-control=select-all]'));
    fireEvent.click(find('.kl-selection [data-action=start]'));
    await screen.findByRole('dialog');
    fireEvent.click(find('[data-action=continue]'));
    await waitFor(() => expect(opened.provider.bulk).toHaveBeenCalledTimes(1));
    expect(opened.provider.bulk.mock.lastCall?.[2]).toMatchObject({ screen: 'fleet/trip', except: [2] });
  });

  it('offers nothing to go on with when all are refused', async () => {
    const all = [1, 2, 3].map((id) => ({ id, code: 'invalid_status', message: 'Chuyến đã đóng.' }));
    const { dialog } = await choose({ preview: { total: 3, checked: 3, refused: all } });
    expect(dialog.querySelector('[data-action=continue]')).toBeNull();
    expect(dialog.textContent).toContain('3 · Chuyến đã đóng.');
  });
});

describe('tiles', () => {
  const list = {
    ...tripList,
    tiles: [
      {
        key: 'running',
        label: 'tile.running',
        count: 'running',
        filters: { status: [10] },
        tone: 'progress',
      },
      { key: 'fee', label: 'tile.fee', sum: 'fee' },
      { key: 'average', label: 'tile.average', sum: 'fee', over: 'running' },
      { key: 'hidden', label: 'tile.hidden', count: 'hidden' },
    ],
  } as const;

  it('show numbers, and lead to the rows that they count', async () => {
    const { provider } = openList({ list });
    await shown();
    expect(find('[data-tile=running]').textContent).toBe('7tile.running');
    expect(find('[data-tile=fee]').textContent).toBe('1.250.000tile.fee');
    // 1,250,000 over 7 trips.
    expect(find('[data-tile=average]').textContent).toBe('178.571tile.average');
    expect(document.querySelector('[data-tile=hidden]')).toBeNull();
    fireEvent.click(find('[data-tile=running]'));
    await waitFor(() =>
      expect(provider.getList.mock.lastCall?.[1]).toHaveProperty('filter', {
        viewMode: 'trips',
        status: [10],
      }),
    );
    expect(find('[data-tile=running]').getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(find('[data-tile=running]'));
    await waitFor(() =>
      expect(provider.getList.mock.lastCall?.[1]).toHaveProperty('filter', {
        viewMode: 'trips',
      }),
    );
  });

  it('show what a call answers about whoever looks, and nothing to who may not ask', async () => {
    const call = vi.fn(async () => ({ left: 1_200, asked_at: '2026-01-05T07:20:00.000Z', never: null }));
    const answer = { url: '/trips-left', value: 'left', permissions: [] };
    const tiles = [
      { key: 'left', label: 'tile.left', answer },
      { key: 'asked', label: 'tile.asked', answer: { ...answer, value: 'asked_at' } },
      { key: 'never', label: 'tile.never', answer: { ...answer, value: 'never' } },
      { key: 'closed', label: 'tile.closed', answer: { ...answer, permissions: ['nobody_has_this'] } },
    ];
    openList({ list: { ...list, tiles }, dataProvider: { call } });
    await shown();
    await waitFor(() => expect(find('[data-tile=left]').textContent).toBe('1.200tile.left'));
    await waitFor(() => expect(find('[data-tile=asked]').textContent).toBe('14:20 05/01/2026tile.asked'));
    await waitFor(() => expect(find('[data-tile=never]').textContent).toBe('–tile.never'));
    expect(call).toHaveBeenCalledWith('/trips-left', {});
    expect(document.querySelector('[data-tile=closed]')).toBeNull();
  });

  describe('whose filters are in the address', () => {
    const address = (filter: object) => `/fleet/trip?filter=${encodeURIComponent(JSON.stringify(filter))}`;
    const counted = (running: number) => vi.fn(async () => ({ counts: { running } }));
    const text = () => find('[data-tile=running]').textContent;

    it('ask for their number without them, once', async () => {
      const filter = { status: [10], plate: '51C' };
      const twins = [...list.tiles, { ...list.tiles[0], key: 'again', filters: { status: [0] } }];
      const { provider } = openList({
        list: { ...list, tiles: twins },
        address: address(filter),
        dataProvider: { count: counted(12) },
      });
      await waitFor(() => expect(text()).toBe('12tile.running'));
      expect(find('[data-tile=again]').textContent).toBe('12tile.running');
      expect(provider.count.mock.calls.map(([, asked]) => asked)).toEqual([
        { plate: '51C', viewMode: 'trips' },
      ]);
    });

    it('ask again when the others change, not when they are only pressed', async () => {
      const { provider } = openList({ list, dataProvider: { count: counted(5) } });
      await waitFor(() => expect(text()).toBe('7tile.running'));
      fireEvent.click(find('[data-tile=running]'));
      await waitFor(() => expect(find('[data-active-filter=status]')).toBeTruthy());
      expect([text(), provider.count.mock.calls.length]).toEqual(['7tile.running', 0]);
      fireEvent.change(find('[data-filter=plate] input'), { target: { value: '51C' } });
      fireEvent.keyDown(find('[data-filter=plate] input'), { key: 'Enter' });
      await waitFor(() => expect(text()).toBe('5tile.running'));
    });
  });

  it('tell nothing that the user may not know', async () => {
    openList({ list, session: { permissions: ['trip_manager'] } });
    await shown();
    expect(document.querySelector('[data-tile=fee]')).toBeNull();
  });
});

describe('the clock of updates', () => {
  it('shows blocks of 20 minutes at the given offset, and goes on by itself', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T07:19:50Z') });
    const i18nProvider = {
      translate: (_: string, { last, next }: Record<string, string> = {}) => `${last} → ${next}`,
      changeLocale: () => Promise.resolve(),
      getLocale: () => 'vi',
    };
    render(
      <MemoryRouter>
        <CoreAdminContext i18nProvider={i18nProvider}>
          <UpdateClock utcOffset={7} />
        </CoreAdminContext>
      </MemoryRouter>,
    );
    expect(find('.kl-clock').textContent).toBe('14:00 21/11/2026 → 14:20 21/11/2026');
    act(() => void vi.advanceTimersByTime(60_000));
    expect(find('.kl-clock').textContent).toBe('14:20 21/11/2026 → 14:40 21/11/2026');
  });
});

describe('download', () => {
  it('says how far it is, and can be stopped', async () => {
    let watch: { signal: AbortSignal; onBytes: (count: number) => void } | undefined;
    const download = vi.fn(
      (_: unknown, params: { signal: AbortSignal; onBytes: (count: number) => void }) =>
        new Promise<null>((_resolve, reject) => {
          watch = params;
          params.signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
        }),
    );
    openList({ dataProvider: { download } });
    await shown();
    fireEvent.click(find('[data-control=download]'));
    expect(await screen.findByText('kit.list.downloading(total=3,size=0,0)')).toBeTruthy();
    act(() => watch?.onBytes(1_260_000));
    expect(find('[data-toast=download]').textContent).toContain('size=1,3');
    fireEvent.click(screen.getByLabelText('kit.list.download_stop'));
    await waitFor(() => expect(document.querySelector('[data-toast=download]')).toBeNull());
    expect(document.querySelector('[data-toast=error]')).toBeNull();
  });

  it('takes another format where one is chosen', async () => {
    const { provider } = openList();
    await shown();
    fireEvent.click(find('[data-control=download-as]'));
    fireEvent.click(await screen.findByText('kit.list.download_csv'));
    await waitFor(() => expect(provider.download.mock.lastCall?.[1]).toMatchObject({ format: 'csv' }));
    fireEvent.click(find('[data-control=download]'));
    await waitFor(() => expect(provider.download).toHaveBeenCalledTimes(2));
    expect(provider.download.mock.lastCall?.[1]).not.toHaveProperty('format');
    // The user's own columns the server knows by itself.
    expect(provider.download.mock.lastCall?.[1]).not.toHaveProperty('columns');
  });

  it('says the message of spec 8 when it fails', async () => {
    openList({ dataProvider: { download: vi.fn(async () => Promise.reject(new Error('x'))) } });
    await shown();
    fireEvent.click(find('[data-control=download]'));
    expect(await screen.findByText('messages.upload_failed')).toBeTruthy();
  });
});

describe('pictures', () => {
  const images: FieldModel = { name: 'images', type: 'images', json: 'array' };
  const list = {
    ...tripList,
    columns: [...tripList.columns, column(images, { label: 'trip.images', cell: 'gallery' })],
  };
  const rows = [{ ...tripRows[0], images: ['files/1', 'files/2'] }];
  const views = ['code', 'images'];

  it('open large by the keyboard from their row, and are walked by arrow keys', async () => {
    openList({ list, dataProvider: { getList: vi.fn(async () => listAnswer(rows, { views })) } });
    await waitFor(() => expect(document.querySelector('[data-images]')).not.toBeNull());
    const thumbs = find('[data-images]', HTMLButtonElement);
    fireEvent.keyDown(find('[data-row="1"] [data-field=code] .kl-copy'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(thumbs);
    fireEvent.click(thumbs);
    const box = await screen.findByRole('dialog');
    expect(box.textContent).toContain('1 / 2');
    fireEvent.keyDown(box, { key: 'ArrowRight' });
    expect(box.textContent).toContain('2 / 2');
    fireEvent.keyDown(box, { key: 'ArrowRight' });
    expect(box.textContent).toContain('1 / 2');
    fireEvent.keyDown(box, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
