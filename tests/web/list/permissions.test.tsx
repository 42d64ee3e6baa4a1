import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { column, filter, type ListDefinition } from '#web/list/ListDefinition.ts';
import { openList, resizeTo } from './openList.tsx';
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
  await waitFor(() => expect(there('.kl-selection')).toBe(true));
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
