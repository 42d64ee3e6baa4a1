import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSession } from '../auth/aSession.ts';
import { failure, fakeApi, json } from '../data/fakeApi.ts';
import { clickBeside } from '../find.ts';
import { openApp as open } from './openApp.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const valuesOf = (attribute: string) =>
  [...document.querySelectorAll(`[${attribute}]`)].map((element) => element.getAttribute(attribute));

const at = (router: { state: { location: { pathname: string } } }, path: string) =>
  waitFor(() => expect(router.state.location.pathname).toBe(path));

describe('who may open what (spec 2.1, readings)', () => {
  it('sends a visitor without a token to the login and remembers the page', async () => {
    fakeApi({});
    const router = await open('/fleet/trip?page=2');
    await at(router, '/login');
    expect(router.state.location.state).toMatchObject({ nextPathname: '/fleet/trip', nextSearch: '?page=2' });
    expect(await screen.findByRole('heading', { name: 'Đăng nhập' })).toBeTruthy();
  });

  it.each([
    ['a dead token', failure(401, 'no_session')],
    ['a server that fails', failure(500, 'internal')],
    ['no network', new TypeError('net')],
  ])('goes to /403 when /me fails: %s', async (_case, answer) => {
    fakeApi({ '/me': answer });
    await at(await open('/fleet/trip', 'tok'), '/403');
    expect(await screen.findByText('Không có quyền')).toBeTruthy();
  });

  it('goes to /license-expired when the server says so', async () => {
    fakeApi({ '/me': failure(403, 'license_expired') });
    await at(await open('/', 'tok'), '/license-expired');
  });

  it('shows a page to a holder of one of its codes, with its name as title', async () => {
    fakeApi({
      '/me': json(aSession({ permissions: ['fuel_view'] })),
      '/main-accounts': json({ names: ['Hoa', 'Mai'] }),
    });
    const router = await open('/fuel/list', 'tok');
    expect(await screen.findByText('/fuel/list')).toBeTruthy();
    expect(document.title).toBe('SSC');
    await act(() => router.navigate('/fleet/trip'));
    await at(router, '/403');
    expect(document.title).toBe('Không có quyền');
    expect(await screen.findByText('Chuyến xe cần quyền: Quản lý chuyến')).toBeTruthy();
    expect(router.state.location.state).toMatchObject({ nextPathname: '/fleet/trip' });
    expect(await screen.findByText(/Hoa, Mai/u), 'and whom to ask').toBeTruthy();
  });

  it('offers the screens that are most like an address that is none', async () => {
    fakeApi({ '/me': json(aSession({ permissions: ['trip_manager', 'fuel_view'] })) });
    await open('/fleet/trips', 'tok');
    const nearest = await waitFor(() => {
      const found = document.querySelector('[data-control=nearest]');
      if (!found) throw new Error('not there yet');
      return found;
    });
    const links = [...nearest.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links[0]).toBe('/fleet/trip');
    expect(links, 'none that he may not open').not.toContain('/shop/list');
  });

  it('lets super_admin through every route check', async () => {
    fakeApi({ '/me': json(aSession({ permissions: ['super_admin'] }, { is_active_pos: false })) });
    await open('/shop/list', 'tok');
    expect(await screen.findByText('/shop/list')).toBeTruthy();
  });

  it('leads from /login with a live session to the dashboard', async () => {
    fakeApi({ '/me': json(aSession()) });
    await at(await open('/login', 'tok'), '/');
  });

  it('shows the login to a dead token at /login', async () => {
    fakeApi({ '/me': failure(401, 'no_session') });
    const router = await open('/login', 'dead');
    expect(await screen.findByRole('heading', { name: 'Đăng nhập' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/login');
  });

  it('sends /v2… to / before any other check', async () => {
    fakeApi({ '/me': json(aSession()) });
    await at(await open('/v2shop/list', 'tok'), '/');
  });

  it('shows public pages and unknown addresses to everybody', async () => {
    const calls = fakeApi({});
    const router = await open('/hello');
    expect(await screen.findByText('/hello')).toBeTruthy();
    await act(() => router.navigate('/no/such'));
    expect(await screen.findByText('Không tìm thấy')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('offers to sign in again at /403, which forgets the token', async () => {
    fakeApi({ '/me': failure(401, 'no_session') });
    const router = await open('/fleet/trip', 'dead');
    await at(router, '/403');
    const button = await screen.findByRole('button', { name: 'kit.auth.sign_in_again' });
    act(() => button.click());
    await at(router, '/login');
    expect(localStorage.getItem('khuon.token')).toBeNull();
  });
});

describe('the frame', () => {
  it('marks menu items and tabs by their schema names', async () => {
    fakeApi({ '/me': json(aSession({ notify: 12 })), '/notifications': json({ rows: [], total: 0 }) });
    await open('/fleet/trip', 'tok');
    await screen.findByText('/fleet/trip');
    expect(valuesOf('data-menu')).toEqual(['Dashboard', 'TripList']);
    expect(valuesOf('data-module')).toEqual(['fleet']);
    expect(screen.getByText('9+')).toBeTruthy();
    expect(document.querySelector('[data-control=company]')?.textContent).toBe('Công ty Sao Việt');
    await waitFor(() => expect(document.title).toBe('Chuyến xe'));
  });

  it('prefers the address that is written out: create before a record', async () => {
    fakeApi({ '/me': json(aSession()) });
    await open('/fleet/trip/create', 'tok');
    expect(await screen.findByText('/fleet/trip/create')).toBeTruthy();
  });

  it('asks for the password over the page when the session dies, and goes on (readings)', async () => {
    const calls = fakeApi({
      '/me': json(aSession()),
      '/login': json({ token: 'new' }),
      '/notifications': [failure(401, 'no_session'), json({ rows: [], total: 0 })],
    });
    await open('/fleet/trip', 'tok');
    await screen.findByText('/fleet/trip');
    act(() => document.querySelector<HTMLElement>('[data-control=notifications]')?.click());
    const dialog = await screen.findByRole('dialog', { name: 'kit.auth.expired_title' });
    expect(screen.getByText('/fleet/trip')).toBeTruthy();
    fireEvent.submit(dialog.querySelector('form') ?? dialog);
    await waitFor(() => expect(calls.filter((call) => call.path === '/notifications')).toHaveLength(2));
    expect(calls.at(-1)?.headers.get('authorization')).toBe('Bearer new');
  });

  it('keeps the question for the password over a click beside it; Escape gives up', async () => {
    fakeApi({ '/me': json(aSession()), '/notifications': failure(401, 'no_session') });
    await open('/fleet/trip', 'tok');
    await screen.findByText('/fleet/trip');
    act(() => document.querySelector<HTMLElement>('[data-control=notifications]')?.click());
    const dialog = await screen.findByRole('dialog', { name: 'kit.auth.expired_title' });
    clickBeside(dialog);
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(screen.getByRole('dialog', { name: 'kit.auth.expired_title' })).toBe(dialog);
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'kit.auth.expired_title' })).toBeNull());
  });

  it('changes the language without losing what is typed', async () => {
    fakeApi({ '/me': json(aSession()) });
    await open('/fleet/note', 'tok');
    const input = await screen.findByRole<HTMLInputElement>('textbox');
    fireEvent.change(input, { target: { value: 'đang gõ' } });
    act(() => document.querySelector<HTMLElement>('[data-control=language]')?.click());
    act(() => document.querySelector<HTMLElement>('[data-language=en]')?.click());
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
    expect(screen.getByRole<HTMLInputElement>('textbox', { hidden: true }).value).toBe('đang gõ');
  });

  it('logs out on the server and forgets the token', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
    const calls = fakeApi({ '/me': json(aSession()), '/logout': json({}) });
    await open('/fleet/trip', 'tok');
    await screen.findByText('/fleet/trip');
    act(() => document.querySelector<HTMLElement>('[data-control=more]')?.click());
    act(() => document.querySelector<HTMLElement>('[data-action=logout]')?.click());
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
    expect(calls.at(-1)?.path).toBe('/logout');
    expect(localStorage.getItem('khuon.token')).toBeNull();
  });
});
