import { HttpError } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActivity } from '#web/data/createActivity.ts';
import { TIMEOUT_MS, UPLOAD_TIMEOUT_MS, createHttp } from '#web/data/http.ts';
import type { HttpParts } from '#web/data/http.ts';
import { failure, fakeApi, json } from './fakeApi.ts';

afterEach(() => vi.unstubAllGlobals());

function http(parts: Partial<HttpParts> = {}) {
  return createHttp({
    base: '/api',
    clientKey: 'khuon',
    activity: createActivity(),
    token: () => 'tok',
    language: () => 'zh',
    translate: (key) => `[${key}]`,
    revive: () => Promise.resolve(false),
    ...parts,
  });
}

const caught = (promise: Promise<unknown>): Promise<HttpError> =>
  promise.then(
    () => Promise.reject(new Error('was answered')),
    (error: HttpError) => error,
  );

describe('http', () => {
  it('sends token, client key and language with every request (spec 7)', async () => {
    const calls = fakeApi({ '/trips': json({ ok: true }) });
    expect(await http().post('/trips', { a: 1 })).toEqual({ ok: true });
    const [call] = calls;
    expect(call?.headers.get('authorization')).toBe('Bearer tok');
    expect(call?.headers.get('x-client-key')).toBe('khuon');
    expect(call?.headers.get('accept-language')).toBe('zh');
    expect(call?.headers.get('content-type')).toBe('application/json');
  });

  it('sends no authorization without a token', async () => {
    const calls = fakeApi({ '/login': json({}) });
    await http({ token: () => null }).post('/login', {}, { anonymous: true });
    expect(calls[0]?.headers.has('authorization')).toBe(false);
  });

  it('turns an error answer into an HttpError with its body and text', async () => {
    fakeApi({ '/trips': failure(409, 'in_use', 'Đang dùng') });
    const error = await caught(http().post('/trips'));
    expect(error).toBeInstanceOf(HttpError);
    expect([error.status, error.message, error.body.error.code]).toEqual([409, 'Đang dùng', 'in_use']);
  });

  it('tells what is wrong with what was sent, the first three of it, rather than that something is', async () => {
    const fields = ['Giá thiếu.', 'Ngày quá dài.', 'Mã trùng.', 'Thêm nữa.'].map((message, index) => ({
      path: `filters.f${index}`,
      code: 'wrong_type',
      message,
    }));
    fakeApi({
      '/trips': json({ error: { code: 'invalid', message: 'Xem từng ô.', fields } }, { status: 422 }),
    });
    const error = await caught(http().post('/trips', {}));
    expect(error.message).toBe('Giá thiếu. Ngày quá dài. Mã trùng.');
    expect((error.body as { error: object }).error).toMatchObject({ message: 'Xem từng ô.' });
  });

  it('has a text for what a proxy answers', async () => {
    fakeApi({ '/trips': new Response('<html>Bad gateway</html>', { status: 502 }) });
    const error = await caught(http().post('/trips'));
    expect([error.status, error.message]).toEqual([502, '[messages.error_try_again]']);
  });

  it('says in words that the server cannot be reached', async () => {
    fakeApi({ '/trips': new TypeError('Failed to fetch') });
    const error = await caught(http().post('/trips'));
    expect([error.status, error.message]).toEqual([0, '[kit.shell.offline]']);
  });

  it('lets a cancelled call end as cancelled', async () => {
    const abort = new AbortController();
    fakeApi({ '/trips': () => new DOMException('gone', 'AbortError') as unknown as Error });
    abort.abort();
    const error = await caught(http().post('/trips', {}, { signal: abort.signal }));
    expect(error.name).toBe('AbortError');
  });
});

describe('a dead session', () => {
  it('asks to sign in and sends the call again with the new token', async () => {
    const calls = fakeApi({ '/trips': [failure(401, 'no_session'), json({ id: 7 })] });
    let token = 'old';
    const revive = vi.fn(async () => {
      token = 'new';
      return true;
    });
    expect(await http({ token: () => token, revive }).post('/trips', {})).toEqual({ id: 7 });
    expect(calls.map((call) => call.headers.get('authorization'))).toEqual(['Bearer old', 'Bearer new']);
    expect(calls[0]?.headers.get('idempotency-key')).toBe(calls[1]?.headers.get('idempotency-key'));
  });

  it('fails with its 401 when nobody signs in', async () => {
    fakeApi({ '/trips': failure(401, 'no_session') });
    expect((await caught(http().post('/trips'))).status).toBe(401);
  });

  it('is not asked about for login calls and stale pages', async () => {
    const revive = vi.fn(() => Promise.resolve(true));
    fakeApi({ '/login': failure(401, 'wrong_login'), '/trips': failure(401, 'wrong_client_key') });
    await caught(http({ revive }).post('/login', {}, { anonymous: true }));
    await caught(http({ revive }).post('/trips'));
    expect(revive).not.toHaveBeenCalled();
  });
});

describe('idempotency keys', () => {
  it('stay the same while a changing call has no clear answer, then change', async () => {
    const calls = fakeApi({ '/trips': [new TypeError('net'), failure(502, 'x'), json({}), json({})] });
    const door = http();
    await caught(door.post('/trips', { a: 1 }));
    await caught(door.post('/trips', { a: 1 }));
    await door.post('/trips', { a: 1 });
    await door.post('/trips', { a: 1 });
    const keys = calls.map((call) => call.headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it('differ by body and are left out of reading calls', async () => {
    const calls = fakeApi({ '/trips': new TypeError('net') });
    const door = http();
    await caught(door.post('/trips', { a: 1 }));
    await caught(door.post('/trips', { a: 2 }));
    await caught(door.post('/trips', { a: 1 }, { reads: true }));
    await caught(door.send('/trips'));
    const [first, second, ...reading] = calls.map((call) => call.headers.get('idempotency-key'));
    expect(first).not.toBe(second);
    expect(reading).toEqual([null, null]);
  });

  it('are kept when the page is loaded anew before an answer, without what was typed', async () => {
    const calls = fakeApi({ '/trips': [new TypeError('net'), json({}), json({})] });
    await caught(http().post('/trips', { note: 'secret' }));
    expect(JSON.stringify(localStorage)).not.toContain('secret');
    await http().post('/trips', { note: 'secret' });
    await http().post('/trips', { note: 'secret' });
    const [first, again, anew] = calls.map((call) => call.headers.get('idempotency-key'));
    expect(again).toBe(first);
    expect(anew).not.toBe(first);
  });

  it('stay while the first try is still at work, or something else than the API answers', async () => {
    const running = failure(409, 'same_request_running');
    const html = new Response('<html>Wi-Fi</html>');
    const gate = new Response('<html>Sign in to the network</html>', { status: 403 });
    const calls = fakeApi({ '/trips': [new TypeError('net'), running, html, gate, json({})] });
    const door = http();
    for (let count = 0; count < 4; count += 1) await caught(door.post('/trips', {}));
    await door.post('/trips', {});
    expect(new Set(calls.map((call) => call.headers.get('idempotency-key'))).size).toBe(1);
  });

  it('are new after the API refused', async () => {
    const calls = fakeApi({ '/trips': [failure(422, 'invalid'), json({})] });
    const door = http();
    await caught(door.post('/trips', {}));
    await door.post('/trips', {});
    expect(calls[0]?.headers.get('idempotency-key')).not.toBe(calls[1]?.headers.get('idempotency-key'));
  });
});

describe('an answer that is none', () => {
  it.each([200, 404])('says that it came from somewhere else: HTML with %i', async (status) => {
    fakeApi({ '/trips': new Response('<!doctype html>', { status }) });
    const error = await caught(http().post('/trips'));
    expect([error.status, error.message]).toEqual([0, '[kit.shell.not_json]']);
  });

  it('says that the connection broke in the middle of it', async () => {
    const broken = () => {
      const answer = json({});
      answer.text = () => Promise.reject(new TypeError('network error'));
      answer.clone = () => answer;
      return answer;
    };
    fakeApi({ '/trips': broken });
    expect((await caught(http().post('/trips'))).message).toBe('[kit.shell.offline]');
  });
});

describe('a server that does not answer', () => {
  const never = (_url: string, { signal }: RequestInit = {}) =>
    new Promise<Response>((_, reject) =>
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
    );

  it.each([
    ['JSON', '{}', TIMEOUT_MS],
    ['a file', new FormData(), UPLOAD_TIMEOUT_MS],
  ])('is given up in its time, with words: %s', async (_case, body, limitMs) => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', never);
    const seen = vi.fn();
    const error = caught(http().client('/api/trips', { method: 'POST', body })).finally(seen);
    await vi.advanceTimersByTimeAsync(limitMs - 1);
    expect(seen).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect((await error).message).toBe('[kit.shell.timeout]');
    vi.useRealTimers();
  });

  it('may take its time for a large file once it has begun, but not for JSON', async () => {
    vi.useFakeTimers();
    const signals: (AbortSignal | null | undefined)[] = [];
    vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit = {}) => {
      signals.push(signal);
      return new Response(new ReadableStream(), { status: 200 });
    });
    const file = await http().send('/export');
    const error = caught(http().post('/trips'));
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect((await error).message).toBe('[kit.shell.timeout]');
    expect([file.status, signals[0]?.aborted]).toEqual([200, false]);
    vi.useRealTimers();
  });

  it('keeps the loading line until it answers or fails, and 500 ms more (spec 7, 9)', async () => {
    vi.useFakeTimers();
    const activity = createActivity();
    for (const answer of [json({}), failure(500, 'internal'), new TypeError('net')]) {
      fakeApi({ '/trips': answer });
      const call = http({ activity })
        .post('/trips')
        .catch(() => undefined);
      expect(activity.state()).not.toBe('idle');
      await call;
      await vi.advanceTimersByTimeAsync(499);
      expect(activity.state()).not.toBe('idle');
      await vi.advanceTimersByTimeAsync(1);
      expect(activity.state()).toBe('idle');
    }
    vi.useRealTimers();
  });
});
