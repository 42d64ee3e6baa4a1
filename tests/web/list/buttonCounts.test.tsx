import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Statistic } from '#contract/statistics.ts';
import { openList, resizeTo } from './openList.tsx';
import { tripList } from './aList.ts';

beforeEach(() => resizeTo(1440, 900));
afterEach(cleanup);

const statistic = (route: string, key: string, value: number): Statistic => ({
  screen: route.slice(1),
  key,
  label: `${route}.${key}`,
  route,
  filters: {},
  value,
});

const button = (key: string, route: string, waits?: string) => ({
  key,
  label: key,
  route,
  ...(waits !== undefined && { statistic: waits }),
});

it('a button that leads to a list says how much waits there, and nothing where nothing does', async () => {
  const rows = [
    statistic('/fleet/repair', 'waiting', 3),
    statistic('/fleet/repair', 'late', 9),
    statistic('/fleet/rate', 'waiting', 0),
  ];
  const ask = vi.fn(async (path: string) => (path === '/fast-statistics' ? { rows } : {}));
  openList({
    list: {
      ...tripList,
      toolbar: [
        button('repairs', '/fleet/repair', 'waiting'),
        button('rates', '/fleet/rate', 'waiting'),
        button('plain', '/fleet/plain'),
      ],
    },
    dataProvider: { ask },
  });
  const text = (key: string) => document.querySelector(`[data-action="${key}"]`)?.textContent;
  await waitFor(() => expect(text('repairs')).toBe('repairs3'));
  expect([text('rates'), text('plain')]).toEqual(['rates', 'plain']);
  expect(ask.mock.calls.filter(([path]) => path === '/fast-statistics')).toHaveLength(1);
});

it('a list whose buttons count nothing asks for no numbers', async () => {
  const ask = vi.fn(async (_path: string) => ({}));
  openList({
    list: { ...tripList, toolbar: [button('plain', '/fleet/plain')] },
    dataProvider: { ask },
  });
  await waitFor(() => expect(document.querySelector('[data-row="1"]')).toBeTruthy());
  expect(ask.mock.calls.map(([path]) => path)).not.toContain('/fast-statistics');
});
