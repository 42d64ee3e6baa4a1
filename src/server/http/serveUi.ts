import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createPage, type PageSettings } from './createPage.ts';
import { Failure } from './Failure.ts';

/** Names under `/assets` carry a hash of their content. */
const YEAR_SECONDS = 31_536_000;

/**
 * Serves the built UI of `folder`: hashed assets for a year (precompressed), the page itself for every other
 * address of a page. A missing asset is a 404, never the page.
 */
export async function serveUi(app: FastifyInstance, folder: string, settings: PageSettings): Promise<void> {
  const template = await readFile(path.join(folder, 'index.html'), 'utf8');
  const sendPage = (reply: FastifyReply) => {
    const { html, contentPolicy } = createPage(template, settings);
    return reply
      .header('content-security-policy', contentPolicy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html);
  };
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['index.html*', '**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isHashed = path.relative(folder, file).startsWith('assets');
      reply.setHeader('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      if (!isPageAddress(request.url)) throw new Failure('unknown_route');
      return sendPage(reply);
    },
  });
}

/**
 * The address of a page as routes can read it: codes with a stray per cent sign (`/check/50%`) are pages too, and the browser,
 * which keeps the address as it is, says what it thinks of them. Calls stay as they are: a broken one is refused.
 */
export function toReadableUrl(url: string): string {
  if (!url.includes('%') || !isPageAddress(url)) return url;
  try {
    decodeURI(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

/** Whether an address is one of a page: not the API's, not the socket's, and without a file ending. */
export function isPageAddress(url: string): boolean {
  const address = url.split('?', 1)[0] ?? '';
  // Old addresses, whatever they end with: the page leads them to the start (spec 2.1).
  if (address.startsWith('/v2')) return true;
  return !/^\/(api|assets|socket\.io)(\/|$)/.test(address) && !/\.\w{1,8}$/.test(address);
}
