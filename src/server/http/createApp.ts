import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';
import { allowOrigins } from './allowOrigins.ts';
import { answerError, answerErrors } from './answerErrors.ts';
import { answerOnce } from './answerOnce.ts';
import { createCalls, type Calls } from './Calls.ts';
import { checkClientKey } from './checkClientKey.ts';
import { createRateLimit, type RateLimits } from './createRateLimit.ts';
import { healthRoutes } from './healthRoutes.ts';
import { parseJson } from './parseJson.ts';
import { guardRoutes, readLanguages } from './RouteAccess.ts';
import { secureHeaders } from './securityHeaders.ts';
import { createLogStream, type LogStream } from '#server/log/writeLog.ts';
import { webhookRoutes } from '#server/webhooks/webhookRoutes.ts';
import type { ServerParts } from './ServerParts.ts';
import { serveUi, toReadableUrl } from './serveUi.ts';

/** Puts calls of one kind under `/api`. */
export type RoutePlugin = (calls: Calls, parts: ServerParts) => void | Promise<void>;

export interface AppSettings {
  routes: readonly RoutePlugin[];
  clientKey: string;
  apiBase: string;
  isDemo: boolean;
  /** E-mail leaves by an SMTP server. */
  sendsMail?: boolean;
  allowedOrigins: readonly string[];
  /** How the provider is reached. */
  providerContact?: string | undefined;
  /** Days for which data is kept after the licence. */
  keptDays?: number | undefined;
  /** Proxies of our own in front; 0 or absent: the address of a request is that of its connection. */
  trustedProxies?: number;
  logLevel: string;
  /** Text of `/openapi.json`; read when asked for. */
  openApi: () => Promise<string>;
  /** Folder of the built UI; absent: the API alone. */
  uiFolder?: string;
  rateLimits?: RateLimits;
  /** Milliseconds within which a request must have arrived whole; default: two minutes. */
  arrivalMs?: number;
}

/** No JSON body of a screen comes near. */
const MAX_JSON_BYTES = 1024 * 1024;

/** Uploads: the largest file of any class (readings: 10 MB), one file and few fields at once. */
const MULTIPART_LIMITS = {
  fileSize: 10 * 1024 * 1024,
  files: 1,
  fields: 20,
  fieldSize: 100_000,
  parts: 25,
  headerPairs: 50,
};

/** A file of 10 MB over a slow mobile line takes about so long; who is slower than that keeps a socket busy for nothing. */
const ARRIVAL_MS = 120_000;

/** Answers below this size are not worth compressing. */
const COMPRESS_FROM_BYTES = 2_048;

/** The whole HTTP side over the given parts: API under `/api`, webhooks under `/hooks`, the UI beside them. Not listening yet. */
export async function createApp(parts: ServerParts, settings: AppSettings): Promise<FastifyInstance> {
  const { trustedProxies = 0, arrivalMs = ARRIVAL_MS } = settings;
  const app = fastify({
    logger: createLogger(settings.logLevel),
    bodyLimit: MAX_JSON_BYTES,
    requestTimeout: arrivalMs,
    http: {
      headersTimeout: Math.min(30_000, arrivalMs),
      connectionsCheckingInterval: Math.min(5_000, arrivalMs),
    },
    trustProxy: trustedProxies > 0 && ((_: string, hop: number) => hop < trustedProxies),
    genReqId: () => randomUUID(),
    exposeHeadRoutes: false,
    rewriteUrl: ({ url = '/' }) => toReadableUrl(url),
    frameworkErrors: (error, request, reply) => answerError(error, request, reply, parts.texts),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
  });
  readLanguages(app);
  answerErrors(app, parts.texts);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  secureHeaders(app);
  allowOrigins(app, settings.allowedOrigins);
  await app.register((api) => registerApi(api, parts, settings), { prefix: '/api' });
  await app.register(async (hooks) => webhookRoutes(hooks, parts), { prefix: '/hooks' });
  if (settings.uiFolder) await serveUi(app, settings.uiFolder, { ...settings, isDev: false });
  return app;
}

/** The log of requests and of what runs beside them. */
export const createLogger = (level: string, out?: LogStream) => ({ level, stream: createLogStream(out) });

async function registerApi(api: FastifyInstance, parts: ServerParts, settings: AppSettings): Promise<void> {
  readJsonOnly(api);
  const { calls, serve } = createCalls(api);
  checkClientKey(api, settings.clientKey);
  guardRoutes(api, parts.sessions, createRateLimit(parts.db, parts.now, settings.rateLimits), parts.now);
  answerOnce(api, parts);
  await api.register(compress, {
    threshold: COMPRESS_FROM_BYTES,
    encodings: ['gzip'],
    customTypes: /^application\/json/,
    zlibOptions: { level: 1 },
  });
  await api.register(multipart, { limits: MULTIPART_LIMITS, throwFileSizeLimit: true });
  api.addHook('onSend', (_, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
  healthRoutes(calls, parts.db, settings.openApi);
  for (const routes of settings.routes) await routes(calls, parts);
  serve();
}

function readJsonOnly(api: FastifyInstance): void {
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) =>
    parseJson(body),
  );
}
