import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ListDefinition } from '#web/list/ListDefinition.ts';
import { tripList } from './aList.ts';
import { openList } from './openList.tsx';

/** The evening of the 20th by UTC is the 21st in the customer's zone. */
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T20:00:00Z'), toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const defaults: Readonly<Record<string, ListDefinition['filters'][number]['default']>> = {
  started_at: { from: { today: -6 }, to: { today: 0 } },
  driver_id: { me: true },
  plate: [null],
};

const list: ListDefinition = {
  ...tripList,
  where: { started_at: { from: { today: -30 } } },
  filters: tripList.filters.map((filter) => {
    const value = defaults[filter.key];
    return value === undefined ? filter : { ...filter, default: value };
  }),
  tiles: [
    { key: 'free', label: 'tile.free', count: 'running', filters: { driver_id: [null] } },
    { key: 'mine', label: 'tile.mine', count: 'running', filters: { driver_id: [{ me: true }] } },
  ],
};

/** Filters of the last call as they go to the server. */
const asked = (provider: ReturnType<typeof openList>['provider']) =>
  (provider.getList.mock.lastCall?.[1] as { filter: object } | undefined)?.filter;

it('opens with the days, the person and the empty filter that the schema means today', async () => {
  const { provider } = openList({ list });
  await screen.findByText('T-001');
  expect(asked(provider)).toMatchObject({
    started_at: { from: '2026-11-15', to: '2026-11-21' },
    driver_id: 2,
    plate: [null],
  });
  const chips = screen.getByRole('group', { name: 'kit.list.active_filters' });
  const plate = chips.querySelector<HTMLElement>('[data-active-filter="plate"]');
  expect(plate?.textContent).toContain('kit.list.filter_none');
});

it('says in the filter itself that rows without a value are asked for, and empties it by a press', async () => {
  const { provider } = openList({ list });
  await screen.findByText('T-001');
  const cell = document.querySelector<HTMLElement>('td[data-filter="plate"]');
  if (!cell) throw new Error('no filter of the plate');
  fireEvent.click(within(cell).getByText('kit.list.filter_none'));
  await waitFor(() => expect(asked(provider)).not.toHaveProperty('plate'));
  expect(within(cell).getByRole('textbox')).toBeTruthy();
});

it('shows the rows of a tile: of nobody, or of whoever looks', async () => {
  const { provider } = openList({ list });
  await screen.findByText('T-001');
  fireEvent.click(screen.getByText('tile.free'));
  await waitFor(() => expect(asked(provider)).toMatchObject({ driver_id: [null] }));
  fireEvent.click(screen.getByText('tile.mine'));
  await waitFor(() => expect(asked(provider)).toMatchObject({ driver_id: [2] }));
});
