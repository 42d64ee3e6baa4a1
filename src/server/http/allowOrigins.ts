import type { FastifyInstance } from 'fastify';

const METHODS = 'GET,POST,PUT,DELETE';
const HEADERS = 'authorization,content-type,x-client-key,accept-language,idempotency-key,x-api-key';
const EXPOSED = 'content-disposition,content-range,retry-after,x-request-id';

/** CORS for the listed origins only; without any, browsers of other sites are refused. No cookies are ever used. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', 'Origin');
    if (!origin || !origins.includes(origin)) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-expose-headers', EXPOSED);
    if (request.method !== 'OPTIONS') return;
    reply.header('access-control-allow-methods', METHODS);
    reply.header('access-control-allow-headers', HEADERS);
    reply.header('access-control-max-age', '600');
    await reply.code(204).send();
  });
}
