import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSchedules } from '#server/jobs/runSchedules.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

describeOnDatabase('temporary orders', (database) => {
  let server: TestServer;
  let admin: Caller;
  let me: number;
  let place: { goods_id: number; warehouse_id: number; sku: string; free: number };
  let next = 0;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    admin = await server.login('admin');
    const [account] = await sql<{ id: number }>(
      `select id from account where username = 'crm' and customer_id = 1`,
    );
    me = Number(account?.id);
    const [found] = await sql<typeof place>(
      `select l.goods_id, l.warehouse_id, g.sku, (l.on_hand - l.reserved - l.unsellable)::int as free
        from stock_level l join warehouse w on w.id = l.warehouse_id join goods g on g.id = l.goods_id
        where l.customer_id = 1 and w.kind = 'storage' and g.active
        order by l.on_hand - l.reserved - l.unsellable desc, l.id limit 1`,
    );
    place = found ?? { goods_id: 0, warehouse_id: 0, sku: '', free: 0 };
  });
  afterAll(() => server?.close());

  const sql = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await server.db.withoutTenant('maintenance').query<Row & object>(text, values)).rows;

  /** A lead that has all that an order needs. */
  async function complete(quantity: number): Promise<number> {
    next += 1;
    const made = await admin.post('/lead', {
      phone: `09771${String(next).padStart(5, '0')}`,
      name: 'Lan',
      address: '12 Láng Hạ',
      ward: 'Láng Hạ',
      city: 'Hà Nội',
      account_id: me,
      lines: [{ goods_id: place.goods_id, quantity, unit_price: 100_000, discount: 0 }],
    });
    expect(made.status, made.body).toBe(201);
    expect(made.json['queue']).toBe('complete');
    return Number(made.json['id']);
  }
  const move = (id: number, key: string, body: object = {}) => admin.post(`/lead/${id}/${key}`, body);
  async function go(id: number, key: string, body: object = {}): Promise<Record<string, unknown>> {
    const moved = await move(id, key, body);
    expect(moved.status, `${key}: ${moved.body}`).toBe(200);
    return moved.json;
  }
  const held = async (type: string, id: unknown): Promise<number> => {
    const [row] = await sql<{ n: number }>(
      `select coalesce(sum(quantity), 0)::int as n from reservation where document_type = $1 and document_id = $2 and status = 1`,
      [type, id],
    );
    return Number(row?.n);
  };
  const free = async (): Promise<number> => {
    const [row] = await sql<{ n: number }>(
      `select (on_hand - reserved - unsellable)::int as n from stock_level where goods_id = $1 and warehouse_id = $2`,
      [place.goods_id, place.warehouse_id],
    );
    return Number(row?.n);
  };
  const inWarehouse = () => ({ warehouse_id: place.warehouse_id });
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

  test('keep their goods back until their day, and give them back when they go another way', async () => {
    const before = await free();
    const until = inDays(5);
    const id = await complete(2);
    const kept = await go(id, 'save_temporary', {
      temporary_type: 'draft',
      temporary_until: until,
      ...inWarehouse(),
    });
    expect(kept).toMatchObject({ hold_stock: true, hold_until: until, missing_goods: null });
    expect([await held('lead', id), await free()]).toEqual([2, before - 2]);
    const [row] = await sql(`select reason, document_code from reservation where document_id = $1`, [id]);
    expect(row).toEqual({ reason: 'lead', document_code: `L${id}` });
    const listed = await admin.post('/lead-temporary-list', { viewMode: 'held', perPage: 100 });
    expect((listed.json['rows'] as { id: number }[]).map((lead) => lead.id)).toContain(id);
    expect((await move(id, 'hold_goods', { warehouse_id: place.warehouse_id })).body).toContain(
      'đang được giữ',
    );
    await go(id, 'free_goods');
    expect([await held('lead', id), await free()]).toEqual([0, before]);
    const again = await go(id, 'hold_goods', { warehouse_id: place.warehouse_id });
    expect(again).toMatchObject({ hold_stock: true, hold_until: until });
    await go(id, 'resume');
    expect(await held('lead', id)).toBe(2);
    const gone = await go(id, 'no_demand');
    expect(gone).toMatchObject({ hold_stock: false, hold_until: null });
    expect([await held('lead', id), await free()]).toEqual([0, before]);
  });

  test('hand their goods over to the order that they become', async () => {
    const before = await free();
    const id = await complete(3);
    await go(id, 'save_temporary', { temporary_type: 'draft', ...inWarehouse() });
    await go(id, 'resume');
    await go(id, 'check');
    const confirmed = await go(id, 'confirm');
    const [lead] = await sql<{ order_id: number; hold_stock: boolean }>(
      'select order_id, hold_stock from lead where id = $1',
      [id],
    );
    expect([confirmed['status'], lead?.hold_stock]).toEqual([100, false]);
    expect([await held('lead', id), await held('order', lead?.order_id), await free()]).toEqual([
      0,
      3,
      before - 3,
    ]);
    const [order] = await sql('select warehouse_id, status from "order" where id = $1', [lead?.order_id]);
    expect(order).toEqual({ warehouse_id: place.warehouse_id, status: 35 });
  });

  test('whose time has passed keep nothing', async () => {
    const before = await free();
    const id = await complete(1);
    await go(id, 'save_temporary', { temporary_type: 'draft', temporary_until: inDays(1), ...inWarehouse() });
    await sql(
      `update lead set temporary_until = now() - interval '1 minute', hold_until = now() - interval '1 minute' where id = $1`,
      [id],
    );
    expect(await go(id, 'resume')).toMatchObject({ hold_stock: false, hold_until: null });
    expect(await free()).toBe(before);
  });

  test('without stock say what is missing: at the lead, in its list, and to who wants to keep it', async () => {
    const id = await complete(1);
    const lead = (await admin.send('GET', `/lead/${id}`)).json as {
      version: number;
      lines: { id: number }[];
    };
    const lines = [{ id: lead.lines[0]?.id, quantity: 100_000 }];
    const changed = await admin.send('PUT', `/lead/${id}`, { version: lead.version, lines });
    expect(changed.status, changed.body).toBe(200);
    const refused = await move(id, 'save_temporary', { temporary_type: 'draft', ...inWarehouse() });
    expect([refused.status, refused.body]).toEqual([422, expect.stringContaining('Không đủ hàng')]);
    expect(changed.json['missing_goods']).toMatch(new RegExp(`^${place.sku} × \\d+$`, 'u'));
    const short = await admin.post('/lead-complete-data-list', { viewMode: 'short_stock', perPage: 100 });
    expect((short.json['rows'] as { id: number }[]).map((row) => row.id)).toContain(id);
    const { rows } = (await admin.post('/lead-goods-free', { ids: [place.goods_id] })).json as {
      rows: { id: number; available: number }[];
    };
    expect(rows[0]?.id).toBe(place.goods_id);
    expect(rows[0]?.available).toBeGreaterThanOrEqual(await free());
    // Goods have come meanwhile.
    await sql('update lead_line set quantity = 1 where lead_id = $1', [id]);
    await run('crm.watch_stock');
    expect((await admin.send('GET', `/lead/${id}`)).json).toMatchObject({ missing_goods: null });
  });

  test('take another article: as many of it, at its price or the one that is agreed, with why', async () => {
    const [other] = await sql<{ id: number; price: number }>(
      `select id, retail_price::int as price from goods where customer_id = 1 and active and id <> $1 and retail_price > 0 order by id limit 1`,
      [place.goods_id],
    );
    const id = await complete(2);
    const to = { to_goods_id: other?.id, note: 'Khách thích màu khác' };
    expect((await move(id, 'switch_model', { ...to, goods_id: other?.id })).body).toContain(
      'rule.lead.not_its_goods',
    );
    expect((await move(id, 'switch_model', { to_goods_id: other?.id })).status).toBe(422);
    const switched = await go(id, 'switch_model', to);
    expect(switched).toMatchObject({
      lines: [{ goods_id: other?.id, quantity: 2, unit_price: other?.price }],
      lines_total: 2 * Number(other?.price),
      last_note: 'Khách thích màu khác',
    });
    const back = { goods_id: other?.id, to_goods_id: place.goods_id, unit_price: 90_000, note: 'Đổi lại' };
    expect(await go(id, 'switch_model', back)).toMatchObject({
      lines: [{ goods_id: place.goods_id, unit_price: 90_000 }],
      lines_total: 180_000,
    });
  });

  test('are of combos too: their parts, which together cost what the combo costs, for who chats', async () => {
    const [combo] = await sql<{ id: number; price: number; parts: number }>(
      `select c.id, c.retail_price::int as price, (select count(*)::int from combo_item i where i.combo_id = c.id and i.deleted_at is null) as parts
        from combo c where c.customer_id = 1 and c.active and not c.is_physical and c.deleted_at is null order by c.id limit 1`,
    );
    const agent = await server.login('crm');
    const asked = await agent.post('/lead-combo-lines', { combo_id: combo?.id, quantity: 2 });
    expect(asked.status, asked.body).toBe(200);
    const rows = asked.json['rows'] as { quantity: number; unit_price: number; discount: number }[];
    expect(rows).toHaveLength(Number(combo?.parts));
    expect(
      rows.reduce((sum, { quantity, unit_price, discount }) => sum + quantity * unit_price - discount, 0),
    ).toBe(2 * Number(combo?.price));
    const found = (await agent.post('/combo/lookup', {})).json['rows'] as { id: number }[];
    expect(found.map(({ id }) => id)).toContain(combo?.id);
    const made = await agent.post('/lead', { phone: '0977198765', source: 'web', lines: rows });
    expect(made.status, made.body).toBe(201);
  });

  /** What is done by the clock is done now. */
  async function run(name: string): Promise<void> {
    const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
    await runSchedules(server.parts, quiet);
    await sql(`update khuon_schedule set next_at = now() - interval '1 minute' where name = $1`, [name]);
    await runSchedules(server.parts, quiet);
    await expect
      .poll(() => sql(`select job, error from khuon_task where customer_id = 1 and job = $1`, [name]), {
        timeout: 8_000,
      })
      .toEqual([]);
  }
});
