import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { serve } from './sandbox/calls.ts';
import { consentPage } from './sandbox/pages.ts';
import { createState, grant, type Json, type SandboxSettings, type SandboxState } from './sandbox/state.ts';

/** A Zalo of one's own: speaks the dialect, checks what it is sent, and does on wish what goes wrong over there. */
export interface ZaloSandbox {
  url: string;
  /** A code as somebody who agrees for an account gets it, on the way that an address leads. */
  grant(oaId: string, consentUrl: string): string;
  /** The next call of a path breaks down. */
  fail(path: string): void;
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
  const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://sandbox');
  if (path === '/v4/oa/permission') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    return void response.end(consentPage(state, Object.fromEntries(searchParams)));
  }
  const body = await readBody(request);
  const fault = state.faults.indexOf(path);
  if (fault >= 0) {
    state.faults.splice(fault, 1);
    return void response.writeHead(502).end();
  }
  const facts = serve(state, { path, body, headers: request.headers });
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

/** What a form sends. */
async function readBody(request: IncomingMessage): Promise<Json> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Object.fromEntries(new URLSearchParams(String(Buffer.concat(chunks))));
}
