import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { buildMin } from './buildMin.ts';

export type MinRow = Readonly<Record<string, unknown>> & { id: number };

/** Rows by resource: `orders`, `staff`. */
export type MinData = Readonly<Record<string, readonly MinRow[]>>;

export interface MinServer {
  url: string;
  server: Server;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Serves the built peer from memory, brotli at its best, and its rows; a login is asked of the product. */
export async function serveMin(data: MinData, productUrl: string): Promise<MinServer> {
  const files = await readFiles(await buildMin());
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://min');
    if (pathname === '/api/login') return void forwardLogin(request, response, productUrl);
    if (pathname.startsWith('/api/')) return answerRows(request, response, data);
    const path = pathname === '/' ? '/index.html' : pathname;
    const body = files.get(path);
    if (!body) return void response.writeHead(404).end();
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    response.writeHead(200, {
      'content-type': type,
      'content-encoding': 'br',
      'content-length': body.length,
    });
    response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function readFiles(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, Buffer>();
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    files.set(path.slice(folder.length), await promisify(brotliCompress)(await readFile(path)));
  }
  return files;
}

async function forwardLogin(
  request: IncomingMessage,
  response: ServerResponse,
  productUrl: string,
): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const reply = await fetch(`${productUrl}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client-key': 'khuon' },
    body: Buffer.concat(parts),
  });
  sendJson(response, reply.status, await reply.json());
}

/** ra-data-simple-rest's dialect: `/api/<resource>?sort&range&filter` and `/api/<resource>/<id>`. */
function answerRows({ url = '/' }: IncomingMessage, response: ServerResponse, data: MinData): void {
  const { pathname, searchParams } = new URL(url, 'http://min');
  const [, , resource = '', id] = pathname.split('/');
  const rows = data[resource] ?? [];
  if (id !== undefined) {
    const row = rows.find((one) => String(one.id) === id);
    return sendJson(response, row ? 200 : 404, row ?? {});
  }
  const read = <Value>(name: string, initial: Value): Value =>
    JSON.parse(searchParams.get(name) ?? JSON.stringify(initial)) as Value;
  const found = filterRows(rows, read('filter', {}));
  const [field, order] = read('sort', ['id', 'ASC']);
  const [from, to] = read('range', [0, 19]);
  const sorted = found.toSorted((a, b) => compare(a[field], b[field]) * (order === 'ASC' ? 1 : -1));
  response.setHeader('content-range', `${resource} ${from}-${to}/${found.length}`);
  sendJson(response, 200, sorted.slice(from, to + 1));
}

function filterRows(rows: readonly MinRow[], filter: Readonly<Record<string, unknown>>): readonly MinRow[] {
  const wanted = Object.entries(filter);
  return rows.filter((row) => wanted.every(([key, value]) => String(row[key]).startsWith(String(value))));
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a) < String(b) ? -1 : 1;
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}
