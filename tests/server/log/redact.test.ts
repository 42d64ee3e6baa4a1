import fastify from 'fastify';
import { expect, it } from 'vitest';
import { createLogger } from '#server/http/createApp.ts';
import { redact } from '#server/log/redact.ts';
import { printError } from '#server/log/writeLog.ts';

it.each([
  ['GET /hooks/a?hub.verify_token=abc123&x=1', 'GET /hooks/a?hub.verify_token=***&x=1'],
  [
    'https://shop.vn/api?access_token=t0k&sign=9f&page=2',
    'https://shop.vn/api?access_token=***&sign=***&page=2',
  ],
  ['{"headers":{"Authorization":"Bearer abc.def-1"}}', '{"headers":{"Authorization":"***"}}'],
  ['refused: Bearer abcdef0123', 'refused: Bearer ***'],
  [
    '{"body":"{\\"refresh_token\\":\\"r1\\",\\"shop\\":7}"}',
    '{"body":"{\\"refresh_token\\":\\"***\\",\\"shop\\":7}"}',
  ],
  ['{"otp":123456,"id":5}', '{"otp":"***","id":5}'],
  ["Error: { client_secret: 'x y', at: 'z' }", "Error: { client_secret: '***', at: 'z' }"],
  ['cookie: sid=1; theme=dark', 'cookie: ***'],
  ['Key (receiver_phone)=(0912345678) exists', 'Key (receiver_phone)=(091***5678) exists'],
  ['{"to":"+84912345678"}', '{"to":"+84***5678"}'],
])('hides what signs in: %s', (line, safe) => {
  expect(redact(line)).toBe(safe);
});

it.each([
  '{"level":30,"time":1763913600000,"pid":7,"reqId":"0912345678ab","msg":"incoming request"}',
  'order 20260228 of design=7: 1234567890 pieces, assign=5',
])('leaves the rest: %s', (line) => {
  expect(redact(line)).toBe(line);
});

it('is what every line of the server goes through', async () => {
  const lines: string[] = [];
  const out = { write: (line: string) => void lines.push(line) };
  const app = fastify({ logger: createLogger('info', out) });
  app.get('/pull', (request) => {
    request.log.error({ err: new Error('answered {"access_token":"t0psecret"} for 0987654321') }, 'failed');
    return 'ok';
  });
  await app.inject({
    url: '/pull?token=qu3ry',
    headers: { authorization: 'Bearer h3ader', cookie: 'sid=c00kie' },
  });
  await app.close();
  printError(new Error('password=pa55 of 0987654321'), out);
  const text = lines.join('');
  expect(text).toContain('/pull?token=***');
  expect(text).toContain('098***4321');
  expect(text).not.toMatch(/t0psecret|qu3ry|h3ader|c00kie|pa55|0987654321/);
});
