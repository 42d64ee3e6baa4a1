import type { FastifyInstance } from 'fastify';
import { Failure } from './Failure.ts';

/**
 * Refuses API calls without the right `X-Client-Key` (401). The key names a build and may shut old ones out;
 * it stands in every page and never authorises anything. Public GETs pass without: an image cannot send headers.
 */
export function checkClientKey(app: FastifyInstance, clientKey: string): void {
  app.addHook('onRequest', async (request) => {
    const sent = request.headers['x-client-key'];
    if (sent === clientKey) return;
    const isPublicGet = request.method === 'GET' && request.routeOptions.config.access === 'public';
    if (sent === undefined && isPublicGet) return;
    throw new Failure('wrong_client_key');
  });
}
