import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase } from '../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../support/server.ts';

type Row = Record<string, unknown>;

describeOnDatabase('stamps', (database) => {
  let server: TestServer;
  let admin: Caller;
  let known: number;
  let unknown: number;

  const ask = async <Found extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Found>(text, values)).rows;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    admin = await server.login('admin');
    [known = 0, unknown = 0] = (
      await ask<{ id: number }>(
        `insert into goods (customer_id, sku, name, unit, item_per_pack, active, has_expiry, category_id) values (1, 'TEM-1', 'Áo', 'piece', 1, true, false, (select min(id) from goods_category where customer_id = 1)), (1, 'TEM-2', 'Quần', 'piece', 1, true, false, null) returning id`,
      )
    ).map(({ id }) => id);
  });
  afterAll(() => server.close());

  const stampsOf = async (batch: number): Promise<Row[]> =>
    ask(
      'select code, hash_code, status, print_count, receipt_code, goods_id, id from stamp where batch_id = $1',
      [batch],
    );

  test('are made with their batch, each with codes of its own, for goods that are known well enough', async () => {
    const lacking = await admin.post('/stamp_batch', { goods_id: unknown, kind: 'uid', quantity: 5 });
    expect([lacking.status, lacking.body]).toEqual([
      422,
      expect.stringContaining('messages.goods_lacking_data'),
    ]);
    const sub = await admin.post('/stamp_batch', { goods_id: known, kind: 'sub_stamp', quantity: 5 });
    expect(sub.status).toBe(422);
    const made = await admin.post('/stamp_batch', {
      goods_id: known,
      kind: 'uid',
      quantity: 60,
      receipt_code: 'PN-1',
    });
    expect(made.status, made.body).toBe(201);
    const stamps = await stampsOf(Number(made.json['id']));
    expect(stamps).toHaveLength(60);
    expect(new Set(stamps.flatMap(({ code, hash_code }) => [code, hash_code])).size).toBe(120);
    expect(stamps[0]).toMatchObject({ status: 1, print_count: 0, receipt_code: 'PN-1', goods_id: known });
  });

  test('are printed once, again for a reason, and recalled as long as nothing wears them', async () => {
    const { json } = await admin.post('/stamp_batch', { goods_id: known, kind: 'uid', quantity: 3 });
    const batch = Number(json['id']);
    expect((await admin.post(`/stamp_batch/${batch}/print`)).json['status']).toBe('printed');
    const [first, second] = await stampsOf(batch);
    expect(first).toMatchObject({ print_count: 1 });
    const path = `/stamp/${Number(first?.['id'])}`;
    expect((await admin.post(`${path}/print_stamps`)).status).toBe(409);
    const again = await admin.post(`${path}/reprint_stamps`, { reprint_reason: 'Tem bị nhòe' });
    expect(again.status, again.body).toBe(200);
    await ask('update stamp set status = 3 where id = $1', [second?.['id']]);
    const canceled = await admin.post(`/stamp_batch/${batch}/cancel`, { note: 'Sai hàng hóa' });
    expect(canceled.status, canceled.body).toBe(200);
    expect((await stampsOf(batch)).map(({ status }) => status).toSorted()).toEqual([0, 0, 3]);
  });

  test('at most 50 are printed at a time (specification 8), in the question before as well; one more and none is', async () => {
    const { json } = await admin.post('/stamp_batch', { goods_id: known, kind: 'uid', quantity: 51 });
    const ids = (await stampsOf(Number(json['id']))).map(({ id }) => Number(id));
    for (const url of ['/stamp/print_stamps', '/stamp/print_stamps/preview']) {
      const { status, body } = await admin.post(url, { ids });
      expect([status, body]).toEqual([422, expect.stringContaining('too_many_rows')]);
    }
    const counts = async () =>
      (await stampsOf(Number(json['id']))).filter(({ print_count }) => print_count === 1);
    expect(await counts()).toHaveLength(0);
    const printed = await admin.post('/stamp/print_stamps', { ids: ids.slice(0, 50) });
    expect([printed.status, (printed.json['done'] as number[]).length]).toEqual([200, 50]);
    expect(await counts()).toHaveLength(50);
  });
});
