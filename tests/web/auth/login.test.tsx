import { act, cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppModel, ScreenDefinition } from '#web/app/AppModel.ts';
import { PublicLinks } from '#web/auth/PublicLinks.tsx';
import { openApp } from '../app/openApp.tsx';
import { tinyApp } from '../app/tinyApp.tsx';
import { failure, fakeApi, json } from '../data/fakeApi.ts';
import { find } from '../find.ts';
import { aSession } from './aSession.ts';

// Screens come in parts that are loaded when they are asked for: on a busy machine that takes its time.
configure({ asyncUtilTimeout: 8_000 });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`);
const typed = () => [input('username')?.value, input('password')?.value];
const submit = () => act(() => document.querySelector<HTMLElement>('[data-action=login]')?.click());

/** Opens the login and types a name and a password. */
async function openLogin(
  answers: Parameters<typeof fakeApi>[0],
  address = '/login',
  app: AppModel = tinyApp,
) {
  const calls = fakeApi({
    '/me': json(aSession()),
    '/notifications': json({ rows: [], total: 0 }),
    ...answers,
  });
  const router = await openApp(address, undefined, app);
  await screen.findByRole('heading', { name: 'Đăng nhập' });
  for (const [name, value] of [
    ['username', ' kho '],
    ['password', ' bí mật '],
  ] as const) {
    const field = input(name);
    if (field) fireEvent.change(field, { target: { value } });
  }
  return { calls, router };
}

describe('signing in', () => {
  it('goes on to the page that was asked for, says so, and keeps the token', async () => {
    const { calls, router } = await openLogin({ '/login': json({ token: 'new' }) }, '/fleet/trip?page=2');
    submit();
    expect(await screen.findByText('/fleet/trip')).toBeTruthy();
    expect(router.state.location.search).toBe('?page=2');
    expect(await screen.findByText('messages.login_success')).toBeTruthy();
    expect(localStorage.getItem('khuon.token')).toBe('new');
    expect(calls[0]?.body).toEqual({ username: 'kho', password: ' bí mật ' });
  });

  it('shows the password on request, and hides it again', async () => {
    await openLogin({});
    expect(input('password')?.type).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'kit.form.show_password' }));
    expect([input('password')?.type, input('password')?.value]).toEqual(['text', ' bí mật ']);
    fireEvent.click(screen.getByRole('button', { name: 'kit.form.hide_password' }));
    expect(input('password')?.type).toBe('password');
  });

  it('keeps the page that was asked for when the session cannot be read at first', async () => {
    const answers = {
      '/login': json({ token: 'new' }),
      '/me': [failure(503, 'unavailable', 'Chưa sẵn sàng'), json(aSession())],
    };
    const { router } = await openLogin(answers, '/fleet/trip?page=2');
    submit();
    fireEvent.click(await waitFor(() => find('[data-action=retry]')));
    expect(await screen.findByText('/fleet/trip')).toBeTruthy();
    expect(router.state.location.search).toBe('?page=2');
  });

  it('keeps the page that was asked for over a look at another public page', async () => {
    const Register = () => <PublicLinks but="/register" />;
    const register: ScreenDefinition = {
      ...(tinyApp.screens[0] as ScreenDefinition),
      screen: 'register',
      path: '/register',
      public: true,
      load: async () => ({ default: Register }),
    };
    const app = { ...tinyApp, screens: [...tinyApp.screens, register] };
    const { router } = await openLogin({ '/login': json({ token: 'new' }) }, '/fleet/trip?page=2', app);
    fireEvent.click(screen.getByRole('link', { name: 'kit.auth.register_staff' }));
    fireEvent.click(await screen.findByRole('link', { name: 'Đăng nhập' }));
    await waitFor(() => expect(input('username')).not.toBeNull());
    for (const name of ['username', 'password'])
      fireEvent.change(input(name) as HTMLElement, { target: { value: 'kho' } });
    submit();
    expect(await screen.findByText('/fleet/trip')).toBeTruthy();
    expect(router.state.location.search).toBe('?page=2');
  });

  it.each([
    ['the network is away', new TypeError('net'), 'kit.shell.offline'],
    ['something else answers', new Response('<html>Wi-Fi</html>'), 'kit.shell.not_json'],
    ['the server fails (spec 8)', failure(500, 'internal', 'x'), 'messages.login_failed'],
    ['a proxy answers (spec 8)', new Response('<html>', { status: 502 }), 'messages.login_failed'],
    ['the words are wrong', failure(401, 'wrong_login', 'Sai mật khẩu'), 'Sai mật khẩu'],
    ['it was tried too often', failure(429, 'too_many', 'Thử lại sau 30 giây'), 'Thử lại sau 30 giây'],
  ])('keeps what is typed and says what to do when %s; the next try works', async (_case, fault, text) => {
    const { calls } = await openLogin({ '/login': [fault, json({ token: 'new' })] });
    submit();
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(typed()).toEqual([' kho ', ' bí mật ']);
    expect(localStorage.getItem('khuon.token')).toBeNull();
    submit();
    expect(await screen.findByText('messages.login_success')).toBeTruthy();
    expect(calls.filter(({ path }) => path === '/login')).toHaveLength(2);
  });

  it('begins in the name, and names no demo account outside of a demo', async () => {
    await openLogin({});
    expect(document.activeElement).toBe(input('username'));
    expect(screen.queryByRole('button', { name: 'warehouse' })).toBeNull();
  });

  it('asks the server once, however often the button is pressed', async () => {
    let answer = (_response: Response) => {};
    const calls = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
    await openLogin({});
    vi.stubGlobal('fetch', calls);
    submit();
    submit();
    fireEvent.submit(input('username')?.form ?? document);
    answer(failure(401, 'wrong_login', 'Sai mật khẩu'));
    await screen.findByRole('alert');
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it('goes to /403 when the session cannot be read, with the reason (spec 2.1)', async () => {
    const { router } = await openLogin({
      '/login': json({ token: 'new' }),
      '/me': failure(503, 'busy', 'Máy chủ đang bận'),
    });
    submit();
    await waitFor(() => expect(router.state.location.pathname).toBe('/403'));
    expect(await screen.findByText('Máy chủ đang bận')).toBeTruthy();
  });
});
