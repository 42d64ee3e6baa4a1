import fastify from 'fastify';
import { expect, test } from 'vitest';
import { createCalls } from '#server/http/Calls.ts';

/*
 * Thousands of calls share a few routes of the router: what an address means stays as if each had one of its own.
 */

async function open() {
  const app = fastify({ routerOptions: { maxParamLength: 200 } });
  await app.register(
    async (api) => {
      const { calls, serve } = createCalls(api);
      const config = { access: [] };
      const said =
        (name: string) =>
        ({ params }: { params: unknown }) =>
          `${name} ${(params as { id?: string }).id ?? '-'}`;
      calls.get('/goods', { config }, said('many'));
      calls.get('/goods/:id', { config }, said('one'));
      calls.get('/goods/template', { config }, said('template'));
      calls.put('/goods/:id', { config }, said('change'));
      calls.post('/goods/:id/approve', { config }, said('approve'));
      calls.post('/goods/approve/preview', { config }, said('preview'));
      serve();
    },
    { prefix: '/api' },
  );
  return async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string) => {
    const { statusCode, body } = await app.inject({ method, url: `/api${url}` });
    return statusCode === 200 ? body : statusCode;
  };
}

test('an address with a name is that call, one with an id the call of a record', async () => {
  const call = await open();
  expect(await call('GET', '/goods')).toBe('many -');
  expect(await call('GET', '/goods?filter={}')).toBe('many -');
  expect(await call('GET', '/goods/template')).toBe('template -');
  expect(await call('GET', '/goods/17')).toBe('one 17');
  expect(await call('PUT', '/goods/17')).toBe('change 17');
  expect(await call('POST', '/goods/17/approve')).toBe('approve 17');
  expect(await call('POST', '/goods/approve/preview')).toBe('preview -');
});

test('an id is decoded, and a slash in it makes no other address of it', async () => {
  const call = await open();
  expect(await call('GET', '/goods/a%2Fb%20c')).toBe('one a/b c');
  expect(await call('GET', '/goods%2Ftemplate')).toBe(404);
  expect(await call('POST', '/goods%2F17%2Fapprove')).toBe(404);
  expect(await call('POST', '/goods/17%2Fapprove')).toBe(404);
});

test('what nobody serves is not found: other names, methods, lengths', async () => {
  const call = await open();
  expect(await call('GET', '/good')).toBe(404);
  expect(await call('DELETE', '/goods/17')).toBe(404);
  expect(await call('POST', '/goods/17')).toBe(404);
  expect(await call('GET', '/goods/17/approve/now')).toBe(404);
  expect(await call('GET', `/goods/${'9'.repeat(201)}`)).toBe(414);
});
