import type { IncomingMessage } from 'node:http';

/**
 * Address of who asks, behind so many proxies of our own: each adds the one that it saw at the end of
 * `X-Forwarded-For`; what stands before is the caller's word and counts for nothing.
 */
export function clientAddress({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  const seen = [...forwarded, socket.remoteAddress ?? ''];
  return seen[Math.max(0, seen.length - 1 - trustedProxies)] ?? '';
}
