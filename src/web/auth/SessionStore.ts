import type { HttpError } from 'react-admin';
import type { Session } from '#contract/session.ts';
import { isSession } from '#web/data/answers.ts';
import type { Http } from '#web/data/http.ts';
import { readLocal, writeLocal } from '#web/data/localStore.ts';
import { isText, objectOf } from '#web/data/shapes.ts';

export type SessionState =
  /** No token: the login is next. */
  | { status: 'signed_out' }
  /** A token whose session nobody asked for yet. */
  | { status: 'idle' | 'loading' }
  /** `isExpired`: the token died while the page was in use; the sign-in dialog is open. */
  | { status: 'ready'; session: Session; isExpired?: true }
  | { status: 'failed'; error: HttpError };

interface PendingSignIn {
  promise: Promise<boolean>;
  end: (isAlive: boolean) => void;
}

const TOKEN = 'token';
const isLogin = objectOf<{ token: string }>({ token: isText });
/** Its name in the browser's storage. */
const STORED = `khuon.${TOKEN}`;

/** Token and session of this page. The stored token is the session marker (readings, "Access and shell"). */
export class SessionStore {
  private readonly http: Http;
  private readonly restart: () => void;
  private readonly listeners = new Set<() => void>();
  private current: SessionState = { status: readLocal(TOKEN) ? 'idle' : 'signed_out' };
  /** Token of the session that is shown. */
  private shown: string | null = null;
  private loading: Promise<void> | null = null;
  private pending: PendingSignIn | null = null;
  private isOver = false;

  /** `restart` throws the page away: somebody else signed in, and nothing of the first person may stay. */
  constructor(http: Http, restart: () => void) {
    this.http = http;
    this.restart = restart;
  }

  state = (): SessionState => this.current;

  token = (): string | null => readLocal(TOKEN);

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** `POST /me`, once at a time. Rejects only in the sign-in dialog; else the state says how it went. */
  load(): Promise<void> {
    this.loading ??= this.readSession().finally(() => (this.loading = null));
    return this.loading;
  }

  /** Signs in and loads the session; rejects with the login's `HttpError`. */
  async signIn(username: string, password: string): Promise<void> {
    const body = { username, password };
    const answer = await this.http.post('/login', body, { reads: true, anonymous: true, shape: isLogin });
    writeLocal(TOKEN, answer.token);
    await this.load();
  }

  /** Ends the session on the server, then forgets it; rejects when the server could not. */
  async signOut(): Promise<void> {
    await this.http.post('/logout', undefined, { reads: true, anonymous: true }).catch(ignoreDeadSession);
    this.forget();
  }

  /** Forgets the token without asking the server. */
  forget(): void {
    writeLocal(TOKEN, null);
    this.endPending(false);
    this.set({ status: 'signed_out' });
  }

  /** After a failure: the next protected page asks again. */
  retry(): void {
    if (this.current.status === 'failed') this.set({ status: this.token() ? 'idle' : 'signed_out' });
  }

  /** The token died: opens the sign-in dialog; true when the same person signed in again. */
  revive(): Promise<boolean> {
    if (this.current.status !== 'ready') return Promise.resolve(false);
    this.pending ??= createPendingSignIn();
    this.set({ ...this.current, isExpired: true });
    return this.pending.promise;
  }

  /**
   * Another window of this browser signed in or out. Who is still the same goes on; somebody else's page must not stand
   * under this one's name, and without a token the sign-in dialog opens, so that nothing typed is lost.
   */
  follow(): void {
    const token = this.token();
    if (this.current.status === 'ready') {
      if (token === this.shown) return;
      // A new session that cannot be read is told by the next call.
      if (token) this.load().catch(() => undefined);
      else void this.revive();
    } else if (token && this.current.status === 'signed_out') this.set({ status: 'idle' });
  }

  /** Closes the sign-in dialog; waiting calls fail with their 401. */
  giveUp(): void {
    this.endPending(false);
  }

  /** Whether a call was refused because the licence is over, and nobody has been told yet. */
  isLicenseOver = (): boolean => this.isOver;

  /** The licence is over; or whoever is there has been told. */
  noteLicense(isOver: boolean): void {
    this.isOver = isOver;
    this.notify();
  }

  /** Sets the number of unread notifications. */
  setNotify(notify: number): void {
    if (this.current.status !== 'ready') return;
    this.set({ ...this.current, session: { ...this.current.session, notify } });
  }

  private async readSession(): Promise<void> {
    const before = this.current;
    if (before.status === 'idle') this.set({ status: 'loading' });
    const token = this.token();
    try {
      const session = await this.http.post('/me', undefined, {
        reads: true,
        anonymous: true,
        shape: isSession,
      });
      if (before.status === 'ready' && before.session.identity_id !== session.identity_id) this.restart();
      this.shown = token;
      this.set({ status: 'ready', session });
      this.endPending(true);
    } catch (error) {
      if (before.status === 'ready') throw error;
      this.set({ status: 'failed', error: error as HttpError });
    }
  }

  private endPending(isAlive: boolean): void {
    const { pending } = this;
    this.pending = null;
    if (this.current.status === 'ready') this.set({ status: 'ready', session: this.current.session });
    pending?.end(isAlive);
  }

  private set(next: SessionState): void {
    this.current = next;
    this.notify();
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}

/** Tells the store what other windows of this browser do with the token; gives the way to stop. */
export function followWindows(sessions: SessionStore): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    // Null: everything was cleared.
    if (key === STORED || key === null) sessions.follow();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function createPendingSignIn(): PendingSignIn {
  let end!: PendingSignIn['end'];
  const promise = new Promise<boolean>((resolve) => (end = resolve));
  return { promise, end };
}

function ignoreDeadSession(error: HttpError): void {
  if (error.status !== 401) throw error;
}
