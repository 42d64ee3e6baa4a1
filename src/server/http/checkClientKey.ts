import type { FastifyInstance } from 'fastify';
import { Failure } from './Failure.ts';

/**
 * Refuses API calls without the right `X-Client-Key` (401). The key names a build and may shut old ones out;
 * it stands in every page and never authorises anything. Public GETs pass without: an image cannot send headers. So do other
 * systems, which have a key of their own.
 */
export function checkClientKey(app: FastifyInstance, clientKey: string): void {
  app.addHook('onRequest', ({ headers, method, call: { config } }, _, done) => {
    const sent = headers['x-client-key'];
    const isPublicGet = method === 'GET' && config.access === 'public';
    const needsNone = isPublicGet || config.hasApiKey === true;
    const isRight = sent === clientKey || (sent === undefined && needsNone);
    done(isRight ? undefined : new Failure('wrong_client_key'));
  });
}
