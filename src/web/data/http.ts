import { HttpError } from 'react-admin';
import type { ErrorAnswer } from '#contract/errors.ts';
import type { Language } from '#contract/session.ts';
import type { Activity } from './createActivity.ts';
import { createSender } from './createSender.ts';
import { createIdempotency } from './createIdempotency.ts';
import { isAnything, type Shape } from './shapes.ts';
import { toErrorAnswer } from './toErrorAnswer.ts';

export interface HttpOptions<Answer = unknown> {
  method?: string;
  body?: BodyInit | null;
  headers?: HeadersInit;
  signal?: AbortSignal | null;
  /** A POST that changes nothing: no `Idempotency-Key`. */
  reads?: boolean;
  /** Hears how many bytes of the body are sent. */
  onSent?: (sent: number, all: number) => void;
  /** What is promised of the answer; another one counts as none. Absent: nothing. */
  shape?: Shape<Answer>;
  /** 401 is an answer like another: no sign-in dialog (`/me`, `/login`, `/logout`). */
  anonymous?: boolean;
}

export interface HttpAnswer {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
}

export interface HttpParts {
  /** Base address of the API: `/api`. */
  base: string;
  clientKey: string;
  activity: Activity;
  token: () => string | null;
  language: () => Language;
  translate: (key: string) => string;
  /** The session died: asks for a new one; true when the call may be sent again. */
  revive: () => Promise<boolean>;
}

/** Every call to the API. Failures are react-admin's `HttpError` with an `ErrorAnswer` as body. */
export interface Http {
  base: string;
  /** The raw answer of a good call that gives a file. */
  send: (path: string, options?: HttpOptions) => Promise<Response>;
  /** The client that `ra-data-simple-rest` wants; takes whole addresses. */
  client: (url: string, options?: HttpOptions) => Promise<HttpAnswer>;
  /** POST with a JSON body; gives the answer's JSON. */
  post: <Answer>(path: string, body?: unknown, options?: HttpOptions<Answer>) => Promise<Answer>;
}

/** Milliseconds until a silent server counts as gone. */
export const TIMEOUT_MS = 60_000;
/** The same while a file is sent: 10 MB over a slow line take their time. */
export const UPLOAD_TIMEOUT_MS = 600_000;

/** Makes the one door to the API (spec 7: bearer, client key and language with every request). */
export function createHttp(parts: HttpParts): Http {
  const keys = createIdempotency();
  /** The call with `read` of its answer; only then it counts as answered. */
  const send = async <Answer>(
    url: string,
    options: HttpOptions,
    read: (response: Response) => Promise<Answer>,
  ): Promise<Answer> => {
    const call = callOf(url, options);
    const key = call && keys.keyOf(call);
    let response = await attempt(parts, url, options, key);
    if (response.status === 401 && !options.anonymous && (await isRevived(parts, response)))
      response = await attempt(parts, url, options, key);
    if (!response.ok) {
      const error = await toHttpError(parts, response);
      if (call && isFinal(error)) keys.settle(call);
      throw error;
    }
    const answer = await read(response);
    if (call) keys.settle(call);
    return answer;
  };
  const client = (url: string, options: HttpOptions = {}) =>
    send(url, options, (response) => readAnswer(parts, response, options.shape));
  return {
    base: parts.base,
    client,
    send: (path, options = {}) => send(parts.base + path, options, (response) => readFile(parts, response)),
    post: async <Answer>(path: string, body?: unknown, options?: HttpOptions<Answer>) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const { json } = await client(parts.base + path, { ...options, method: 'POST', body: text });
      return json as Answer;
    },
  };
}

/** What makes two changing calls the same; null for calls that change nothing or carry a file. */
function callOf(url: string, { method = 'GET', body, reads }: HttpOptions): string | null {
  if (method === 'GET' || reads || (body && typeof body !== 'string')) return null;
  return `${method} ${url} ${typeof body === 'string' ? body : ''}`;
}

async function attempt(parts: HttpParts, url: string, options: HttpOptions, key: string | null) {
  const done = parts.activity.begin();
  const limit = new AbortController();
  const limitMs = options.body instanceof FormData ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS;
  const timer = setTimeout(() => limit.abort(), limitMs);
  try {
    const transport = options.onSent ? createSender(options.onSent) : fetch;
    return await transport(url, {
      method: options.method ?? 'GET',
      body: options.body ?? undefined,
      headers: headersOf(parts, options, key),
      signal: options.signal ? AbortSignal.any([options.signal, limit.signal]) : limit.signal,
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw toFailure(parts, limit.signal.aborted ? 'timeout' : 'offline');
  } finally {
    // The server has answered; what follows may be a large file on a slow line.
    clearTimeout(timer);
    done();
  }
}

function headersOf(parts: HttpParts, options: HttpOptions, key: string | null): Headers {
  const headers = new Headers(options.headers);
  const token = parts.token();
  headers.set('Accept', 'application/json, */*');
  headers.set('Accept-Language', parts.language());
  headers.set('X-Client-Key', parts.clientKey);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (key) headers.set('Idempotency-Key', key);
  if (typeof options.body === 'string') headers.set('Content-Type', 'application/json');
  return headers;
}

/** A stale page's wrong client key is no matter of signing in. */
async function isRevived(parts: HttpParts, response: Response): Promise<boolean> {
  const answer = await readErrorAnswer(response.clone());
  return answer?.error.code !== 'wrong_client_key' && parts.revive();
}

/** The answer's JSON; what is none came from somewhere else: a proxy, or a network that wants a login. */
async function readAnswer(
  parts: HttpParts,
  response: Response,
  shape: Shape<unknown> = isAnything,
): Promise<HttpAnswer> {
  const body = await readText(parts, response);
  const json = parseJson(body);
  if (json === undefined && body !== '') throw toFailure(parts, 'not_json');
  if (!shape(json)) throw toFailure(parts, 'wrong_answer');
  return { status: response.status, headers: response.headers, body, json };
}

/** The answer's text; a connection that stands still in the middle of it counts as gone. */
async function readText(parts: HttpParts, response: Response): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(toFailure(parts, 'timeout')), TIMEOUT_MS);
  });
  const text = response.text().catch(() => {
    throw toFailure(parts, 'offline');
  });
  return Promise.race([text, late]).finally(() => clearTimeout(timer));
}

/** A file of the API; a page in its place came from somewhere else, and neither it nor JSON is to be kept as a workbook. */
async function readFile(parts: HttpParts, response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? '';
  if (/^text\/html\b/i.test(type)) throw toFailure(parts, 'not_json');
  // 202: the file is made as a job.
  if (/^application\/json\b/i.test(type) && response.status !== 202) throw toFailure(parts, 'wrong_answer');
  return response;
}

/** No answer of the API, so that nobody knows whether the call was done. */
function toFailure(parts: HttpParts, code: 'offline' | 'timeout' | 'not_json' | 'wrong_answer'): HttpError {
  return new HttpError(parts.translate(`kit.shell.${code}`), 0, { error: { code } });
}

/** Whether the API has refused the call for good: not while it fails, nor while it still works on the first try. */
function isFinal(error: HttpError): boolean {
  const answer = error.body as ErrorAnswer | undefined;
  return error.status < 500 && error.status > 0 && answer?.error.code !== 'same_request_running';
}

async function toHttpError(parts: HttpParts, response: Response): Promise<HttpError> {
  const answer = await readErrorAnswer(response);
  if (!answer && response.status < 500) return toFailure(parts, 'not_json');
  const code = response.status === 503 ? 'busy' : 'internal';
  // What stands between has answered: whether it was done nobody knows.
  const key = code === 'busy' ? 'messages.busy' : 'messages.error_try_again';
  const message = answer ? toCause(answer) : parts.translate(key);
  return new HttpError(message, response.status, answer ?? { error: { code, message } });
}

/** Most things that are wrong in one message. */
const MOST_CAUSES = 3;

/** What is wrong, as closely as the answer says it; its own words are for pages that show each cause in its place. */
function toCause({ error: { fields = [], message } }: ErrorAnswer): string {
  const causes = fields.slice(0, MOST_CAUSES).map((field) => field.message);
  return causes.join(' ') || message;
}

/** The error body of the contract; null for what a proxy or another server answered. */
async function readErrorAnswer(response: Response): Promise<ErrorAnswer | null> {
  return toErrorAnswer(parseJson(await response.text().catch(() => '')));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
