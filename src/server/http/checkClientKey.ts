import type { FastifyInstance } from 'fastify';
import { Failure } from './Failure.ts';

/**
 * Refuses API calls without the right `X-Client-Key` (401). The key names a build and may shut old ones out;
 * it stands in every page and never authorises anything. Public GETs pass without: an image cannot send headers.
 */
export function checkClientKey(app: FastifyInstance, clientKey: string): void {
  app.addHook('onRequest', ({ headers, method, routeOptions }, _, done) => {
    const sent = headers['x-client-key'];
    const isPublicGet = method === 'GET' && routeOptions.config.access === 'public';
    const isRight = sent === clientKey || (sent === undefined && isPublicGet);
    done(isRight ? undefined : new Failure('wrong_client_key'));
  });
}
