import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

/*
 * A landing page that is shown on television: a thousand forms in a minute, some of them sent twice. All are answered and kept within it, none
 * is lost, none is two leads; when the last is a lead is printed, as it depends on what else the machine does.
 */

const KEY = 'a-key-of-the-page';
const FORMS = 1_000;
const TWICE = 100;
const AT_ONCE = 25;
const MINUTE_MS = 60_000;

describeOnDatabase('a thousand forms a minute', (database) => {
  let server: TestServer;
  let admin: Caller;
  let page: number;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    admin = await server.login('admin');
    await server.app.ready();
    const made = await admin.post('/ladi_page', {
      name: 'Trang truyền hình',
      url: 'https://tv.example/a',
      provider: 'web',
      webhook_key: KEY,
      fields: [
        { incoming: 'sdt', field: 'phone', transform: 'digits' },
        { incoming: 'ten', field: 'name', transform: 'trim' },
      ],
    });
    expect(made.status, made.body).toBe(201);
    page = Number(made.json['id']);
  }, 300_000);
  afterAll(() => server?.close());

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;
  const send = async (at: number) => {
    const reply = await server.app.inject({
      method: 'POST',
      url: `/hooks/crm/landing?page=${page}`,
      headers: { 'content-type': 'application/json', 'x-key': KEY },
      payload: JSON.stringify({ sdt: `09655${String(at).padStart(5, '0')}`, ten: `Khách ${at}` }),
    });
    expect(reply.statusCode).toBe(200);
  };
  const taken = async () =>
    (
      await run<{ n: number }>('select count(*)::int as n from lead_intake where ladi_page_id = $1', [page])
    )[0]?.n;

  test(
    'are answered and kept within it, and become a thousand leads, each once',
    { timeout: 5 * MINUTE_MS },
    async () => {
      const from = Date.now();
      const numbers = [...Array(FORMS).keys(), ...Array(TWICE).keys()];
      for (let at = 0; at < numbers.length; at += AT_ONCE)
        await Promise.all(numbers.slice(at, at + AT_ONCE).map(send));
      const answered = Date.now() - from;
      await expect.poll(taken, { timeout: 3 * MINUTE_MS, interval: 250 }).toBe(FORMS);
      const done = Date.now() - from;
      console.log(`${FORMS} forms: answered in ${answered} ms, leads of all after ${done} ms`);
      const [leads] = await run<{ n: number; phones: number }>(
        'select count(*)::int as n, count(distinct phone)::int as phones from lead where ladi_page_id = $1',
        [page],
      );
      expect(leads).toEqual({ n: FORMS, phones: FORMS });
      const [left] = await run<{ n: number }>(
        `select count(*)::int as n from khuon_inbox where source = 'crm.landing' and done_at is null`,
      );
      expect(left?.n).toBe(0);
      expect(answered, 'what is answered is stored').toBeLessThan(MINUTE_MS);
    },
  );
});
