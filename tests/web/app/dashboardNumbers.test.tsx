import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { AppModel } from '#web/app/AppModel.ts';
import { aSession } from '../auth/aSession.ts';
import { fakeApi, json, type SeenCall } from '../data/fakeApi.ts';
import { tripReport } from '../report/aReport.ts';
import { openApp } from './openApp.tsx';
import { tinyApp } from './tinyApp.tsx';

/** Parts are loaded when they are first drawn. */
const LOADING = { timeout: 10_000 };
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const system = async () => ({ default: {} });
const drill = { route: '/fleet/trip', permissions: ['trip_manager'] };

/** A report of a module with one number for dashboards. */
const reportOf = (module: string, key: string): AppModel['reports'][number] => ({
  screen: `${module}/report`,
  permissions: ['trip_manager'],
  texts: [module],
  load: async () => ({
    report: {
      ...tripReport,
      screen: `${module}/report`,
      route: `/${module}/report`,
      url: `/${module}-report`,
      tiles: [{ key, kind: 'number', title: key, measures: ['trips'], drill, home: true }],
    },
  }),
});

/** `fuel` is drawn under the tab `fleet`. */
const NUMBERS = [
  ['fleet', 'on_the_road'],
  ['shop', 'sold'],
  ['fuel', 'litres'],
] as const;

const app: AppModel = {
  ...tinyApp,
  messages: { ...tinyApp.messages, system: { vi: system, en: system, zh: system } },
  screens: [
    ...tinyApp.screens,
    ...NUMBERS.map(([module]) => ({
      screen: `${module}/report`,
      path: `/${module}/report`,
      kind: 'report' as const,
      module,
      texts: [module],
      permissions: ['trip_manager'],
      load: async () => ({ default: () => null }),
    })),
  ],
  reports: NUMBERS.map(([module, key]) => reportOf(module, key)),
};

/** What a list of the fleet waits for. */
const STATISTICS = [
  {
    screen: 'fleet/trip',
    key: 'waiting',
    label: 'waiting',
    route: '/fleet/trip',
    filters: { state: [1] },
    value: 3,
    oldest: 95,
    oldest_label: 'oldest',
  },
];
let calls: SeenCall[] = [];

const tiles = () =>
  [...document.querySelectorAll<HTMLElement>('[data-tile]')].map(({ dataset }) => dataset['tile']);
const click = (selector: string) => act(() => document.querySelector<HTMLElement>(selector)?.click());

async function open(address: string, from: AppModel = app, statistics: readonly object[] = STATISTICS) {
  const answers = NUMBERS.map(([module, key]) => [
    `/${module}-report`,
    json({ tiles: { [key]: { values: { trips: 4 } } } }),
  ]);
  calls = fakeApi({
    '/me': json(aSession({ permissions: ['trip_manager', 'shop_list'] })),
    '/notifications': json({ rows: [], total: 0 }),
    '/fast-statistics': json({ rows: statistics }),
    ...Object.fromEntries(answers),
  });
  return openApp(address, 'tok', from);
}

it.each([
  ['/', ['on_the_road', 'sold', 'litres']],
  ['/?module=shop', ['sold']],
  ['/?module=fleet', ['on_the_road', 'litres']],
])('the dashboard at %s shows the numbers %j', async (address, wanted) => {
  await open(address);
  await waitFor(() => expect(tiles()).toEqual(wanted), LOADING);
});

it("a module's dashboard over another page shows its numbers, and closes when one is followed", async () => {
  const router = await open('/shop/list');
  await screen.findByText('/shop/list');
  click('[data-module=fleet]');
  await waitFor(() => expect(tiles()).toEqual(['on_the_road', 'litres']), LOADING);
  click('[data-tile=on_the_road] a');
  await waitFor(() => expect(router.state.location.pathname).toBe('/fleet/trip'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('what waits stands above the course of things, with how long the oldest waits', async () => {
  await open('/?module=fleet');
  await waitFor(() => expect(tiles()).toEqual(['on_the_road', 'litres']), LOADING);
  await waitFor(() => expect(document.querySelector('[data-statistic]')).not.toBeNull(), LOADING);
  const both = [...document.querySelectorAll<HTMLElement>('[data-statistic], [data-tile]')];
  expect(both.map(({ dataset }) => dataset['statistic'] ?? dataset['tile'])).toEqual([
    'fleet/trip.waiting',
    'on_the_road',
    'litres',
  ]);
  expect(both[0]?.querySelector('small')?.textContent).toContain('oldest');
});

it('what is 0, and was 0 before, is folded away until somebody wants to see it, and stays as he wanted it', async () => {
  const waiting = STATISTICS[0] ?? {};
  const none = { ...waiting, oldest: undefined, oldest_label: undefined, value: 0 };
  const numbers = [
    waiting,
    { ...none, key: 'nothing' },
    { ...none, key: 'today', previous: 0 },
    { ...none, key: 'fell', previous: 4 },
    { ...none, key: 'money', value: '0', is_money: true },
  ];
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('[data-statistic]')].map(
      ({ dataset }) => dataset['statistic'],
    );
  await open('/?module=fleet', app, numbers);
  await waitFor(() => expect(shown()).toEqual(['fleet/trip.waiting', 'fleet/trip.fell']), LOADING);
  click('[data-action=zeros]');
  await waitFor(() => expect(shown()).toHaveLength(5));
  expect(document.querySelectorAll('[data-quiet]')).toHaveLength(3);
  cleanup();
  await open('/?module=fleet', app, numbers);
  await waitFor(() => expect(shown()).toHaveLength(5), LOADING);
  click('[data-action=zeros]');
  await waitFor(() => expect(shown()).toHaveLength(2));
});

it('where nothing waits it says so', async () => {
  const waiting = STATISTICS[0] ?? {};
  await open('/?module=fleet', app, [{ ...waiting, oldest: undefined, oldest_label: undefined, value: 0 }]);
  await waitFor(
    () => expect(document.querySelector('[data-control=statistics] > p')).not.toBeNull(),
    LOADING,
  );
  expect(document.querySelector('[data-statistic]')).toBeNull();
});

it('a report may look at fewer days on the dashboard than on its own page', async () => {
  const [first] = app.reports;
  if (!first) throw new Error('no report');
  const load = async () => {
    const { report } = await first.load();
    return { report: { ...report, period: { filter: 'started_at', days: 30, home: 7 } } };
  };
  await open('/?module=fleet', { ...app, reports: [{ ...first, load }] });
  await waitFor(() => expect(tiles()).toEqual(['on_the_road']), LOADING);
  const asked = calls.find(({ path }) => path === '/fleet-report');
  const { filters } = (asked?.body ?? {}) as { filters?: { started_at: { from: string; to: string } } };
  const { from = '', to = '' } = filters?.started_at ?? {};
  expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(6);
});
