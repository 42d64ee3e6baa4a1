import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '#contract/session.ts';
import { noteVisit, readUsage } from '#web/app/usage.ts';
import { aSession } from '../auth/aSession.ts';
import { failure, fakeApi, json } from '../data/fakeApi.ts';
import { openApp } from './openApp.tsx';
import { tinyApp } from './tinyApp.tsx';

const NO_NEWS = json({ rows: [], total: 0 });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const system = async () => ({ default: {} });
const app = {
  ...tinyApp,
  socialSdkCodes: ['trip_social'],
  messages: { ...tinyApp.messages, system: { vi: system, en: system, zh: system } },
};

/** Opens an address with a session; gives the router and what was asked of the API. */
async function openWith(
  address: string,
  session: Partial<Session> = {},
  customer: Partial<Session['customer']> = {},
  answers: Parameters<typeof fakeApi>[0] = {},
) {
  const calls = fakeApi({ '/me': json(aSession(session, customer)), '/notifications': NO_NEWS, ...answers });
  const router = await openApp(address, 'tok', app);
  await control('company');
  return { router, calls };
}

const control = (name: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[data-control="${name}"]`);
    if (!found) throw new Error(`no control ${name}`);
    return found;
  });
const click = (selector: string) => act(() => document.querySelector<HTMLElement>(selector)?.click());

/** A window in which a media query with this text holds, and no other. */
const toMedia = (text: string) => (query: string) => ({
  matches: query.includes(text),
  media: query,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
});
const actionsIn = (element: HTMLElement) =>
  [...element.querySelectorAll('[data-action]')].map((item) => item.getAttribute('data-action'));

describe('the top bar (spec 2.5)', () => {
  it.each([
    [{ sub_full_name: 'Kho Đông', distributor_name: 'NPP Ánh Dương' }, 'Kho Đông'],
    [{ sub_full_name: '', distributor_name: 'NPP Ánh Dương' }, 'NPP Ánh Dương'],
    [{}, 'Công ty Sao Việt'],
    [{ company_name: null }, ''],
  ] as const)(
    'names the first of sub name, distributor and company that is there: %j',
    async (customer, name) => {
      await openWith('/fleet/trip', {}, customer as Partial<Session['customer']>);
      expect((await control('company')).textContent).toBe(name);
    },
  );

  it.each([
    [0, '', true],
    [9, '9', false],
    [10, '9+', false],
  ])('writes %i unread ones as "%s"', async (notify, text, isHidden) => {
    await openWith('/fleet/trip', { notify });
    const badge = (await control('notifications')).querySelector('.MuiBadge-badge');
    expect(badge?.textContent).toBe(text);
    expect(badge?.classList.contains('MuiBadge-invisible')).toBe(isHidden);
  });

  it('holds profile, terms, privacy, background and logout in the more-menu', async () => {
    const page = (path: string) => ({
      ...tinyApp.screens[0],
      path,
      screen: path.slice(1),
      public: true as const,
    });
    fakeApi({ '/me': json(aSession()), '/notifications': NO_NEWS });
    const screens = [...app.screens, page('/terms'), page('/privacy')] as typeof app.screens;
    await openApp('/fleet/trip', 'tok', { ...app, screens });
    act(() => document.querySelector<HTMLElement>('[data-control=more]')?.click());
    await control('more').then((more) => more.click());
    const menu = await screen.findByRole('menu');
    const items = actionsIn(menu);
    const wanted = ['profile', 'terms', 'privacy', 'background', 'logout'];
    expect(items.filter((item) => wanted.includes(item ?? ''))).toEqual(wanted);
    expect(within(menu).getByText('Trần Văn Kho')).toBeTruthy();
  });

  it.each([
    [1, '/account'],
    [2, '/change-password'],
  ])('leads identity %i of a customer with identity 1 to the profile %s', async (identity_id, path) => {
    await openWith('/fleet/trip', { identity_id });
    (await control('more')).click();
    await screen.findByRole('menu');
    expect(document.querySelector('[data-action=profile]')?.getAttribute('href')).toBe(path);
  });
});

describe('module tabs (spec 2.5)', () => {
  it('open the dashboard of the module over another page, which stays', async () => {
    const { router } = await openWith('/fleet/trip', { permissions: ['trip_manager', 'shop_list'] });
    await screen.findByText('/fleet/trip');
    click('[data-module=shop]');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.closest('[data-screen=dashboard]')).toBeTruthy();
    expect([...dialog.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/shop/list',
    ]);
    expect(router.state.location.pathname).toBe('/fleet/trip');
    expect(screen.getByText('/fleet/trip')).toBeTruthy();
    click('[data-screen=dashboard] a');
    await waitFor(() => expect(router.state.location.pathname).toBe('/shop/list'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('choose the module on the dashboard itself, and take the choice back', async () => {
    const { router } = await openWith('/', { permissions: ['trip_manager', 'shop_list'] });
    click('[data-module=shop]');
    await waitFor(() => expect(router.state.location.search).toBe('?module=shop'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.querySelector('[data-module=shop]')?.getAttribute('aria-current')).toBe('true');
    click('[data-module=shop]');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('are not there on the account page', async () => {
    const { router } = await openWith('/account', { permissions: ['customer_account', 'trip_manager'] });
    expect(document.querySelector('[data-module]')).toBeNull();
    await act(() => router.navigate('/fleet/trip'));
    await waitFor(() => expect(document.querySelector('[data-module=fleet]')).toBeTruthy());
  });

  it('are not there below 900 px, where the drawer is opened by its button (readings)', async () => {
    const matchMedia = vi.fn(toMedia('max-width:899.95px'));
    vi.stubGlobal('matchMedia', matchMedia);
    await openWith('/fleet/trip');
    expect(matchMedia.mock.calls.some(([query]) => query.includes('899.95'))).toBe(true);
    expect(document.querySelector('[data-module]')).toBeNull();
    expect(document.querySelector('[data-menu=TripList]')).toBeNull();
    (await control('menu')).click();
    await waitFor(() => expect(document.querySelector('[data-menu=TripList]')).toBeTruthy());
    // The top bar of a phone has no room for the company.
    expect(document.querySelector('.MuiDrawer-root')?.textContent).toContain('Công ty Sao Việt');
  });
});

describe('the menu item of the current page (spec 2.5)', () => {
  it('loads the page anew; with a key for another window it does not', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
    await openWith('/fleet/trip');
    await screen.findByText('/fleet/trip');
    const item = document.querySelector<HTMLElement>('[data-menu=TripList]');
    expect(item?.getAttribute('aria-current')).toBe('page');
    if (item) fireEvent.click(item, { ctrlKey: true });
    expect(assign).not.toHaveBeenCalled();
    if (item) fireEvent.click(item);
    expect(assign.mock.calls).toEqual([['/fleet/trip']]);
  });

  it('leads from a record back to its list without loading anew', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
    const { router } = await openWith('/fleet/trip/7');
    await screen.findByText('/fleet/trip/:id');
    click('[data-menu=TripList]');
    await waitFor(() => expect(router.state.location.pathname).toBe('/fleet/trip'));
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('the title (spec 2.1)', () => {
  it('is set after each navigation: the name of the page, SSC where there is none', async () => {
    const { router } = await openWith('/fleet/trip', { permissions: ['trip_manager', 'fuel'] });
    await waitFor(() => expect(document.title).toBe('Chuyến xe'));
    await act(() => router.navigate('/fuel/list'));
    await waitFor(() => expect(document.title).toBe('SSC'));
    await act(() => router.navigate('/'));
    await waitFor(() => expect(document.title).toBe('Trang chủ'));
  });
});

describe('urgent notifications on load (spec 2.5)', () => {
  const urgent = {
    id: 5,
    type: 4,
    status: 0,
    severity: 'warning',
    title: 'Kiểm kê lúc 17:00',
    url: null,
    data: null,
    created_at: '2026-11-21T03:00:00Z',
  };

  it('are asked for when there are unread ones, and open a dialog', async () => {
    const { calls } = await openWith(
      '/fleet/trip',
      { notify: 2 },
      {},
      {
        '/notifications': json({ rows: [urgent], total: 1 }),
      },
    );
    expect((await control('urgent')).textContent).toContain('Kiểm kê lúc 17:00');
    const asked = calls.filter(({ path }) => path === '/notifications').map(({ body }) => body);
    expect(asked).toContainEqual({ type: 4, status: 0 });
  });

  it('are not asked for when everything is read; none of type 4 opens nothing', async () => {
    const none = await openWith('/fleet/trip', { notify: 0 });
    await screen.findByText('/fleet/trip');
    expect(none.calls.map(({ path }) => path)).toEqual(['/me']);
    cleanup();
    const { calls } = await openWith('/fleet/trip', { notify: 2 });
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/notifications'));
    expect(document.querySelector('[data-control=urgent]')).toBeNull();
  });

  it('are read once they were understood, and the bell counts them no more', async () => {
    const { calls } = await openWith(
      '/fleet/trip',
      { notify: 3 },
      {},
      {
        '/notifications': [json({ rows: [urgent], total: 1 }), json({ rows: [], total: 2 })],
        '/notifications/read': json({}),
      },
    );
    await control('urgent');
    click('[data-action=understood]');
    const bell = await control('notifications');
    await waitFor(() => expect(bell.querySelector('.MuiBadge-badge')?.textContent).toBe('2'));
    expect(calls.slice(-2)).toMatchObject([
      { path: '/notifications/read', body: { ids: [5] } },
      { path: '/notifications', body: { status: 0 } },
    ]);
  });

  it('lead to pages of this app only, whatever they say', async () => {
    const urls = ['/fleet/trip/7', '//elsewhere.example', 'https://elsewhere.example', 'javascript:alert(1)'];
    const rows = urls.map((url, index) => ({ ...urgent, id: index, url }));
    await openWith('/fleet/trip', { notify: 4 }, {}, { '/notifications': json({ rows, total: 4 }) });
    const links = (await control('urgent')).querySelectorAll('a');
    expect([...links].map((link) => link.getAttribute('href'))).toEqual(['/fleet/trip/7']);
  });

  it('of a finished export fetch its file', async () => {
    const rows = [{ ...urgent, data: { filename: 'don-hang.xlsx' } }];
    const { calls } = await openWith(
      '/fleet/trip',
      { notify: 1 },
      {},
      {
        '/notifications': json({ rows, total: 1 }),
        '/notifications/read': json({}),
      },
    );
    const dialog = await control('urgent');
    act(() => dialog.querySelector<HTMLElement>('[data-notification] [role=button]')?.click());
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/download-export-excel-file')?.body).toEqual({
        filename: 'don-hang.xlsx',
      }),
    );
  });
});

describe('the page (look: the frame)', () => {
  it('begins at its top after each navigation, and where one stood on the way back', async () => {
    const { router } = await openWith('/fleet/trip');
    await screen.findByText('/fleet/trip');
    const main = document.querySelector('main') as HTMLElement;
    const scroll = (top: number) => act(() => fireEvent.scroll(Object.assign(main, { scrollTop: top })));
    await scroll(300);
    await act(() => router.navigate('/fleet/trip?q=1'));
    expect(main.scrollTop).toBe(300);
    await act(() => router.navigate('/fleet/trip/7'));
    expect(main.scrollTop).toBe(0);
    await scroll(40);
    await act(() => router.navigate(-1));
    expect(main.scrollTop).toBe(300);
    await act(() => router.navigate(1));
    expect(main.scrollTop).toBe(40);
  });
});

describe('a phone (look: the frame)', () => {
  const menu = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
    name,
    route: `/fleet/${name}`,
    permissions: ['trip_manager'],
  }));
  const [shop, fleet, ...others] = tinyApp.modules;
  const busy = {
    ...app,
    modules: [shop, { ...fleet, menu: [{ group: 'trips', items: menu }] }, ...others],
  } as typeof app;
  const openPhone = async () => {
    vi.stubGlobal('matchMedia', toMedia('max-width:899.95px'));
    fakeApi({ '/me': json(aSession()), '/notifications': NO_NEWS });
    await openApp('/fleet/trip', 'tok', busy);
    await control('menu');
  };

  it('has the four most used screens in its bar, in the order of the menu', async () => {
    for (const name of ['e', 'c', 'c', 'd']) noteVisit(2, `/fleet/${name}`, 1);
    await openPhone();
    const bar = screen.getByRole('navigation', { name: 'kit.shell.most_used' });
    const links = [...bar.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/fleet/a', '/fleet/c', '/fleet/d', '/fleet/e']);
    // This visit counts for the next time.
    await waitFor(() => expect(readUsage(2)['/fleet/trip']?.count).toBe(1));
  });

  it('closes its drawer when a screen is chosen there', async () => {
    vi.stubGlobal('matchMedia', toMedia('max-width:899.95px'));
    const { router } = await openWith('/fleet/trip/7');
    (await control('menu')).click();
    await waitFor(() => expect(document.querySelector('[data-menu=TripList]')).toBeTruthy());
    click('[data-menu=TripList]');
    await waitFor(() => expect(router.state.location.pathname).toBe('/fleet/trip'));
    await waitFor(() => expect(document.querySelector('[data-menu=TripList]')).toBeNull());
  });
});

describe('the social SDK (spec 2.5)', () => {
  /** What would be loaded into the page. */
  const watchScripts = () => {
    const append = vi.spyOn(document.head, 'append').mockReturnValue();
    return () => append.mock.calls.map(([script]) => script as HTMLScriptElement);
  };

  it('is loaded in version v22.0 for holders of a code that is declared so, without blocking', async () => {
    const scripts = watchScripts();
    await openWith('/fleet/note', { permissions: ['trip_social'] });
    await waitFor(() => expect(scripts()).toHaveLength(1));
    expect(scripts()[0]?.src).toMatch(/connect\.facebook\.net.*version=v22\.0$/);
    expect(scripts()[0]?.async).toBe(true);
  });

  it('is not loaded for others, super_admin among them (readings)', async () => {
    const scripts = watchScripts();
    await openWith('/fleet/note', { permissions: ['super_admin'] });
    await screen.findByRole('textbox');
    expect(scripts()).toEqual([]);
  });
});

describe('a page that could not be opened', () => {
  it('is tried again from /403 when the network was the reason, with its filters', async () => {
    fakeApi({ '/me': [new TypeError('net'), json(aSession())], '/notifications': NO_NEWS });
    const shared = async () => ({ default: { 'kit.shell.offline': 'Không có mạng.' } });
    const messages = { ...app.messages, _shared: { vi: shared, en: shared, zh: shared } };
    const router = await openApp('/fleet/trip?page=2', 'tok', { ...app, messages });
    await waitFor(() => expect(router.state.location.pathname).toBe('/403'));
    // The call failed before the texts were there.
    expect(await screen.findByText('Không có mạng.')).toBeTruthy();
    click('[data-action=retry]');
    expect(await screen.findByText('/fleet/trip')).toBeTruthy();
    expect(router.state.location.search).toBe('?page=2');
  });

  it('is opened after signing in again when the session had died', async () => {
    fakeApi({
      '/me': [failure(401, 'no_session'), json(aSession())],
      '/login': json({ token: 'new' }),
      '/notifications': NO_NEWS,
    });
    const router = await openApp('/fleet/trip?page=2', 'dead', app);
    await waitFor(() => expect(document.querySelector('[data-action=sign-in-again]')).toBeTruthy());
    expect(document.querySelector('[data-action=retry]')).toBeNull();
    click('[data-action=sign-in-again]');
    fireEvent.submit(
      (await screen.findByRole('heading', { name: 'Đăng nhập' })).parentElement?.querySelector('form') ??
        document,
    );
    expect(await screen.findByText('/fleet/trip')).toBeTruthy();
    expect(router.state.location.search).toBe('?page=2');
  });
});

describe('logging out (spec 7, 8)', () => {
  it('says what to do when the server could not, and stays signed in', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
    await openWith('/fleet/trip', {}, {}, { '/logout': failure(500, 'internal') });
    (await control('more')).click();
    await screen.findByRole('menu');
    click('[data-action=logout]');
    expect(await screen.findByText('messages.logout_failed')).toBeTruthy();
    expect([localStorage.getItem('khuon.token'), assign.mock.calls.length]).toEqual(['tok', 0]);
  });
});

describe('the dashboard', () => {
  const home = (load: () => Promise<never>) => ({
    ...app,
    reports: [{ screen: 'fleet/report', permissions: ['trip_manager'], texts: ['fleet'], load }],
  });
  const never = () => new Promise<never>(() => {});
  const rooms = () =>
    [...document.querySelectorAll<HTMLElement>('[style*="--kept-height"]')].map((room) =>
      room.style.getPropertyValue('--kept-height'),
    );

  it('keeps the room free that the numbers took the last time, so that nothing jumps', async () => {
    localStorage.setItem('khuon.home.2.wide', '200');
    localStorage.setItem('khuon.statistics.2.wide', '90');
    vi.stubGlobal('matchMedia', toMedia('min-width: 900px'));
    fakeApi({ '/me': json(aSession()), '/notifications': NO_NEWS });
    await openApp('/', 'tok', home(never));
    await waitFor(() => expect(rooms()).toEqual(['90px', '200px']));
    expect(document.querySelector('[data-screen=dashboard] a[href="/fleet/trip"]')).toBeTruthy();
  });

  it('keeps none for those who may see no numbers', async () => {
    localStorage.setItem('khuon.statistics.2.wide', '0');
    fakeApi({ '/me': json(aSession({ permissions: ['fuel'] })), '/notifications': NO_NEWS });
    await openApp('/', 'tok', home(never));
    await waitFor(() => expect(document.querySelector('[data-screen=dashboard]')).toBeTruthy());
    expect(rooms()).toEqual(['0px']);
  });

  it('shows numbers of lists in the line of their tab, each leading to its list with the filters set', async () => {
    const row = { screen: 'fleet/trip', label: 'screen.fleet/trip.title', route: '/fleet/trip' };
    const rows = [
      { ...row, key: 'waiting', filters: { status: [1] }, mode: 'all', value: 0 },
      { ...row, key: 'today', filters: {}, value: 12, previous: 10 },
    ];
    const calls = fakeApi({
      '/me': json(aSession()),
      '/notifications': NO_NEWS,
      '/fast-statistics': json({ rows }),
    });
    await openApp('/', 'tok', home(never));
    const links = () => [...document.querySelectorAll('[data-statistics=fleet] a')];
    await waitFor(() => expect(links()).toHaveLength(1));
    // What is 0 is shown when it is asked for.
    fireEvent.click(screen.getByText(/kit\.shell\.show_zeros/));
    await waitFor(() => expect(links()).toHaveLength(2));
    expect(links().map((link) => link.querySelector('b')?.textContent)).toEqual(['0', '12']);
    expect(links()[1]?.querySelector('small')).toBeTruthy();
    expect(decodeURIComponent(links()[0]?.getAttribute('href') ?? '')).toContain(
      '/fleet/trip?filter={"status":[1],"viewMode":"all"}',
    );
    expect(calls.filter(({ path }) => path === '/fast-statistics')).toHaveLength(1);
  });
});
