import { vi } from 'vitest';

export interface SeenCall {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
}

type Answer = Response | Error | (() => Response | Error);

/** Replaces `fetch`: answers by path (without `/api`), in turn where several are given; keeps what was sent. */
export function fakeApi(answers: Record<string, Answer | Answer[]>): SeenCall[] {
  const calls: SeenCall[] = [];
  const turns = new Map<string, number>();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const path = url.replace('/api', '').replace(/\?.*$/, '');
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : init.body;
    calls.push({ method: init.method ?? 'GET', path, headers: new Headers(init.headers), body });
    const known = answers[path];
    const turn = turns.get(path) ?? 0;
    turns.set(path, turn + 1);
    const answer = Array.isArray(known) ? known[Math.min(turn, known.length - 1)] : known;
    const result = typeof answer === 'function' ? answer() : answer;
    if (result instanceof Error) throw result;
    return result?.clone() ?? failure(404, 'unknown_route', `no answer for ${path}`);
  });
  return calls;
}

/** A good answer. */
export function json(value: unknown, init?: ResponseInit): Response {
  return new Response(JSON.stringify(value), init);
}

/** An answer of the error contract. */
export function failure(status: number, code: string, message = code): Response {
  return json({ error: { code, message } }, { status });
}
