import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

type Row = Record<string, unknown>;

describeOnDatabase('parked bills of a shop', (database) => {
  let server: TestServer;
  let cashier: Caller;
  let owner: Caller;
  let pos: number;
  let goods: { id: number; sku: string; name: string };

  const ask = async <Found extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Found>(text, values)).rows;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    [cashier, owner] = [await server.login('cashier'), await server.login('admin')];
    pos = ((await cashier.post('/me')).json['pos'] as { id: number }[])[0]?.id ?? 0;
    const [one] = await ask<typeof goods>(
      'select id, sku, name from goods where customer_id = 1 order by id limit 1',
    );
    goods = one ?? { id: 0, sku: '', name: '' };
    // The demo has parked one there.
    await ask('update parked_sale set deleted_at = now()');
  });
  afterAll(() => server.close());

  const park = (operation: string, more: object = {}) =>
    cashier.post('/pos/park-sale', {
      pos_id: pos,
      operation,
      buyer_name: 'Anh Nam',
      total: 258_000,
      lines: [{ goods_id: goods.id, quantity: 2, manual_percent: 5 }],
      ...more,
    });
  const listed = async (caller: Caller) =>
    (await caller.post('/parked-sale-list', { filters: { pos_id: [pos] } })).json['rows'] as Row[];

  test('what one till parks another one of the shop continues, once', async () => {
    const parked = await park('till-1');
    expect(parked.status, parked.body).toBe(200);
    const again = await park('till-1');
    expect(again.json, 'sent twice it is one').toEqual(parked.json);
    expect(await listed(cashier)).toMatchObject([
      { code: parked.json['code'], goods_quantity: 2, total: 258_000, buyer_name: 'Anh Nam' },
    ]);
    const taken = await owner.post('/pos/resume-sale', { pos_id: pos, operation: 'till-1' });
    expect(taken.json, taken.body).toMatchObject({
      buyer_name: 'Anh Nam',
      lines: [
        { goods_id: goods.id, sku: goods.sku, name: goods.name, quantity: 2, manual_percent: 5, uids: null },
      ],
    });
    const late = await cashier.post('/pos/resume-sale', { pos_id: pos, operation: 'till-1' });
    expect([late.status, late.body]).toEqual([422, expect.stringContaining('rule.parked_sale.gone')]);
    expect(await listed(cashier)).toEqual([]);
  });

  test('no stock is kept, no bill is made, and the shift knows nothing of it', async () => {
    const count = async () =>
      (
        await ask<Row>(
          'select (select count(*) from pos_sale) as bills, (select count(*) from stock_move) as moves, (select count(*) from reservation) as kept',
        )
      )[0];
    const before = await count();
    expect((await park('till-2')).status).toBe(200);
    expect(await count()).toEqual(before);
    await cashier.post('/pos/resume-sale', { pos_id: pos, operation: 'till-2' });
  });

  test('a till that had no network says when it parked; nobody parks in the future, for others, or nothing', async () => {
    const early = await park('till-3', { parked_at: '2026-01-01T01:00:00.000Z' });
    expect(early.status, early.body).toBe(200);
    const wrong = await park('till-4', { parked_at: '2099-01-01T01:00:00.000Z' });
    expect(wrong.status, wrong.body).toBe(200);
    const at = (await listed(cashier)).map((row) => String(row['parked_at'])).toSorted();
    expect(at[0]).toContain('2026-01-01');
    expect(at[1]).not.toContain('2099');
    const [foreign] = await ask<{ id: number }>('select id from pos where customer_id = 1 and id <> $1', [
      pos,
    ]);
    expect((await park('till-5', { pos_id: foreign?.id })).status).toBe(422);
    expect((await park('till-6', { lines: [] })).status).toBe(422);
    expect((await park('till-7', { lines: [{ goods_id: 1_000_000, quantity: 1 }] })).status).toBe(422);
    expect((await park('till-8', { lines: [{ quantity: 1 }] })).status).toBe(422);
    expect(await listed(cashier)).toHaveLength(2);
  });

  test('whoever sells deletes what nobody comes for; other shops and warehouses do not see it', async () => {
    const [row] = await listed(cashier);
    const keeper = await server.login('warehouse');
    expect((await keeper.post('/parked-sale-list', {})).status).toBe(403);
    expect((await keeper.post('/pos/resume-sale', { pos_id: pos, operation: 'till-3' })).status).toBe(403);
    const path = `/parked_sale/${Number(row?.['id'])}`;
    const { version } = (await cashier.send('GET', path)).json;
    const changed = await cashier.send('PUT', path, { version, total: 1 });
    expect(changed.status, 'nobody changes it').toBeGreaterThanOrEqual(400);
    const gone = await cashier.send('DELETE', path, { version });
    expect([200, 204], gone.body).toContain(gone.status);
    expect(await listed(cashier)).toHaveLength(1);
  });
});
