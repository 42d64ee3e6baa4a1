import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type Reply, type TestServer } from '../../support/server.ts';

const codeOf = ({ json }: Reply) => {
  const { code, fields } = json['error'] as { code: string; fields?: { code: string }[] };
  return fields?.[0]?.code ?? code;
};

describeOnDatabase('display requests', (database) => {
  let server: TestServer;
  let cashier: Caller;
  let manager: Caller;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    cashier = await server.login('cashier');
    manager = await server.login('manager');
  });
  afterAll(() => server.close());

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;

  it('becomes a transfer of what somebody else approves', async () => {
    const [shop] = await run<{ id: number }>(
      `select a.pos_id as id from account__pos_ids a join account u on u.id = a.account_id where u.username = 'cashier'`,
    );
    const [level] = await run<{ goods_id: number; warehouse_id: number; free: number }>(
      `select l.goods_id, l.warehouse_id, l.on_hand - l.reserved - l.unsellable as free from stock_level l
       join warehouse w on w.id = l.warehouse_id where w.kind = 'storage' and l.customer_id = 1 order by 3 desc limit 1`,
    );
    const free = level?.free ?? 0;
    const asked = await cashier.post('/pos_display_request', {
      pos_id: shop?.id,
      warehouse_id: level?.warehouse_id,
      kind: 'refill',
      wanted_on: '2099-01-01',
      lines: [{ goods_id: level?.goods_id, quantity: free + 5 }],
    });
    expect(asked.status, asked.body).toBe(201);
    const path = `/pos_display_request/${String(asked.json['id'])}`;
    expect((await cashier.post(`${path}/take`, {})).status).toBe(403);
    expect((await manager.post(`${path}/approve`, {})).status).toBe(409);
    const taken = await manager.post(`${path}/take`, {});
    expect(taken.status, taken.body).toBe(200);
    expect(codeOf(await manager.post(`${path}/approve`, {}))).toBe('messages.not_enough_stock');
    const [line] = await run<{ id: number }>(
      'select id from pos_display_request_line where pos_display_request_id = $1',
      [asked.json['id']],
    );
    const [row] = await run<{ version: number }>('select version from pos_display_request where id = $1', [
      asked.json['id'],
    ]);
    const cut = await manager.send('PUT', path, {
      version: row?.version,
      lines: [{ id: line?.id, goods_id: level?.goods_id, quantity: free + 5, approved_quantity: free }],
      decision_note: 'Kho chỉ còn bấy nhiêu',
    });
    expect(cut.status, cut.body).toBe(200);
    const approved = await manager.post(`${path}/approve`, {});
    expect(approved.status, approved.body).toBe(200);
    const [transfer] = await run<object>(
      `select t.status, t.reason, t.to_pos_id, t.quantity from goods_transfer t join pos_display_request d on d.transfer_id = t.id where d.id = $1`,
      [asked.json['id']],
    );
    expect(transfer).toEqual({
      status: 'draft',
      reason: 'display_request',
      to_pos_id: shop?.id,
      quantity: free,
    });
  });

  it('is decided beside what is free at the warehouse and lies at the shop', async () => {
    const [shop] = await run<{ id: number; shelf: number }>(
      `select p.id, p.warehouse_id as shelf from pos p join account__pos_ids a on a.pos_id = p.id
       join account u on u.id = a.account_id where u.username = 'cashier' and p.warehouse_id is not null limit 1`,
    );
    const levels = await run<{ goods_id: number; warehouse_id: number; free: number; there: number }>(
      `select l.goods_id, l.warehouse_id, l.on_hand - l.reserved - l.unsellable as free,
         t.on_hand - t.reserved - t.unsellable as there
       from stock_level l join warehouse w on w.id = l.warehouse_id
       join stock_level t on t.goods_id = l.goods_id and t.warehouse_id = $1
       where w.kind = 'storage' and l.customer_id = 1 order by 3 desc limit 1`,
      [shop?.shelf],
    );
    const [level] = levels;
    expect(level).toBeDefined();
    const input = { ids: [level?.goods_id], warehouse_id: level?.warehouse_id, pos_id: shop?.id };
    for (const caller of [cashier, manager]) {
      const answer = await caller.post('/display-figures', input);
      expect(answer.status, answer.body).toBe(200);
      const [row] = answer.json['rows'] as object[];
      expect(row).toMatchObject({ id: level?.goods_id, available: level?.free, there: level?.there });
    }
    expect((await manager.post('/display-figures', { ...input, pos_id: null })).status).toBe(422);
    const office = await server.login('office');
    expect((await office.post('/display-figures', input)).status).toBe(403);
  });

  it('is asked for by a shop for itself', async () => {
    const [other] = await run<{ id: number; warehouse_id: number; goods_id: number }>(
      `select p.id, (select id from warehouse where kind = 'storage' and customer_id = 1 limit 1) as warehouse_id,
         (select id from goods where customer_id = 1 and active limit 1) as goods_id
       from pos p where p.customer_id = 1 and not exists (select 1 from account__pos_ids a join account u on u.id = a.account_id
         where a.pos_id = p.id and u.username = 'cashier') limit 1`,
    );
    const reply = await cashier.post('/pos_display_request', {
      pos_id: other?.id,
      warehouse_id: other?.warehouse_id,
      kind: 'new',
      wanted_on: '2099-01-01',
      lines: [{ goods_id: other?.goods_id, quantity: 1 }],
    });
    expect([403, 404, 422]).toContain(reply.status);
    expect(
      await run('select 1 from pos_display_request where pos_id = $1 and kind = $2 and wanted_on = $3', [
        other?.id,
        'new',
        '2099-01-01',
      ]),
    ).toEqual([]);
  });
});
