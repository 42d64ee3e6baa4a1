import { todayIn } from '#fields/date_time/zone.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LogicContext } from '#contract/logic.ts';
import { orderRules } from '#generated/orders/order.entity.gen.ts';
import { describeOnDatabase } from '../support/database.ts';
import { startTestServer, type Caller, type Reply, type TestServer } from '../support/server.ts';

/* Screen book, /orders/detail: goods − discount + delivery − prepay = COD. */

describeOnDatabase('the money of an order', (database) => {
  let server: TestServer;
  let admin: Caller;
  let staff: Caller;
  let goods: number;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    [admin, staff] = [await server.login('admin'), await server.login('nobody')];
    [{ id: goods }] = (await ask('select id from goods where customer_id = 1 order by id limit 1')) as [
      { id: number },
    ];
  });
  afterAll(() => server?.close());

  const ask = async (text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query(text, values)).rows;

  const order = (more: object = {}) => ({
    receiver_name: 'Đặng Thị Hồng',
    receiver_phone: '0912345678',
    receiver_address: '12 Hàng Bông',
    delivery_company: 'self',
    discount: 10_000,
    delivery_cost: 30_000,
    prepay: 50_000,
    cod_amount: 228_000,
    lines: [{ goods_id: goods, quantity: 2, unit_price: 129_000 }],
    ...more,
  });

  async function make(more: object = {}): Promise<Record<string, unknown>> {
    const reply = await admin.post('/order', order(more));
    expect(reply.status, reply.body).toBe(201);
    return reply.json;
  }

  const codesOf = ({ json }: Reply): unknown[] =>
    (json['rows'] as Record<string, unknown>[]).map((row) => row['id']);

  test('is 228,000 at the door for 2 × 129,000 − 10,000 + 30,000 − 50,000', async () => {
    expect(await make()).toMatchObject({ goods_total: 258_000, cod_expected: 228_000, cod_difference: 0 });
  });

  test('says by how much the COD is off, and orders that are off are found', async () => {
    const [more, less, free] = [
      await make({ cod_amount: 258_000 }),
      await make({ cod_amount: 200_000 }),
      await make({ prepay: 900_000, cod_amount: 0 }),
    ];
    expect([more['cod_difference'], less['cod_difference']]).toEqual([30_000, -28_000]);
    expect(free, 'nobody is asked for less than nothing').toMatchObject({
      cod_expected: 0,
      cod_difference: 0,
    });
    const found = codesOf(
      await admin.post('/order-list', { filters: { cod_difference: { from: 30_000, to: 30_000 } } }),
    );
    const rule = orderRules.find(({ key }) => key === 'cod_differs');
    const isRight = (record: Record<string, unknown>) => rule?.check({ record } as unknown as LogicContext);
    expect([more, less, free].map(isRight), 'the form warns').toEqual([false, false, true]);
    expect(found).toContain(more['id']);
    expect(found).not.toContain(less['id']);
  });

  test('is insured for more than its goods only with a warning, and is in time by what was promised', async () => {
    const rule = orderRules.find(({ key }) => key === 'insured_above_value');
    const [more, less] = [await make({ insurance_value: 300_000 }), await make({ insurance_value: 258_000 })];
    const isRight = (record: Record<string, unknown>) => rule?.check({ record } as unknown as LogicContext);
    expect([more, less].map(isRight)).toEqual([false, true]);
    const ids: unknown[] = [];
    for (const sla_ship_by of ['2026-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z']) {
      const { id } = await make({ sla_ship_by });
      await ask('update "order" set status = 160 where id = $1', [id]);
      const { json } = await admin.post(`/order/${Number(id)}/hand_over`);
      ids.push(json['is_on_time']);
      expect(json['handover_minutes']).toBe(0);
    }
    expect(ids).toEqual([false, true]);
  });

  test('says how long it waits, by steps that list and report know', async () => {
    const { id } = await make();
    await ask(`update "order" set created_at = now() - interval '30 hours' where id = $1`, [id]);
    const filters = { age_step: ['hours_48'] };
    const { json } = await admin.post('/order-list', { filters });
    expect((json['rows'] as { id: number }[]).map((row) => row.id)).toContain(id);
    const report = (await admin.post('/order-report', { tiles: ['open_by_age'] })).json as unknown as {
      tiles: Record<string, { groups: { key: unknown; values: { open: number } }[] }>;
    };
    const group = report.tiles['open_by_age']?.groups.find(({ key }) => key === 'hours_48');
    expect(group?.values.open).toBe(json['total']);
  });

  test('keeps to its payments: they are what is prepaid, and each lowers the COD', async () => {
    const { id, version } = await make({ prepay: 0, cod_amount: 278_000 });
    const paid = { value: 50_000, date: '2026-01-05', method: 'bank_transfer' };
    const reply = await admin.send('PUT', `/order/${Number(id)}`, { version, payments: [paid] });
    expect(reply.status, reply.body).toBe(200);
    expect(reply.json).toMatchObject({ prepay: 50_000, cod_amount: 228_000, cod_difference: 0 });
    const filters = { customer_order_id: String(reply.json['customer_order_id']) };
    const shown = await admin.post('/order-list', { filters, viewMode: 'payments' });
    expect(shown.json['rows'], shown.body).toMatchObject([
      { 'payments.value': 50_000, 'payments.date': '2026-01-05', 'payments.method': 'bank_transfer' },
    ]);
    const sums = (await admin.post('/order-count', { filters, viewMode: 'payments' })).json;
    expect(sums, JSON.stringify(sums)).toMatchObject({ sum: { 'payments.value': 50_000 } });
    // Money of which nobody says when it came, came today.
    const { payments: stored, version: next } = reply.json as {
      payments: { id: number }[];
      version: number;
    };
    const more = { version: next, payments: [{ id: stored[0]?.id }, { value: 10_000 }] };
    const undated = await admin.send('PUT', `/order/${Number(id)}`, more);
    expect(undated.json['payments'], undated.body).toMatchObject([
      { date: '2026-01-05' },
      { date: todayIn('Asia/Ho_Chi_Minh', new Date()), method: 'bank_transfer' },
    ]);
  });

  test('is right once the carrier has paid out, whatever he charged', async () => {
    const { id } = await make();
    await ask('update "order" set status = 200, delivery_status = 250 where id = $1', [id]);
    const reply = await admin.post(`/order/${Number(id)}/reconcile`, {
      cod_received: 228_000,
      delivery_cost: 41_000,
    });
    expect(reply.status, reply.body).toBe(200);
    expect(reply.json).toMatchObject({ delivery_cost: 41_000, cod_expected: 228_000, cod_difference: 0 });
  });

  test('is for those who may see prices', async () => {
    const [row] = (await ask(`select id, version from account where username = 'nobody'`)) as [
      { id: number; version: number },
    ];
    await admin.send('PUT', `/account/${row.id}`, { version: row.version, permissions: ['order_manager'] });
    const { id } = await make({ cod_amount: 258_000 });
    const seen = (await staff.send('GET', `/order/${Number(id)}`)).json;
    expect(seen).toMatchObject({ id });
    expect(Object.keys(seen)).not.toContain('cod_difference');
    expect(Object.keys(seen)).not.toContain('cod_expected');
    const refused = await staff.post('/order-list', { filters: { cod_difference: { from: 1, to: 99_999 } } });
    expect(refused.status).toBe(422);
  });

  test.each([60, 100, 160])(
    'stays as it is once it is picked (state %s), as do receiver, carrier and goods',
    async (status) => {
      const { id, lines } = await make();
      await ask('update "order" set status = $1 where id = $2', [status, id]);
      const [line] = lines as { id: number }[];
      const changes = [
        { cod_amount: 1_000 },
        { receiver_phone: '0987654321' },
        { delivery_company: 'ghn' },
        { lines: [{ id: line?.id, quantity: 1 }] },
      ];
      for (const change of changes) {
        const refused = await admin.send('PUT', `/order/${Number(id)}`, { version: 1, ...change });
        const { fields } = refused.json['error'] as { fields: { code: string }[] };
        expect([refused.status, fields[0]?.code], refused.body).toEqual([422, 'read_only']);
      }
      expect((await admin.send('GET', `/order/${Number(id)}`)).json).toMatchObject({
        version: 1,
        cod_amount: 228_000,
        receiver_phone: '0912345678',
      });
      const noted = await admin.send('PUT', `/order/${Number(id)}`, {
        version: 1,
        internal_note: 'Khách VIP',
      });
      expect(noted.status, noted.body).toBe(200);
    },
  );

  test('whom a marketplace order goes to, and what is in it, is never changed here', async () => {
    const { id } = await make();
    await ask(
      'update "order" set shop_connection_id = (select min(id) from shop_connection where customer_id = 1) where id = $1',
      [id],
    );
    const refused = await admin.send('PUT', `/order/${Number(id)}`, {
      version: 1,
      receiver_name: 'Người khác',
    });
    expect([refused.status, refused.json['error']]).toMatchObject([422, { fields: [{ code: 'read_only' }] }]);
  });

  test('and an order is found by the lead or the conversation that it came from', async () => {
    const [first, second] = [await make(), await make()];
    await ask('update "order" set lead_id = 987654 where id = $1', [first['id']]);
    await ask('update "order" set conversation_id = 987654 where id = $1', [second['id']]);
    const one = { from: 987654, to: 987654 };
    expect(codesOf(await admin.post('/order-list', { filters: { lead_id: one } }))).toEqual([first['id']]);
    expect(codesOf(await admin.post('/order-list', { filters: { conversation_id: one } }))).toEqual([
      second['id'],
    ]);
  });
});
