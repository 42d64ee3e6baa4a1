import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { serve } from './sandbox/calls.ts';
import { consentPage } from './sandbox/pages.ts';
import {
  createState,
  grant,
  type Json,
  type SandboxMessage,
  type SandboxSettings,
  type SandboxState,
  type SandboxTemplate,
} from './sandbox/state.ts';

/** A Zalo of one's own: speaks the dialect, checks what it is sent, and does on wish what goes wrong over there. */
export interface ZaloSandbox {
  url: string;
  /** A code as somebody who agrees for an account gets it, on the way that an address leads. */
  grant(oaId: string, consentUrl: string): string;
  /** The next call of a path breaks down. */
  fail(path: string): void;
  /** Messages to a phone (`84…`) are refused by this number from now on; null: they are taken again. */
  refuse(phone: string, code: number | null): void;
  /** Changes what is known of a template. */
  setTemplate(id: string, facts: Partial<SandboxTemplate>): void;
  /** Messages that an account may still send today. */
  setQuota(oaId: string, left: number): void;
  /** All that was taken, in its order. */
  readonly messages: readonly SandboxMessage[];
  set(settings: Partial<SandboxSettings>): void;
  close(): Promise<void>;
}

/** The app that the sandbox knows. */
export const SANDBOX_APP = { app_id: '1001', app_secret: 'app-secret-0001' } as const;

const DEFAULTS: SandboxSettings = {
  appId: SANDBOX_APP.app_id,
  appSecret: SANDBOX_APP.app_secret,
  callbackUrl: '',
  accessSeconds: 90_000,
  dailyQuota: 500,
  now: () => new Date(),
};

/** Starts a sandbox; port 0 takes a free one. */
export async function startSandbox(port = 0, settings: Partial<SandboxSettings> = {}): Promise<ZaloSandbox> {
  const state = createState({ ...DEFAULTS, ...settings });
  const server = createServer((request, response) => void answer(state, request, response));
  const url = await listen(server, port);
  return {
    url,
    grant(id, consentUrl) {
      const oa = state.oas.get(id);
      if (!oa) throw new Error(`there is no OA ${id}`);
      return grant(state, oa, new URL(consentUrl).searchParams.get('code_challenge') ?? '');
    },
    fail: (path) => void state.faults.push(path),
    refuse: (phone, code) =>
      void (code === null ? state.refusals.delete(phone) : state.refusals.set(phone, code)),
    setTemplate(id, facts) {
      const template = state.templates.get(id);
      if (!template) throw new Error(`there is no template ${id}`);
      state.templates.set(id, { ...template, ...facts });
    },
    setQuota: (id, left) => void state.quotas.set(id, left),
    messages: state.messages,
    set: (more) => void Object.assign(state.settings, more),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  state: SandboxState,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://sandbox');
  if (path === '/v4/oa/permission') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    return void response.end(consentPage(state, Object.fromEntries(query)));
  }
  const body = await readBody(request);
  const fault = state.faults.indexOf(path);
  if (fault >= 0) {
    state.faults.splice(fault, 1);
    return void response.writeHead(502).end();
  }
  const facts = serve(state, { path, body, query, headers: request.headers });
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(facts));
}

async function listen(server: Server, port: number): Promise<string> {
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', done);
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`;
}

/** What a form or JSON says. */
async function readBody(request: IncomingMessage): Promise<Json> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = String(Buffer.concat(chunks));
  const isJson = request.headers['content-type']?.startsWith('application/json');
  return isJson ? (JSON.parse(text) as Json) : Object.fromEntries(new URLSearchParams(text));
}
