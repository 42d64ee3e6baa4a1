import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { HttpAnswer, HttpRequest } from '#contract/ports.ts';
import { AddressRefused, isPrivate } from './privateAddresses.ts';

/** More is no answer of a call. */
const MAX_BYTES = 5 * 1024 * 1024;

const TIMEOUT_MS = 10_000;

/** How a connection is made. */
export interface Route {
  url: URL;
  /** The operator allows this host, wherever it is. */
  isAllowed: boolean;
  lookup: LookupFunction;
}

/** Throws AddressRefused for what is not called at all. */
export function checkUrl({ url, isAllowed }: Pick<Route, 'url' | 'isAllowed'>): void {
  if (isAllowed) return;
  if (url.protocol !== 'https:') throw new AddressRefused(`${url.host} is called by https only`);
  // A number in the address is not looked up.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && isPrivate(host)) throw new AddressRefused(`${host} is not in the public internet`);
}

/** Sends a request and reads its answer whole. */
export function sendOnce(
  { method = 'GET', headers = {}, body, timeoutMs = TIMEOUT_MS }: HttpRequest,
  { url, isAllowed, lookup }: Route,
): Promise<HttpAnswer> {
  const { request } = url.protocol === 'https:' ? https : http;
  const signal = AbortSignal.timeout(timeoutMs);
  return new Promise((resolve, reject) => {
    const options = { method, headers: { ...headers }, signal, agent: false as const };
    const sent = request(url, isAllowed ? options : { ...options, lookup }, (answer) => {
      read(answer).then(resolve, reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

async function read(answer: http.IncomingMessage): Promise<HttpAnswer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    size += (chunk as Buffer).length;
    if (size > MAX_BYTES) throw new Error(`the answer has more than ${MAX_BYTES} bytes`);
    chunks.push(chunk as Buffer);
  }
  const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
  return {
    status: answer.statusCode ?? 0,
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: Buffer.concat(chunks),
  };
}
