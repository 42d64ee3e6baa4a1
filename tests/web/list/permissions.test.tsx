import { cleanup, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { column, filter, type ListDefinition } from '#web/list/ListDefinition.ts';
import { listAnswer, openList, resizeTo } from './openList.tsx';
import { tripFields, tripList } from './aList.ts';

beforeEach(() => resizeTo(1440, 900));
afterEach(cleanup);

const boss = { permissions: ['trip_boss'] };
const action = (key: string) => ({ key, label: key, url: `/${key}`, ...boss });

/** The list of trips with one of everything for the boss alone. */
const list: ListDefinition = {
  ...tripList,
  columns: [
    ...tripList.columns.slice(0, 2),
    column(tripFields.started_at, { label: 'trip.started_at', cell: 'date_time', ...boss }),
  ],
  filters: [
    ...tripList.filters.slice(0, 1),
    // Of a column that stays: the filter has a gate of its own.
    filter(tripFields.plate, { label: 'trip.plate', kind: 'text', ...boss }),
  ],
  toolbar: [action('tool')],
  footer: [action('foot')],
  row: [...tripList.row.slice(0, 1), action('row-tool')],
  bulk: [...tripList.bulk, action('many')],
};

const there = (selector: string): boolean => document.querySelector(selector) !== null;

/** Which of the boss's things are drawn, one row chosen. */
async function readDrawn(permissions: readonly string[], more: Partial<ListDefinition> = {}) {
  openList({ list: { ...list, ...more }, session: { permissions } });
  await waitFor(() => expect(there('[data-row="1"]')).toBe(true));
  document
    .querySelector<HTMLElement>('[data-row="1"] [role=checkbox], [data-row="1"] [type=checkbox]')
    ?.click();
  // Its buttons are drawn after the tick: the last of them is there for all.
  await waitFor(() => expect(there('.kl-selection [data-control=clear-selection]')).toBe(true));
  return {
    column: there('th[data-field=started_at]'),
    cell: there('[data-row="1"] [data-field=started_at]'),
    filter: there('[data-filter=plate]'),
    toolbar: there('[data-action=tool]'),
    footer: there('footer [data-action=foot]'),
    bulk: there('.kl-selection [data-action=many]'),
    othersBulk: there('.kl-selection [data-action=start]'),
    download: there('[data-control=download]'),
  };
}

describe('columns, filters, buttons and footer actions (spec 6)', () => {
  const ALL = {
    column: true,
    cell: true,
    filter: true,
    toolbar: true,
    footer: true,
    bulk: true,
    othersBulk: true,
    download: true,
  };

  it('are not there without one of their codes; the others stay', async () => {
    expect(await readDrawn(['trip_manager'])).toEqual({
      ...ALL,
      column: false,
      cell: false,
      filter: false,
      toolbar: false,
      footer: false,
      bulk: false,
    });
  });

  it.each(['trip_boss', 'super_admin'])('are there for holders, and for super_admin: %s', async (code) => {
    expect(await readDrawn(['trip_manager', code])).toEqual(ALL);
  });

  it('offer a download only where there is an address for it', async () => {
    expect(await readDrawn(['trip_manager'], { urls: { list: '/trip-list' } })).toMatchObject({
      download: false,
    });
  });
});

describe('a button whose feature the company has not registered', () => {
  const pay = { key: 'pay', label: 'trip.pay', route: '/fleet/trip/pay', license: 'finance' } as const;
  const find = () =>
    waitFor(() => {
      const button = document.querySelector<HTMLElement>('[data-action=pay]');
      if (!button) throw new Error('no button');
      return button;
    });

  it('keeps its place with a lock, says why, and leads nowhere', async () => {
    const { router } = openList({ list: { ...tripList, toolbar: [pay] }, session: { features: [] } });
    const button = await find();
    expect([button.getAttribute('aria-disabled'), button.title]).toEqual([
      'true',
      'messages.license_missing',
    ]);
    button.click();
    expect(await screen.findByText('messages.license_missing')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/fleet/trip');
  });

  it('is a button like any other once it has', async () => {
    const { router } = openList({
      list: { ...tripList, toolbar: [pay] },
      session: { features: ['finance'] },
    });
    const button = await find();
    expect([button.getAttribute('aria-disabled'), button.title]).toEqual([null, '']);
    button.click();
    await waitFor(() => expect(router.state.location.pathname).toBe('/fleet/trip/pay'));
  });
});

describe('the way to create', () => {
  const ways = () => document.querySelectorAll('[data-action=create]').length;
  const create = { route: '/fleet/trip/create', ...boss };
  const drawn = () => waitFor(() => expect(there('[data-row="1"]')).toBe(true));

  it.each([
    ['is not there', ['trip_manager'], 0],
    ['is there', ['trip_manager', 'trip_boss'], 1],
  ])('%s for holders of %j', async (_, permissions, count) => {
    openList({ list: { ...tripList, create }, session: { permissions } });
    await drawn();
    expect(ways()).toBe(count);
  });

  it('is one where the toolbar has its own', async () => {
    const own = { key: 'create', label: 'trip.create', route: '/fleet/trip/quick' };
    openList({ list: { ...tripList, toolbar: [own] } });
    await drawn();
    expect(ways()).toBe(1);
  });

  it('is offered in an empty list to those who may', async () => {
    const none = { getList: vi.fn(async () => listAnswer([])) };
    openList({ list: { ...tripList, create }, dataProvider: none });
    await screen.findByText('kit.list.empty');
    expect(screen.queryByText('action.create')).toBeNull();
    cleanup();
    openList({
      list: { ...tripList, create },
      dataProvider: none,
      session: { permissions: ['trip_manager', 'trip_boss'] },
    });
    await screen.findByText('kit.list.empty');
    expect(screen.getAllByText('action.create')).toHaveLength(2);
  });
});

it('a list that the server closes meanwhile says so, and offers nothing to try again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  openList({
    dataProvider: {
      getList: vi.fn(() =>
        Promise.reject(
          new HttpError('Không có quyền', 403, {
            error: { code: 'no_permission', message: 'Không có quyền' },
          }),
        ),
      ),
    },
  });
  expect(await screen.findByText('kit.list.no_permission')).toBeTruthy();
  expect(screen.queryByText('kit.list.retry')).toBeNull();
});
