import type { FastifyRequest } from 'fastify';
import type { ServerParts } from './ServerParts.ts';

/** Where the page stands that asks: this server, or one that may call it. */
export function originOf(
  { publicUrl, allowedOrigins }: Pick<ServerParts, 'publicUrl' | 'allowedOrigins'>,
  { headers, host, protocol }: FastifyRequest,
): string {
  const { origin } = headers;
  const isOwn =
    origin !== undefined && (origin === `${protocol}://${host}` || allowedOrigins.includes(origin));
  return isOwn ? origin : publicUrl;
}
