import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { createPage } from './http/createPage.ts';
import { isPageAddress } from './http/serveUi.ts';
import type { ServerParts } from './http/ServerParts.ts';
import { closeServer, type OpenServer } from './openServer.ts';
import { createRealtime } from './realtime/createRealtime.ts';

/** What `main.ts` gives of one state of the sources. */
export interface DevModule {
  applyModel(open: OpenServer): Promise<void>;
  createHandler(open: OpenServer): Promise<{ app: FastifyInstance; parts: ServerParts }>;
}

/** What the launcher brings: Vite's part of the one port. */
export interface DevFront {
  httpServer: Server;
  /** The page of an address, with Vite's client in it. */
  readPage(url: string): Promise<string>;
  serveAsset(request: IncomingMessage, response: ServerResponse, next: () => void): void;
}

/** A development server whose routes and model can be exchanged while database and sockets stay up. */
export interface DevServer {
  /** API calls wait from now on until `swap` or `release`. */
  hold(): void;
  release(): void;
  swap(next: DevModule): Promise<void>;
  listen(): Promise<void>;
}

type Loaded = Awaited<ReturnType<DevModule['createHandler']>>;

/** Puts API, Vite and sockets on one HTTP server. */
export function createDevServer(open: OpenServer, front: DevFront): DevServer {
  let current: Loaded | undefined;
  let waiting: { promise: Promise<void>; resolve: () => void } | undefined;

  const release = () => {
    waiting?.resolve();
    waiting = undefined;
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/';
    if (/^\/api(\/|$)/.test(url)) {
      await waiting?.promise;
      current?.app.routing(request, response);
    } else {
      front.serveAsset(
        request,
        response,
        () => void sendPage(open, front, request, response).catch(open.report),
      );
    }
  }

  return {
    hold() {
      if (waiting) return;
      let resolve = release;
      const promise = new Promise<void>((done) => (resolve = done));
      waiting = { promise, resolve };
    },
    release,
    async swap(next) {
      const old = current;
      await next.applyModel(open);
      const made = await next.createHandler(open);
      await made.app.ready();
      current = made;
      release();
      await old?.app.close();
    },
    async listen() {
      front.httpServer.on(
        'request',
        (request, response) => void answer(request, response).catch(open.report),
      );
      await listen(open, front, () => {
        if (!current) throw new Error('nothing is loaded yet');
        return current.parts;
      });
    },
  };
}

async function sendPage(
  open: OpenServer,
  front: DevFront,
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isPageAddress(url)) return void response.writeHead(404).end();
  const { clientKey, apiBase, isDemo } = open.config;
  const page = createPage(await front.readPage(url), { clientKey, apiBase, isDemo, isDev: true });
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.contentPolicy,
    'cache-control': 'no-store',
  });
  response.end(page.html);
}

async function listen(open: OpenServer, { httpServer }: DevFront, parts: () => ServerParts): Promise<void> {
  const { port, host, allowedOrigins, trustedProxies } = open.config;
  await createRealtime(httpServer, parts, { allowedOrigins, trustedProxies, onError: open.report });
  await open.jobs.start();
  httpServer.listen(port, host, () => console.log(`ready http://localhost:${port}`));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void closeServer(open).then(() => process.exit(0)));
  }
}
