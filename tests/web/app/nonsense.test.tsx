import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppModel, ScreenDefinition } from '#web/app/AppModel.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { LookupScreen } from '#web/page/LookupScreen.tsx';
import { ReportScreen } from '#web/report/ReportScreen.tsx';
import { aSession } from '../auth/aSession.ts';
import { failure, json } from '../data/fakeApi.ts';
import { find } from '../find.ts';
import { bill, billForm, recallForm } from '../form/aForm.ts';
import { tripList, tripRows } from '../list/aList.ts';
import { listAnswer, resizeTo } from '../list/openList.tsx';
import { tripNumbers, tripReport } from '../report/aReport.ts';
import { openApp } from './openApp.tsx';
import { tinyApp } from './tinyApp.tsx';

// Screens come in parts that are loaded when they are asked for: on a busy machine that takes its time.
configure({ asyncUtilTimeout: 8_000 });

beforeEach(() => {
  resizeTo(1440, 900);
  localStorage.clear();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function screenOf(path: string, kind: ScreenDefinition['kind'], Content: () => React.ReactNode) {
  const load = async () => ({ default: Content });
  const name = path.slice(1).replace('/:id', '');
  return { screen: name, path, kind, module: 'fleet', texts: ['fleet'], permissions: [], load };
}

const list = { ...tripList, tiles: [{ key: 'running', label: 't.running', count: 'running' }] };
const lookup = {
  screen: 'check',
  title: 'check',
  url: '/check-code',
  routes: ['/check/{code}'],
  result: [],
  proven: [],
} as never;

const app: AppModel = {
  ...tinyApp,
  dialogs: {
    profile: async () => ({ form: recallForm }),
    company: async () => ({ form: recallForm }),
  },
  reports: [
    { screen: 'fleet/report', permissions: [], texts: [], load: async () => ({ report: tripReport }) },
  ] as never,
  screens: [
    screenOf('/fleet/list', 'list', () => <ListScreen list={list} />),
    screenOf('/shop/bill/:id', 'form', () => <FormScreen form={{ ...billForm, permissions: [] }} />),
    screenOf('/fleet/report', 'report', () => <ReportScreen report={tripReport} />),
    { ...screenOf('/check/:code', 'page', () => <LookupScreen page={lookup} />), public: true },
  ],
};

const session = aSession({
  permissions: ['super_admin', 'customer_account', 'trip_manager'],
  notify: 0,
});
const notification = {
  id: 3,
  type: 4,
  status: 0,
  severity: 'info',
  title: 'Đơn mới',
  url: null,
  data: null,
  created_at: '2026-11-21T07:05:00Z',
};

const { data, meta } = listAnswer();

/** What a good server answers. */
const GOOD: Readonly<Record<string, unknown>> = {
  '/me': session,
  '/notifications': { rows: [notification], total: 1 },
  '/trip-list': { rows: data, ...meta },
  '/list-settings': { widths: {}, views: [] },
  '/driver/lookup': { rows: [{ id: 4, label: 'Lê Văn Ân' }] },
  '/bill/7': bill,
  '/depot/lookup': { rows: [] },
  '/goods/lookup': { rows: [] },
  '/trip-report': tripNumbers,
  '/profile': { delay: 10, reason: 'x' },
  '/company': { code: 'abc', account_type: null },
  '/company-profile': { delay: 10, reason: 'x' },
  '/sessions': { rows: [] },
  '/licenses': { rows: [] },
  '/search': { rows: [] },
  '/exports': { rows: [] },
};

const NONSENSE: readonly unknown[] = [
  null,
  {},
  [],
  'x',
  { total: 5 },
  { rows: null },
  { rows: [null], total: 1 },
];

/** A server of which one address answers nonsense as long as it is asked to. */
function serve(path: string, nonsense: unknown, good = GOOD) {
  const broken = { is: true, asked: 0 };
  vi.stubGlobal('fetch', async (url: string) => {
    const called = url.replace('/api', '').replace(/\?.*$/, '');
    if (called === path) broken.asked += 1;
    const answer = called === path && broken.is ? nonsense : good[called];
    return answer === undefined ? failure(404, 'unknown_route') : json(answer);
  });
  return broken;
}

/** The frame stands, and no boundary around the whole app had to step in. */
function frameStands(): void {
  expect(find('[data-menu=Dashboard]')).toBeTruthy();
  expect(find('[data-control=notifications]')).toBeTruthy();
  expect(find('[data-control=search]')).toBeTruthy();
}

const WORDS = /kit\.shell\.(wrong_answer|broken_title)/;

const retry = (place: HTMLElement = document.body) =>
  within(place).getByRole('button', { name: /action\.retry|kit\.list\.retry/ });

describe('an answer that is not as promised takes down its own part only', () => {
  it.each([
    ['a list', '/fleet/list', '/trip-list', '[data-row="1"]'],
    ['a record', '/shop/bill/7', '/bill/7', '[data-input=buyer]'],
    ['a report', '/fleet/report', '/trip-report', '[data-tile=trips]'],
    ['the profile', '/account', '/profile', '[data-input=delay]'],
    ['the company', '/account', '/company', '[data-field=company_code]'],
    ['the address of the company', '/account', '/company-profile', '[data-input=delay]'],
    ['the sessions', '/account', '/sessions', '[data-input=delay]'],
    ['the licences', '/account', '/licenses', '[data-input=delay]'],
  ])('%s says so, and is asked again', { timeout: 90_000 }, async (_name, address, path, sign) => {
    for (const nonsense of NONSENSE) {
      // An object with nothing in it is a profile without fields.
      if (path.endsWith('profile') && typeof nonsense === 'object' && nonsense && !Array.isArray(nonsense))
        continue;
      const broken = serve(path, nonsense);
      await openApp(address, 'tok', app);
      const alert = await waitFor(() => {
        const found = screen.getAllByText(WORDS)[0]?.closest<HTMLElement>('[role=alert], section, main');
        if (!found) throw new Error('nothing is said');
        return found;
      });
      frameStands();
      broken.is = false;
      const before = broken.asked;
      fireEvent.click(retry(alert.closest('main') ?? document.body));
      await waitFor(() => expect(broken.asked).toBeGreaterThan(before));
      await waitFor(() => find(sign));
      frameStands();
      cleanup();
      localStorage.clear();
    }
  });

  it.each([
    ['what the user made of the list', '/list-settings'],
    ['labels of a picker', '/driver/lookup'],
    ['notifications', '/notifications'],
    ['exports', '/exports'],
  ])('%s: the rows stand', { timeout: 90_000 }, async (_name, path) => {
    for (const nonsense of NONSENSE) {
      // With something unread, what pops up is asked for on load.
      const unread = path === '/notifications' ? 1 : 0;
      const broken = serve(path, nonsense, { ...GOOD, '/me': { ...session, notify: unread } });
      await openApp('/fleet/list', 'tok', app);
      await waitFor(() => find('[data-row="1"]'));
      if (path === '/driver/lookup')
        fireEvent.click(find('[data-filter=driver_id] button, [data-filter=driver_id] input'));
      if (path !== '/exports')
        await waitFor(() => expect(broken.asked).toBeGreaterThan(0), { timeout: 15_000 });
      await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
      frameStands();
      expect(document.querySelectorAll('[data-row]')).toHaveLength(tripRows.length);
      cleanup();
      localStorage.clear();
    }
  });

  it('the bell: its list says so, and is asked again', async () => {
    for (const nonsense of NONSENSE) {
      const broken = serve('/notifications', nonsense);
      await openApp('/fleet/list', 'tok', app);
      await waitFor(() => find('[data-row="1"]'));
      fireEvent.click(find('[data-control=notifications]'));
      const menu = await screen.findByRole('dialog', { name: 'kit.shell.notifications_title' });
      await within(menu).findByText(WORDS);
      expect(document.querySelectorAll('[data-row]')).toHaveLength(tripRows.length);
      broken.is = false;
      fireEvent.click(retry(menu));
      await within(menu).findByText('Đơn mới');
      cleanup();
      localStorage.clear();
    }
  });

  it('numbers of the dashboard: the way to every screen stands', async () => {
    for (const nonsense of NONSENSE) {
      const broken = serve('/trip-report', nonsense);
      await openApp('/', 'tok', app);
      await waitFor(() => expect(broken.asked).toBeGreaterThan(0), { timeout: 15_000 });
      await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
      frameStands();
      expect(find('[data-screen=dashboard] a[href="/fleet/trip"]')).toBeTruthy();
      cleanup();
      localStorage.clear();
    }
  });

  it('the session: says what to do, and tries again', async () => {
    for (const nonsense of [
      ...NONSENSE,
      { ...session, customer: null },
      { ...session, permissions: 'all' },
    ]) {
      const broken = serve('/me', nonsense);
      const router = await openApp('/fleet/list', 'tok', app);
      await waitFor(() => expect(router.state.location.pathname).toBe('/403'));
      await screen.findByText(WORDS);
      expect(find('[data-action=sign-in-again]')).toBeTruthy();
      broken.is = false;
      fireEvent.click(find('[data-action=retry]'));
      await waitFor(() => find('[data-row="1"]'));
      cleanup();
      localStorage.clear();
    }
  });

  it('a public check: its page stands', async () => {
    for (const nonsense of NONSENSE) {
      const broken = serve('/check-code', nonsense);
      await openApp('/check/A1', undefined, app);
      await screen.findByText(WORDS);
      const before = broken.asked;
      fireEvent.click(retry());
      await waitFor(() => expect(broken.asked).toBeGreaterThan(before));
      cleanup();
    }
  });
});
