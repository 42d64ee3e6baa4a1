import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase } from '../support/database.ts';
import { startTestServer, type Caller, type Reply, type TestServer } from '../support/server.ts';

const codesOf = ({ json }: Reply) =>
  Object.fromEntries(
    ((json['error'] as { fields?: { path: string; code: string }[] }).fields ?? []).map(({ path, code }) => [
      path,
      code,
    ]),
  );

const WAREHOUSE = 'messages.select_warehouse';
const PRODUCT = 'messages.select_product';
const line = [{ quantity: 1 }];

describeOnDatabase('what has to be chosen (spec 8)', (database) => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    admin = await server.login('admin');
  });
  afterAll(() => server?.close());

  test.each<[string, object, object]>([
    ['/consignment', { lines: line }, { warehouse_id: WAREHOUSE, 'lines.0.goods_id': PRODUCT }],
    [
      '/goods_transfer',
      { lines: line },
      { from_warehouse_id: WAREHOUSE, to_warehouse_id: WAREHOUSE, 'lines.0.goods_id': PRODUCT },
    ],
    ['/reservation_session', { lines: line }, { warehouse_id: WAREHOUSE, 'lines.0.goods_id': PRODUCT }],
    ['/sync_config', { percent_kept: null }, { percent_kept: 'messages.select_percent_kept' }],
  ])('%s says so by name', async (url, body, wanted) => {
    const reply = await admin.post(url, body);
    expect(reply.status, reply.body).toBe(422);
    expect(codesOf(reply)).toMatchObject(wanted);
  });

  test('says it in words', async () => {
    const reply = await admin.post('/consignment', { lines: line });
    expect(reply.body).toContain('Hãy chọn kho.');
    expect(reply.body).toContain('Hãy chọn sản phẩm.');
  });

  test('goods are told to shops by a configuration that runs, and none is chosen', async () => {
    const run = (text: string) => server.db.withoutTenant('maintenance').query<{ id: number }>(text);
    await run(`update sync_config set state = 'stopped'`);
    const { rows } = await run('select id from goods where customer_id = 1 and deleted_at is null limit 1');
    const reply = await admin.send(
      'POST',
      '/goods-push',
      { ids: rows.map(({ id }) => id) },
      { 'idempotency-key': 'push-without-config' },
    );
    expect([reply.status, codesOf(reply)]).toEqual([422, { ids: 'messages.select_config' }]);
  });
});
