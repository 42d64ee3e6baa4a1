import type { FastifyInstance } from 'fastify';
import type { ServerSession } from '#server/access/ServerSession.ts';
import type { SessionStore } from '#server/account/sessionStore.ts';
import type { Db } from '#server/db/Db.ts';
import { createApp, type RoutePlugin } from '#server/http/createApp.ts';
import { createTexts } from '#server/http/createTexts.ts';
import { Failure } from '#server/http/Failure.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { shopModel } from './shopModel.ts';

/** The API over a shop's database with the given routes; sessions are named by their tokens. */
export interface ShopApp {
  app: FastifyInstance;
  /** What the session store knows: change it to change rights. */
  sessions: Map<string, ServerSession>;
  post(
    url: string,
    body?: unknown,
    token?: string,
  ): Promise<{ status: number; body: string; json: Record<string, unknown> }>;
}

export const TOKEN = 'token-of-company-one-01';

/** Opens it. What a route needs beside model, database, sessions and clock is given in `extra`. */
export async function openShopApp(
  db: Db,
  session: ServerSession,
  routes: readonly RoutePlugin[],
  extra: Partial<ServerParts> = {},
): Promise<ShopApp> {
  const sessions = new Map([[TOKEN, session]]);
  const parts = {
    model: shopModel,
    db,
    sessions: createSessions(sessions),
    texts: createTexts(() => shopModel.messages),
    now: () => new Date('2026-02-28T03:00:00Z'),
    ...extra,
  } as ServerParts;
  const settings = {
    clientKey: 'khuon',
    apiBase: '/api',
    isDemo: false,
    allowedOrigins: [],
    logLevel: 'silent',
    openApi: async () => '{}',
  };
  const app = await createApp(parts, { ...settings, routes });
  return {
    app,
    sessions,
    async post(url, body, token = TOKEN) {
      const headers = { authorization: `Bearer ${token}`, 'x-client-key': 'khuon', 'accept-language': 'vi' };
      const reply = await app.inject({
        method: 'POST',
        url: `/api${url}`,
        headers,
        payload: (body ?? {}) as object,
      });
      const isJson = String(reply.headers['content-type']).includes('json');
      return {
        status: reply.statusCode,
        body: reply.body,
        json: isJson ? reply.json<Record<string, unknown>>() : {},
      };
    },
  };
}

/** What a token stands for now; the routes themselves must notice a change. */
function createSessions(sessions: ReadonlyMap<string, ServerSession>): SessionStore {
  const cached = new Map(sessions);
  const store: Partial<SessionStore> = {
    findCached: async (token) => cached.get(token),
    find: async (token) => sessions.get(token),
    renew: (async (session: ServerSession) => {
      const [token = ''] =
        [...cached].find(([, known]) => known === session) ??
        [...cached].find(([, known]) => known.id === session.id) ??
        [];
      const renewed = sessions.get(token);
      if (!renewed) throw new Failure('no_session');
      cached.set(token, renewed);
      return renewed;
    }) as SessionStore['renew'],
  };
  return store as SessionStore;
}
