import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

describeOnDatabase('codes that are scanned into documents', (database) => {
  let server: TestServer;
  let admin: Caller;
  let goods: { id: number; sku: string; barcode: string; name: string };

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    admin = await server.login('admin');
    [goods] = (await ask(
      'select id, sku, barcode, name from goods where customer_id = 1 and barcode is not null order by id limit 1',
    )) as [typeof goods];
  });
  afterAll(() => server?.close());

  const ask = async (text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query(text, values)).rows as unknown[];

  async function scanned(code: string, caller = admin): Promise<unknown> {
    const reply = await caller.post('/goods-scanned', { code });
    expect(reply.status, reply.body).toBe(200);
    return reply.json['rows'];
  }

  it('are articles by barcode, SKU and other codes, pieces by their stamp, or nothing', async () => {
    const row = {
      goods_id: goods.id,
      'goods_id.label': `${goods.sku} – ${goods.name}`,
      uid: null,
      quantity: 1,
    };
    expect(await scanned(` ${goods.barcode} `)).toEqual([row]);
    expect(await scanned(goods.sku)).toEqual([row]);
    await ask(
      `insert into goods_code (customer_id, goods_id, code, factor) values (1, $1, 'THUNG-SCAN', 12)`,
      [goods.id],
    );
    expect(await scanned('thung-scan')).toEqual([{ ...row, quantity: 12 }]);
    await ask(
      `insert into stamp (customer_id, code, hash_code, status, goods_id, kind, print_count, scan_count)
       values (1, 'UIDSCAN1', 'CCCCCCCCCCCC1', 3, $1, 'uid', 1, 0)`,
      [goods.id],
    );
    expect(await scanned('UIDSCAN1')).toEqual([{ ...row, uid: 'UIDSCAN1', piece_by: 'uid' }]);
    expect(await scanned('KHONG-CO')).toEqual([]);
  });

  it('are told to distributors, and to nobody who makes no such document', async () => {
    expect(await scanned(goods.sku, await server.login('distributor'))).toHaveLength(1);
    const worker = await server.login('crm');
    expect((await worker.post('/goods-scanned', { code: goods.sku })).status).toBe(403);
    expect((await admin.post('/goods-scanned', { code: 5 })).status).toBe(422);
  });
});
