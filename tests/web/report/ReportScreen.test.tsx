import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { CoreAdminContext, HttpError, memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AppParts } from '#web/app/AppContext.ts';
import { AppContext } from '#web/app/AppContext.ts';
import { theme } from '#web/app/theme.ts';
import { SessionContext } from '#web/auth/session.ts';
import { createQueryClient } from '#web/data/createQueryClient.ts';
import { type Realtime, RealtimeContext } from '#web/data/realtime.ts';
import { filter } from '#web/list/ListDefinition.ts';
import { ReportScreen } from '#web/report/ReportScreen.tsx';
import { GATHER_MS } from '#web/report/useLiveNumbers.ts';
import { ReportTiles } from '#web/report/ReportTiles.tsx';
import { aSession } from '../auth/aSession.ts';
import { tripNumbers, tripReport } from './aReport.ts';
import { firstEntry } from '../firstEntry.ts';

const i18nProvider = {
  translate: (key: string, params: Record<string, unknown> = {}) =>
    [key, ...Object.values(params).filter((value) => typeof value === 'string')].join(' '),
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'vi',
};

const parts = {
  app: {
    reports: [
      {
        screen: 'fleet/report',
        permissions: ['trip_report'],
        texts: ['fleet'],
        load: async () => ({ report: tripReport }),
      },
    ],
  },
  texts: { load: async () => undefined },
} as unknown as AppParts;

interface OpenOptions {
  permissions?: readonly string[];
  ask?: ReturnType<typeof vi.fn>;
  element?: React.ReactNode;
  address?: string;
}

/** Draws a report over a server that answers as told. */
function open({
  permissions = ['trip_report', 'trip_manager', 'trip_price'],
  ask = vi.fn(async () => tripNumbers),
  element = <ReportScreen report={tripReport} />,
  address = '/fleet/report',
}: OpenOptions = {}) {
  const queryClient = createQueryClient();
  const framed = (
    <ThemeProvider theme={theme}>
      <AppContext value={parts}>
        <SessionContext value={aSession({ permissions })}>
          <CoreAdminContext
            dataProvider={{ ask } as unknown as DataProvider}
            i18nProvider={i18nProvider}
            queryClient={queryClient}
            store={memoryStore()}
          >
            {element}
          </CoreAdminContext>
        </SessionContext>
      </AppContext>
    </ThemeProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: framed }], {
    initialEntries: [firstEntry(address)],
  });
  render(<RouterProvider router={router} />);
  return { ask, router };
}

const tile = (key: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-tile="${key}"]`);
  if (!found) throw new Error(`no tile ${key}`);
  return found;
};
const loaded = () => waitFor(() => tile('table'));
const filterOf = (link: HTMLElement) =>
  JSON.parse(new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('filter') ?? '{}') as object;

afterEach(cleanup);

describe('a live report', () => {
  const heard = new Set<(event: { entity: string }) => void>();
  const realtime: Realtime = {
    on: (name, listener) => {
      if (name === 'list-changed') heard.add(listener as never);
      return () => void heard.delete(listener as never);
    },
    follow: () => () => undefined,
    connect: () => () => undefined,
  };
  const say = (entity: string) => act(() => heard.forEach((listener) => listener({ entity })));
  const openLive = (live?: string) =>
    open({
      element: (
        <RealtimeContext value={realtime}>
          <ReportScreen report={{ ...tripReport, ...(live && { live }) }} />
        </RealtimeContext>
      ),
    });

  it('reads its numbers once after a burst of changes, of its own records alone', async () => {
    const { ask } = openLive('trip');
    await loaded();
    vi.useFakeTimers();
    for (const entity of ['driver', 'trip', 'trip', 'trip']) say(entity);
    await act(() => vi.advanceTimersByTimeAsync(GATHER_MS - 1));
    expect(ask).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(ask).toHaveBeenCalledTimes(2);
    say('driver');
    await act(() => vi.advanceTimersByTimeAsync(2 * GATHER_MS));
    expect(ask).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it('is what its schema calls so', async () => {
    const { ask } = openLive();
    await loaded();
    vi.useFakeTimers();
    say('*');
    await act(() => vi.advanceTimersByTimeAsync(2 * GATHER_MS));
    expect(ask).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});

describe('tiles', () => {
  it('show numbers with how they stand to the period before, in the right tone', async () => {
    open();
    await loaded();
    expect(tile('trips').textContent).toContain('1.500');
    expect(tile('trips').textContent).toContain('+50%');
    // Later than before is worse.
    expect(tile('late_rate').textContent).toContain('12,5%');
    expect(tile('late_rate').textContent).toContain('+25%');
  });

  it('have no place for a tile that the answer does not have', async () => {
    open();
    await loaded();
    expect(document.querySelector('[data-tile="fee"]')).toBeNull();
  });

  it('lead to the list that proves a number, for who may open it', async () => {
    open();
    await loaded();
    const link = within(tile('late_rate')).getByRole('link');
    expect(link.getAttribute('href')).toMatch(/^\/fleet\/trip\?/);
    expect(filterOf(link)).toEqual({ status: [1, 2], started_at: tripNumbers.period, late: true });
    const cells = within(tile('table')).getAllByRole('link');
    expect(filterOf(cells[1] as HTMLElement)).toMatchObject({ status: [2] });
  });

  it('are plain numbers for the others', async () => {
    open({ permissions: ['trip_report'] });
    await loaded();
    expect(within(tile('late_rate')).queryByRole('link')).toBeNull();
  });

  it('have the same numbers as a table behind the picture', async () => {
    open();
    await loaded();
    const button = within(tile('shares')).getByRole('button', { name: /kit.report.show_table/ });
    expect(button.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(button);
    const rows = within(tile('shares')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'trip.statusm.trips',
      'enum.trip_state.planned12',
      'kit.report.none3',
      'kit.report.others5',
      'kit.report.total20',
    ]);
    fireEvent.click(button);
    expect(within(tile('shares')).queryByRole('table')).toBeNull();
  });

  it('tell a bar list as a table and shares in words', async () => {
    open();
    await loaded();
    expect(within(tile('states')).getByRole('row', { name: /planned 12/ })).toBeTruthy();
    const shares = within(tile('shares')).getAllByRole('listitem');
    expect(shares.map((share) => share.textContent)).toEqual([
      'enum.trip_state.planned1260%',
      'kit.report.none315%',
      'kit.report.others525%',
    ]);
    // What has no value, and what is left over, is in no list.
    expect(within(tile('shares')).getAllByRole('link')).toHaveLength(1);
  });

  it('draw the largest group of a bar list in full, however many others are left over', async () => {
    const tiles = { ...tripNumbers.tiles };
    tiles['states'] = {
      values: { trips: 900 },
      groups: [{ key: 1, values: { trips: 12 } }],
      rest: { trips: 888 },
    };
    open({ ask: vi.fn(async () => ({ ...tripNumbers, tiles })) });
    await loaded();
    const bars = [...tile('states').querySelectorAll<HTMLElement>('.rp-fill')];
    expect(bars.map(({ style }) => style.width)).toEqual(['100%']);
    expect(tile('states').textContent).toContain('888');
  });

  it('add no shares up for the groups left out', async () => {
    const rates = { trips: 20, late_rate: 0.5 };
    const states = { values: rates, groups: [{ key: 1, values: rates }], rest: rates };
    const ask = () => vi.fn(async () => ({ ...tripNumbers, tiles: { ...tripNumbers.tiles, states } }));
    open({ ask: ask() });
    await loaded();
    expect(tile('states').querySelector('[data-rest]')).not.toBeNull();
    cleanup();
    const tiles = tripReport.tiles.map((one) =>
      one.key === 'states' ? { ...one, measures: ['late_rate'] } : one,
    );
    open({ ask: ask(), element: <ReportScreen report={{ ...tripReport, tiles }} /> });
    await loaded();
    expect(tile('states').querySelector('[data-rest]')).toBeNull();
  });

  it('say so where a period has nothing', async () => {
    const states = { values: { trips: 0 }, groups: [{ key: 1, values: { trips: 0 } }] };
    open({ ask: vi.fn(async () => ({ ...tripNumbers, tiles: { ...tripNumbers.tiles, states } })) });
    await loaded();
    expect(tile('states').textContent).toContain('kit.report.empty');
  });
});

describe('filters', () => {
  it('travel in the address and to the server', async () => {
    const { ask, router } = open();
    await loaded();
    expect(ask).toHaveBeenCalledWith(
      '/trip-report',
      { filters: {} },
      expect.any(Function),
      expect.anything(),
    );
    fireEvent.click(screen.getByRole('button', { name: /kit.report.today/ }));
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    const [, request] = ask.mock.calls[1] as [
      string,
      { filters: { started_at: { from: string; to: string } } },
    ];
    expect(request.filters.started_at.from).toBe(request.filters.started_at.to);
    const shown = new URLSearchParams(router.state.location.search).get('filter');
    expect(JSON.parse(shown ?? '')).toEqual(request.filters);
  });

  it('are all cleared by a button whose room is kept while none is set: nothing below moves', async () => {
    const { router } = open();
    await loaded();
    const clear = screen.getByTitle('kit.list.clear_filters');
    expect(getComputedStyle(clear).visibility).toBe('hidden');
    fireEvent.click(screen.getByRole('button', { name: /kit.report.today/ }));
    await waitFor(() => expect(getComputedStyle(clear).visibility).toBe('visible'));
    fireEvent.click(clear);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(getComputedStyle(clear).visibility).toBe('hidden');
  });

  it('come from the address; a broken one asks for nothing in particular', async () => {
    const filter = encodeURIComponent(JSON.stringify({ status: [2] }));
    const first = open({ address: `/fleet/report?filter=${filter}` });
    await loaded();
    expect(first.ask).toHaveBeenCalledWith(
      '/trip-report',
      { filters: { status: [2] } },
      expect.any(Function),
      expect.anything(),
    );
    cleanup();
    const second = open({ address: '/fleet/report?filter=%7B' });
    await loaded();
    expect(second.ask).toHaveBeenCalledWith(
      '/trip-report',
      { filters: {} },
      expect.any(Function),
      expect.anything(),
    );
  });

  it('are there for holders of their own codes and those of their field', async () => {
    const fee = { name: 'fee', type: 'money', json: 'integer', read: ['trip_price'] } as const;
    const report = {
      ...tripReport,
      filters: [...tripReport.filters, filter(fee, { label: 'trip.fee', kind: 'number_range' })],
    };
    const shown = () =>
      [...document.querySelectorAll<HTMLElement>('[data-filter]')].map(({ dataset }) => dataset['filter']);
    open({ element: <ReportScreen report={report} />, permissions: ['trip_report'] });
    await loaded();
    expect(shown()).toEqual(['started_at', 'status']);
    cleanup();
    open({ element: <ReportScreen report={report} /> });
    await loaded();
    expect(shown()).toEqual(['started_at', 'status', 'fee']);
  });

  it('say what the numbers cover and what they are compared with', async () => {
    open();
    await loaded();
    expect(screen.getByRole('status').textContent).toContain('15/11/2026 – 21/11/2026');
    expect(screen.getByRole('status').textContent).toContain('08/11/2026 – 14/11/2026');
  });
});

describe('when it does not work', () => {
  it('says why and asks again', async () => {
    const ask = vi.fn(async (): Promise<unknown> => Promise.reject(new HttpError('Máy chủ bận', 503)));
    open({ ask });
    expect((await screen.findByRole('alert')).textContent).toContain('Máy chủ bận');
    ask.mockImplementation(async () => tripNumbers);
    fireEvent.click(screen.getByRole('button', { name: 'action.retry' }));
    await loaded();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is closed to those whom the server refuses', async () => {
    open({ ask: vi.fn(async () => Promise.reject(new HttpError('Không có quyền', 403))) });
    expect(await screen.findByText('kit.shell.denied_title')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is closed to those without its code, and asks for nothing', async () => {
    const { ask } = open({ permissions: ['trip_manager'] });
    expect(await screen.findByText('kit.shell.denied_title')).toBeTruthy();
    expect(document.querySelector('[data-tile]')).toBeNull();
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('on the dashboard', () => {
  it('stand the tiles that a report puts there, for those who may open it', async () => {
    const { ask } = open({ element: <ReportTiles /> });
    await waitFor(() => tile('late_rate'));
    expect(ask).toHaveBeenCalledWith(
      '/trip-report',
      { tiles: ['trips', 'late_rate'] },
      expect.any(Function),
      expect.anything(),
    );
    expect(document.querySelector('[data-tile="states"]')).toBeNull();
    expect(screen.getByRole('link', { name: 'screen.fleet/report.title' }).getAttribute('href')).toBe(
      '/fleet/report',
    );
  });

  it('is nothing for the others, and nothing when the server cannot answer', async () => {
    const { ask } = open({ element: <ReportTiles />, permissions: [] });
    expect(ask).not.toHaveBeenCalled();
    const failing = vi.fn(async () => Promise.reject(new HttpError('x', 500)));
    open({ element: <ReportTiles />, ask: failing });
    await waitFor(() => expect(failing).toHaveBeenCalled());
    await waitFor(() => expect(document.querySelector('[data-report]')).toBeNull());
  });
});
