import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionStore, followWindows } from '#web/auth/SessionStore.ts';
import { createActivity } from '#web/data/createActivity.ts';
import { createHttp } from '#web/data/http.ts';
import { failure, fakeApi, json } from '../data/fakeApi.ts';
import { aSession } from './aSession.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

function open(token?: string) {
  if (token) localStorage.setItem('khuon.token', token);
  const restart = vi.fn();
  const http = createHttp({
    base: '/api',
    clientKey: 'khuon',
    activity: createActivity(),
    token: () => sessions.token(),
    language: () => 'vi',
    translate: (key) => key,
    revive: () => sessions.revive(),
  });
  const sessions = new SessionStore(http, restart);
  return { sessions, http, restart };
}

describe('the session', () => {
  it('starts signed out without a token, idle with one', () => {
    expect(open().sessions.state().status).toBe('signed_out');
    expect(open('t').sessions.state().status).toBe('idle');
  });

  it('is read once at a time', async () => {
    const calls = fakeApi({ '/me': json(aSession()) });
    const { sessions } = open('t');
    await Promise.all([sessions.load(), sessions.load()]);
    expect(calls).toHaveLength(1);
    expect(sessions.state()).toMatchObject({ status: 'ready', session: { display_name: 'Trần Văn Kho' } });
  });

  it('fails in its state for any error of /me, and asks again after retry', async () => {
    fakeApi({ '/me': [failure(401, 'no_session'), json(aSession())] });
    const { sessions } = open('dead');
    await sessions.load();
    expect(sessions.state().status).toBe('failed');
    sessions.retry();
    await sessions.load();
    expect(sessions.state().status).toBe('ready');
  });

  it('keeps the token of a login and says why one failed', async () => {
    fakeApi({
      '/login': [failure(401, 'wrong_login', 'Sai'), json({ token: 'new' })],
      '/me': json(aSession()),
    });
    const { sessions } = open();
    await expect(sessions.signIn('a', 'b')).rejects.toThrow('Sai');
    await sessions.signIn('a', 'b');
    expect([sessions.token(), sessions.state().status]).toEqual(['new', 'ready']);
  });

  it('forgets the token after logging out, also when it was dead; not when the server failed', async () => {
    fakeApi({ '/logout': [failure(500, 'internal'), failure(401, 'no_session')] });
    const { sessions } = open('t');
    await expect(sessions.signOut()).rejects.toThrow('internal');
    expect(sessions.token()).toBe('t');
    await sessions.signOut();
    expect([sessions.token(), sessions.state().status]).toEqual([null, 'signed_out']);
  });
});

/** A session whose token died under two saving calls. */
async function expired() {
  const calls = fakeApi({
    '/me': [json(aSession()), json(aSession({ auth_key: 'second' })), json(aSession({ identity_id: 9 }))],
    '/login': json({ token: 'new' }),
    '/trip': [failure(401, 'no_session'), failure(401, 'no_session'), json({ id: 1 })],
  });
  const parts = open('old');
  await parts.sessions.load();
  const saved = Promise.allSettled([parts.http.post('/trip', { a: 1 }), parts.http.post('/trip', { a: 2 })]);
  await vi.waitFor(() => expect(parts.sessions.state()).toMatchObject({ isExpired: true }));
  return { ...parts, calls, saved };
}

describe('a session that dies later', () => {
  it('opens one dialog for all calls and sends them again after signing in', async () => {
    const { sessions, saved } = await expired();
    await sessions.signIn('a', 'b');
    expect((await saved).map((result) => result.status)).toEqual(['fulfilled', 'fulfilled']);
    expect(sessions.state()).toMatchObject({ status: 'ready', session: { auth_key: 'second' } });
    expect(sessions.state()).not.toHaveProperty('isExpired');
  });

  it('lets the calls fail when the dialog is closed', async () => {
    const { sessions, saved } = await expired();
    sessions.giveUp();
    expect((await saved).map((result) => result.status)).toEqual(['rejected', 'rejected']);
    expect(sessions.state()).not.toHaveProperty('isExpired');
  });

  it('throws the page away when somebody else signs in', async () => {
    const { sessions, restart } = await expired();
    await sessions.signIn('a', 'b');
    expect(restart).not.toHaveBeenCalled();
    await sessions.load();
    expect(restart).toHaveBeenCalledTimes(1);
  });

  it('does not ask on pages without a session', async () => {
    expect(await open().sessions.revive()).toBe(false);
  });
});

describe('another window of the browser', () => {
  /** What it left in the storage, and the event by which the browser tells of it. */
  const store = (token: string | null, key = 'khuon.token') => {
    if (token === null) localStorage.removeItem('khuon.token');
    else localStorage.setItem('khuon.token', token);
    window.dispatchEvent(new StorageEvent('storage', { key }));
  };

  async function following(...answers: readonly Response[]) {
    const calls = fakeApi({ '/me': [json(aSession()), ...answers] });
    const parts = open('old');
    await parts.sessions.load();
    return { ...parts, calls, stop: followWindows(parts.sessions) };
  }

  it('signs out: the password is asked for over the page; the same person signs in there: it goes on', async () => {
    const { sessions, restart, stop } = await following(json(aSession({ auth_key: 'second' })));
    store(null);
    expect(sessions.state()).toMatchObject({ status: 'ready', isExpired: true });
    store('new');
    await vi.waitFor(() => expect(sessions.state()).toMatchObject({ session: { auth_key: 'second' } }));
    expect(sessions.state()).not.toHaveProperty('isExpired');
    expect(restart).not.toHaveBeenCalled();
    stop();
  });

  it('signs somebody else in: nothing of this page is done in his name', async () => {
    const { restart, stop } = await following(json(aSession({ identity_id: 9 })));
    store('his');
    await vi.waitFor(() => expect(restart).toHaveBeenCalledTimes(1));
    stop();
  });

  it('changes something else, or nothing: nothing is asked', async () => {
    const { calls, stop } = await following();
    store('old');
    store('other', 'khuon.density');
    expect(calls).toHaveLength(1);
    stop();
    store('new');
    expect(calls).toHaveLength(1);
  });

  it('signs in while this one stands at the login: the session is read', async () => {
    const { sessions } = open();
    const stop = followWindows(sessions);
    store('new');
    expect(sessions.state().status).toBe('idle');
    stop();
  });
});
