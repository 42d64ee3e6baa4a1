import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/**
 * The social SDK (spec 2.5) by its exact addresses. One page serves everybody and stays while people sign in and out,
 * so its policy cannot tell them apart: who loads the SDK is decided where it is loaded (`SocialSdk`), by the code.
 */
const SOCIAL = {
  script: ['vi_VN', 'en_US', 'zh_CN']
    .map((locale) => `https://connect.facebook.net/${locale}/sdk.js`)
    .join(' '),
  connect: 'https://graph.facebook.com https://www.facebook.com',
  frame: 'https://www.facebook.com https://web.facebook.com',
};

/** Content security policy of a page: own scripts only, style elements by `nonce`; the API may stand on another server. */
export function toContentPolicy(nonce: string, apiBase: string, { isDev }: { isDev: boolean }): string {
  const api = apiBase.startsWith('http')
    ? ` ${new URL(apiBase).origin} ${new URL(apiBase).origin.replace(/^http/, 'ws')}`
    : '';
  const scripts = isDev ? `'self' 'nonce-${nonce}'` : "'self'";
  return [
    "default-src 'none'",
    `script-src ${scripts} ${SOCIAL.script}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' blob: data:${api}`,
    "font-src 'self'",
    `connect-src 'self'${isDev ? ' ws:' : ''}${api} ${SOCIAL.connect}`,
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "media-src 'self' blob:",
    `frame-src ${SOCIAL.frame}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Security headers of every answer; what is not a page gets a policy that allows nothing. They never differ, so they are read once. */
export function secureHeaders(app: FastifyInstance): void {
  const headers = readSecurityHeaders();
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers);
    done();
  });
}

function readSecurityHeaders(): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const secure = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: { maxAge: 15_552_000 },
    xFrameOptions: { action: 'deny' },
  });
  secure(request, response, (error) => {
    if (error) throw error;
  });
  return { ...response.getHeaders() };
}
