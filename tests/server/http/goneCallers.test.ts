import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import compress from '@fastify/compress';
import fastify from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { answerErrors } from '#server/http/answerErrors.ts';
import { createLogger } from '#server/http/createApp.ts';
import { createTexts } from '#server/http/createTexts.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

interface Line {
  level: number;
  msg: string;
  url?: string;
}

/** A server that answers once it is told to, with more than a socket takes at once, and what it logs. */
async function openSlow(answer: () => unknown) {
  const lines: Line[] = [];
  const out = { write: (text: string) => void lines.push(JSON.parse(text) as Line) };
  const app = fastify({ logger: createLogger('info', out) });
  closing.push(() => app.close());
  answerErrors(
    app,
    createTexts(() => ({ vi: {}, en: {}, zh: {} })),
  );
  await app.register(compress, { threshold: 1, encodings: ['gzip'], customTypes: /^application\/json/ });
  let asked: () => void = () => undefined;
  let go: () => void = () => undefined;
  const isAsked = new Promise<void>((resolve) => (asked = resolve));
  const isGone = new Promise<void>((resolve) => (go = resolve));
  app.post('/slow', async () => {
    asked();
    await isGone;
    return answer();
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { lines, port, isAsked, go };
}

const ask = (port: number) =>
  request({
    port,
    path: '/slow',
    method: 'POST',
    headers: { 'accept-encoding': 'gzip', 'content-type': 'application/json' },
  });

it('an answer that nobody waits for any more is no failure of the server: the log says that its caller went', async () => {
  const { lines, port, isAsked, go } = await openSlow(() => ({ rows: Array(200_000).fill('một dòng') }));
  const call = ask(port);
  call.on('error', () => undefined).end('{}');
  await isAsked;
  call.destroy();
  await new Promise((resolve) => call.once('close', resolve));
  await new Promise((resolve) => setTimeout(resolve, 50));
  go();
  await vi.waitFor(() =>
    expect(lines.map(({ msg }) => msg)).toContain('the caller went before the answer was there'),
  );
  expect(lines.filter(({ level }) => level > 30)).toEqual([]);
});

it('what fails while the caller waits is a failure all the same', async () => {
  const { lines, port, isAsked, go } = await openSlow(() => {
    throw new Error('broken');
  });
  const call = ask(port);
  call.end('{}');
  await isAsked;
  go();
  const [reply] = (await once(call, 'response')) as [{ statusCode: number; resume: () => void }];
  reply.resume();
  expect(reply.statusCode).toBe(500);
  expect(lines.filter(({ level }) => level > 30)).toMatchObject([{ msg: 'request failed', url: '/slow' }]);
});
