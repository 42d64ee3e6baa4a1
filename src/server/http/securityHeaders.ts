import type { FastifyInstance } from 'fastify';
import helmet from '@fastify/helmet';

/** Content security policy of a page: own scripts only, style elements by `nonce`; the API may stand on another server. */
export function toContentPolicy(nonce: string, apiBase: string, isDev: boolean): string {
  const api = apiBase.startsWith('http')
    ? ` ${new URL(apiBase).origin} ${new URL(apiBase).origin.replace(/^http/, 'ws')}`
    : '';
  const scripts = isDev ? `'self' 'nonce-${nonce}'` : "'self'";
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' blob: data:${api}`,
    "font-src 'self'",
    `connect-src 'self'${isDev ? ' ws:' : ''}${api}`,
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Security headers of every answer; what is not a page gets a policy that allows nothing. */
export async function secureHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: { maxAge: 15_552_000 },
    xFrameOptions: { action: 'deny' },
  });
}
