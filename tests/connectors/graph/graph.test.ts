import { expect, test } from 'vitest';
import { ask, askRows, GraphError, toProof } from '#connectors/graph/graph.ts';
import type { HttpPort, HttpRequest } from '#contract/ports.ts';

const asked: HttpRequest[] = [];
/** Answers with each of these in turn. */
const answering = (...answers: { status?: number; value: unknown }[]): HttpPort => ({
  async send(request) {
    asked.push(request);
    const { status = 200, value } = answers.shift() ?? { value: {} };
    return {
      status,
      headers: {},
      body: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
    };
  },
});
const failing = (code: number, more: object = {}) =>
  ask(
    { http: answering({ status: 400, value: { error: { code, message: 'No', ...more } } }), url: null },
    { path: ['me'] },
  ).catch((error: unknown) => error as GraphError);

test('pages and ads tell the same errors apart the same way', async () => {
  const reasons = async (codes: readonly number[]) =>
    new Set(await Promise.all(codes.map(async (code) => ((await failing(code)) as GraphError).reason)));
  expect(await reasons([102, 190])).toEqual(new Set(['token']));
  expect(await reasons([10, 200, 299])).toEqual(new Set(['right']));
  expect(await reasons([1, 2, 4, 17, 32, 341, 368, 613, 80_000, 80_001, 80_006])).toEqual(
    new Set(['passing']),
  );
  expect(await reasons([100, 300, 551])).toEqual(new Set(['refused']));
  expect(await failing(100, { is_transient: true })).toMatchObject({ reason: 'passing' });
  expect(await failing(100, { error_user_msg: 'Ít nhất 25.000', error_subcode: 33 })).toMatchObject({
    message: 'Facebook: Ít nhất 25.000 (100/33)',
  });
  const down = ask({ http: answering({ status: 502, value: '<html>' }), url: null }, { path: ['me'] });
  await expect(down).rejects.toMatchObject({ reason: 'passing' });
});

test('a call is signed where the secret of the app is known, and bears no token in its address', async () => {
  asked.length = 0;
  const http = answering();
  await ask(
    { http, url: 'http://sandbox/', token: 't-1', secret: 's-1' },
    { path: ['7/8'], query: { a: 'b' } },
  );
  await ask({ http, url: null, token: 't-1' }, { path: ['me'], form: { x: '1' }, isOnce: true });
  expect(asked[0]).toMatchObject({
    method: 'GET',
    url: `http://sandbox/v23.0/7%2F8?a=b&appsecret_proof=${toProof('s-1', 't-1')}`,
    headers: { authorization: 'Bearer t-1' },
    isIdempotent: true,
  });
  expect(asked[1]).toMatchObject({
    method: 'POST',
    url: 'https://graph.facebook.com/v23.0/me',
    body: 'x=1',
    isIdempotent: false,
  });
});

test('rows come page after page, until there is no next one or it is enough', async () => {
  const page = (at: number, hasMore: boolean) => ({
    value: { data: [at], paging: { cursors: { after: `c${at}` }, ...(hasMore && { next: 'https://x' }) } },
  });
  const all = await askRows(
    { http: answering(page(1, true), page(2, false)), url: null },
    { path: ['me', 'accounts'] },
    5,
  );
  expect(all).toEqual({ rows: [1, 2], isWhole: true });
  const some = await askRows({ http: answering(page(1, true)), url: null }, { path: ['me'] }, 1);
  expect(some).toEqual({ rows: [1], isWhole: false });
});
