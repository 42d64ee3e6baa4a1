import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { SCOPE } from './facebook.connector.ts';
import { signBody } from './events.ts';
import { toProof } from '../graph/graph.ts';
import { listen, readText } from './sandboxHttp.ts';

type Json = Readonly<Record<string, unknown>>;

/** A page as the sandbox has it. */
export interface SandboxPage {
  id: string;
  name: string;
  tasks: readonly string[];
}

/** A Facebook of one's own with pages: asks who agrees which of them, checks app, way back, tokens and their proofs. */
export interface PageSandbox {
  url: string;
  /** Chooses pages as somebody would by a press, and gives what he comes back with. */
  agree(address: string, pages: readonly string[]): Record<string, string>;
  /** Pages whose events the app gets, with what it asked for. */
  subscribed: Map<string, string>;
  /** Where the app is sent to what happens on its pages, and the word that it has to know; asks first, as they do. */
  connectHook(hook: { url: string; verifyToken: string }): Promise<boolean>;
  /** Sends events of pages there, signed; gives the status of the answer. */
  push(entries: readonly Json[], how?: { secret?: string }): Promise<number>;
  /** The next call is refused with this error. */
  fail(error: Json): void;
  close(): Promise<void>;
}

export const SANDBOX_APP = { id: '1009900000000002', secret: 'facebook-page-secret-0001' };
/** The first is one of the demo company's. */
export const SANDBOX_PAGES: readonly SandboxPage[] = [
  { id: '108822014455', name: 'Hoa Mai Official', tasks: ['MESSAGING', 'MODERATE', 'MANAGE'] },
  { id: '108822014999', name: 'Hoa Mai Sài Gòn', tasks: ['MESSAGING', 'MODERATE'] },
  { id: '108822015000', name: 'Hoa Mai Tuyển dụng', tasks: ['ANALYZE'] },
];

/** The word that the app's address for events is asked by. */
export const VERIFY_TOKEN = 'sandbox-verify-0001';
/** Who writes to the pages, by their numbers there. */
export const SANDBOX_PEOPLE: Readonly<Record<string, string>> = {
  '7100000000000001': 'Trần Thu Hà',
  '7100000000000002': 'Lê Minh Quân',
};

/** What the pages have posted, by its number there. */
export const SANDBOX_POSTS: Readonly<Record<string, Json>> = {
  '108822014455_1': {
    message: '\nÁo thun cotton mặc mát cả ngày\nNhắn shop chọn size nhé.',
    permalink_url: 'https://www.facebook.com/108822014455/posts/1',
    created_time: '2026-11-18T02:00:00+0000',
  },
};

const SHORT_SECONDS = 5_400;
const LONG_SECONDS = 60 * 86_400;
const DATA_SECONDS = 90 * 86_400;

class GraphError extends Error {
  readonly facts: Json;
  constructor(code: number, message: string) {
    super(message);
    this.facts = { message, type: 'OAuthException', code, fbtrace_id: 'AbCdEfGh' };
  }
}

/** What a code, and each token that comes of it, is good for. */
interface Grant {
  back: string;
  pages: readonly string[];
}

type Answer = { status: number; value: unknown } | { status: number; html: string } | { location: string };

/** Starts a sandbox; port 0 takes a free one. */
export async function startSandbox(port = 0): Promise<PageSandbox> {
  const codes = new Map<string, Grant>();
  const tokens = new Map<string, { kind: 'short' | 'long'; pages: readonly string[] }>();
  const subscribed = new Map<string, string>();
  const faults: Json[] = [];
  let hook: string | undefined;

  function agree(query: URLSearchParams, pages: readonly string[]): URL {
    const wrong = wrongOf(query);
    if (wrong) throw new Error(wrong);
    const back = new URL(query.get('redirect_uri') ?? '');
    const code = randomBytes(12).toString('hex');
    codes.set(code, { back: back.href, pages });
    back.searchParams.set('code', code);
    back.searchParams.set('state', query.get('state') ?? '');
    return back;
  }

  function giveToken(form: URLSearchParams): Json {
    if (form.get('client_id') !== SANDBOX_APP.id || form.get('client_secret') !== SANDBOX_APP.secret)
      throw new GraphError(1, 'Error validating application. Invalid application ID or secret.');
    if (form.get('grant_type') === 'fb_exchange_token') {
      const short = tokens.get(form.get('fb_exchange_token') ?? '');
      if (short?.kind !== 'short') throw new GraphError(190, 'Error validating access token');
      return addToken('long', short.pages, LONG_SECONDS);
    }
    const grant = codes.get(form.get('code') ?? '');
    if (!grant || grant.back !== form.get('redirect_uri'))
      throw new GraphError(100, 'Invalid verification code format or redirect_uri.');
    codes.delete(form.get('code') ?? '');
    return addToken('short', grant.pages, SHORT_SECONDS);
  }

  function addToken(kind: 'short' | 'long', pages: readonly string[], seconds: number): Json {
    const token = `EAAG-sandbox-${kind}-${randomBytes(8).toString('hex')}`;
    tokens.set(token, { kind, pages });
    return { access_token: token, token_type: 'bearer', expires_in: seconds };
  }

  function answerGraph(request: IncomingMessage, url: URL, body: string): Json {
    const fault = faults.shift();
    if (fault) throw new GraphError(Number(fault['code']), String(fault['message']));
    const path = url.pathname.replace(/^\/v23\.0\//, '');
    if (path === 'oauth/access_token') return giveToken(new URLSearchParams(body));
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (path === 'debug_token') return printToken(url.searchParams.get('input_token') ?? '', token, tokens);
    if (path === `${SANDBOX_APP.id}/subscriptions_sample`) {
      if (token !== `${SANDBOX_APP.id}|${SANDBOX_APP.secret}`)
        throw new GraphError(190, 'Invalid OAuth access token signature.');
      return sendSample(new URLSearchParams(body));
    }
    if (url.searchParams.get('appsecret_proof') !== toProof(SANDBOX_APP.secret, token))
      throw new GraphError(100, 'Invalid appsecret_proof provided in the API argument');
    if (path === 'me/accounts') return listPages(tokens.get(token), url.searchParams);
    const page = SANDBOX_PAGES.find((one) => token === tokenOf(one));
    if (page && request.method === 'POST' && new URLSearchParams(body).get('is_hidden') === 'true')
      return hideComment(page, path);
    const name = SANDBOX_PEOPLE[path];
    if (name !== undefined && page) return { id: path, name };
    const post = SANDBOX_POSTS[path];
    if (post && page) return { id: path, ...post };
    if (!page || path !== `${page.id}/subscribed_apps`)
      throw new GraphError(190, 'A Page access token is required to request this resource.');
    if (request.method === 'DELETE') subscribed.delete(page.id);
    else subscribed.set(page.id, new URLSearchParams(body).get('subscribed_fields') ?? '');
    return { success: true };
  }

  /** What is hidden is told like all that happens. */
  function hideComment({ id }: SandboxPage, comment: string): Json {
    const value = { item: 'comment', verb: 'hide', comment_id: comment };
    const entry = { id, time: Math.floor(Date.now() / 1000), changes: [{ field: 'feed', value }] };
    void push([entry]).catch(() => undefined);
    return { success: true };
  }

  /** As they send a test event of the feed: a post of no consequence. */
  function sendSample(form: URLSearchParams): Json {
    if (form.get('object') !== 'page' || form.get('field') !== 'feed')
      throw new GraphError(100, 'Invalid parameter');
    const value = {
      item: 'status',
      verb: 'add',
      post_id: '44444444_444444444',
      message: 'Example post content.',
    };
    const id = form.get('object_id') ?? '';
    const entry = { id, time: Math.floor(Date.now() / 1000), changes: [{ field: 'feed', value }] };
    void push([entry]).catch(() => undefined);
    return { success: true };
  }

  async function connectHook(to: { url: string; verifyToken: string }): Promise<boolean> {
    const asked = new URL(to.url);
    const challenge = randomBytes(8).toString('hex');
    asked.searchParams.set('hub.mode', 'subscribe');
    asked.searchParams.set('hub.verify_token', to.verifyToken);
    asked.searchParams.set('hub.challenge', challenge);
    const said = await fetch(asked);
    const isRight = said.status === 200 && (await said.text()) === challenge;
    if (isRight) hook = to.url;
    return isRight;
  }

  async function push(entries: readonly Json[], how: { secret?: string } = {}): Promise<number> {
    if (hook === undefined) return 0;
    const body = toEscaped(JSON.stringify({ object: 'page', entry: entries }));
    const signature = signBody(how.secret ?? SANDBOX_APP.secret, body);
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature };
    return (await fetch(hook, { method: 'POST', headers, body })).status;
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const url = new URL(request.url ?? '/', 'http://sandbox');
    if (url.pathname === '/v23.0/dialog/oauth') return printDialog(url.searchParams);
    if (url.pathname === '/v23.0/dialog/agree')
      return { location: agree(url.searchParams, url.searchParams.getAll('page')).href };
    try {
      return { status: 200, value: answerGraph(request, url, await readText(request)) };
    } catch (error) {
      if (!(error instanceof GraphError)) throw error;
      return { status: 400, value: { error: error.facts } };
    }
  }

  const server = createServer((request, response) => {
    void answer(request).then((said) => {
      if ('location' in said) return response.writeHead(302, { location: said.location }).end();
      const isPage = 'html' in said;
      return response
        .writeHead(said.status, { 'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json' })
        .end(isPage ? said.html : JSON.stringify(said.value));
    });
  });
  const url = await listen(server, port);
  return {
    url,
    subscribed,
    connectHook,
    push,
    agree: (address, pages) => Object.fromEntries(agree(new URL(address).searchParams, pages).searchParams),
    fail: (error) => void faults.push(error),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Somebody writes to the first page, for whoever tries it out. */
export function sampleMessage(now: Date): Json {
  const [page] = SANDBOX_PAGES;
  const [person] = Object.keys(SANDBOX_PEOPLE);
  const message = { mid: `m_${now.getTime()}`, text: 'Shop ơi còn hàng không ạ?' };
  const messaging = [
    { sender: { id: person }, recipient: { id: page?.id }, timestamp: now.getTime(), message },
  ];
  return { id: page?.id, time: now.getTime(), messaging };
}

/** They sign what they send, with everything but ASCII escaped. */
const toEscaped = (text: string): string =>
  text.replace(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const tokenOf = ({ id }: SandboxPage): string => `EAAG-sandbox-page-${id}`;

function wrongOf(query: URLSearchParams): string | undefined {
  if (query.get('client_id') !== SANDBOX_APP.id) return 'Invalid App ID';
  if (!query.get('state')) return 'state is missing';
  const back = query.get('redirect_uri') ?? '';
  if (!URL.canParse(back) || new URL(back).search !== '') return 'URL blocked: it is not registered';
  if (query.get('response_type') !== 'code' || query.get('scope') !== SCOPE) return 'Invalid Scopes';
  return undefined;
}

/** Where somebody says which pages the app may use. */
function printDialog(query: URLSearchParams): Answer {
  const wrong = wrongOf(query);
  if (wrong) return { status: 400, html: `<p>${wrong}</p>` };
  const hidden = [...query].map(
    ([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`,
  );
  const boxes = SANDBOX_PAGES.map(
    ({ id, name }) => `<p><label><input type="checkbox" name="page" value="${id}"> ${name}</label></p>`,
  );
  const no = new URL(query.get('redirect_uri') ?? '');
  no.searchParams.set('error', 'access_denied');
  no.searchParams.set('error_description', 'Permissions error');
  no.searchParams.set('state', query.get('state') ?? '');
  const form = `<form action="/v23.0/dialog/agree">${hidden.join('')}${boxes.join('')}<button>Agree</button></form>`;
  return { status: 200, html: `<h1>Sandbox</h1>${form}<p><a href="${escape(no.href)}">Refuse</a></p>` };
}

/** An app asks by its own token, of its number and secret, what another token is good for. */
function printToken(asked: string, by: string, tokens: ReadonlyMap<string, unknown>): Json {
  if (by !== `${SANDBOX_APP.id}|${SANDBOX_APP.secret}`)
    throw new GraphError(190, 'Invalid OAuth access token signature.');
  const now = Math.floor(Date.now() / 1000);
  return {
    data: { is_valid: tokens.has(asked), expires_at: 0, data_access_expires_at: now + DATA_SECONDS },
  };
}

/** Only what was chosen, a page of pages at a time. */
function listPages(grant: { pages: readonly string[] } | undefined, query: URLSearchParams): Json {
  if (!grant) throw new GraphError(190, 'Error validating access token: Session has expired');
  const chosen = SANDBOX_PAGES.filter(({ id }) => grant.pages.includes(id));
  const begin = Number(query.get('after') ?? 0);
  // However many are asked for, two come: whoever takes the first answer for all of them is found out.
  const end = begin + Math.min(2, Number(query.get('limit') ?? 25));
  return {
    data: chosen.slice(begin, end).map((page) => ({ ...page, access_token: tokenOf(page) })),
    paging: {
      cursors: { before: String(begin), after: String(end) },
      ...(end < chosen.length && { next: 'https://graph.facebook.com/next' }),
    },
  };
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
