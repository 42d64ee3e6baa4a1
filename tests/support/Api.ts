/** An answer of a server, its JSON read. */
export interface ApiReply {
  status: number;
  type: string;
  text: string;
  bytes: Uint8Array;
  /** `{}` where the body is no JSON object. */
  json: Record<string, unknown>;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What carries a request: `fetch`, or a stand-in for a server without a port. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface ApiOptions {
  /** Base of the calls: `http://localhost:3000/api`. */
  base: string;
  /** Value of the static header; empty: it is not sent. */
  clientKey?: string;
  token?: string | undefined;
  language?: string;
  fetch?: Fetch;
}

/** Longest that a testers' tool waits for an answer. */
const TIMEOUT_MS = 60_000;

/** Calls a server as the holder of a token, as interface 4 says: the same for ours and for any other. */
export class Api {
  private readonly options: ApiOptions;

  constructor(options: ApiOptions) {
    this.options = options;
  }

  /** The same server with other words: another token, language or client key. */
  with(options: Partial<ApiOptions>): Api {
    return new Api({ ...this.options, ...options });
  }

  get(path: string): Promise<ApiReply> {
    return this.send('GET', path);
  }

  post(path: string, body: unknown = {}, headers: Readonly<Record<string, string>> = {}): Promise<ApiReply> {
    return this.send('POST', path, body, headers);
  }

  /** A string or form goes as it is, anything else as JSON. */
  async send(
    method: Method,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<ApiReply> {
    const { base, clientKey = 'khuon', token, language = 'vi', fetch = globalThis.fetch } = this.options;
    const isPlain = typeof body === 'string' || body instanceof FormData || body === undefined;
    const reply = await fetch(`${base}${path}`, {
      method,
      headers: {
        ...(clientKey === '' ? {} : { 'X-Client-Key': clientKey }),
        'Accept-Language': language,
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isPlain ? (body as string) : JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return toReply(reply);
  }
}

async function toReply(reply: Response): Promise<ApiReply> {
  const bytes = new Uint8Array(await reply.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  const type = reply.headers.get('content-type') ?? '';
  return { status: reply.status, type, text, bytes, json: toJson(text, type) };
}

function toJson(text: string, type: string): Record<string, unknown> {
  if (!type.includes('json')) return {};
  try {
    const json = JSON.parse(text) as unknown;
    return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
