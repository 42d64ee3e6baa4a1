import { afterAll, beforeAll, expect, it } from 'vitest';
import { BULK_JOB, type BulkJob } from '#server/workflow/BulkJob.ts';
import { runBulk } from '#server/workflow/runBulk.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

type Reply = Awaited<ReturnType<Caller['post']>>;

describeOnDatabase('stock that people keep back', (database) => {
  let server: TestServer;
  let admin: Caller;
  let office: Caller;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    [admin, office] = [await server.login('admin'), await server.login('office')];
  });
  afterAll(() => server.close());

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;

  /** So many pieces of a new goods, each kept back by a row of its own. */
  async function hold(count: number, reason = 'manual'): Promise<number[]> {
    const rows = await run<{ id: number }>(
      `with g as (insert into goods (customer_id, sku, name, unit, item_per_pack, active)
  values (1, 'BH' || nextval(pg_get_serial_sequence('goods', 'id')), 'Hàng giữ', 'piece', 1, true) returning id),
w as (select min(id) as id from warehouse where customer_id = 1),
l as (insert into stock_level (customer_id, goods_id, warehouse_id, on_hand, reserved) select 1, g.id, w.id, $1, $1 from g, w)
insert into reservation (customer_id, goods_id, warehouse_id, quantity, reason, document_type, document_id, reserved_at)
select 1, g.id, w.id, 1, $2, 'manual', n, now() from g, w, generate_series(1, $1) n returning id`,
      [count, reason],
    );
    return rows.map(({ id }) => id);
  }
  const heldBeside = async (id = 0) =>
    (
      await run<{ reserved: number }>(
        'select l.reserved from stock_level l join reservation r using (goods_id, warehouse_id) where r.id = $1',
        [id],
      )
    )[0]?.reserved;
  const rowsOf = (ids: readonly number[]) =>
    run('select status, cancel_type, release_note from reservation where id = any($1) order by id', [ids]);
  const refusedOf = ({ json }: Reply) =>
    (json['refused'] as { id: number; code: string }[]).map(({ id, code }) => [id, code]);

  it('is given back, with the reason, and answered as it is then', async () => {
    const [id = 0] = await hold(2);
    const reply = await admin.post(`/reservation/${id}/unreserve`, { release_note: 'Khách không lấy' });
    expect(reply.status, reply.body).toBe(200);
    expect(reply.json).toMatchObject({ id, status: 0, release_note: 'Khách không lấy' });
    expect([await rowsOf([id]), await heldBeside(id)]).toEqual([
      [{ status: 0, cancel_type: 'manual', release_note: 'Khách không lấy' }],
      1,
    ]);
    const again = await admin.post(`/reservation/${id}/unreserve`, { release_note: 'Lần nữa' });
    expect([again.status, again.json['error']]).toMatchObject([409, { code: 'transition_refused' }]);
  });

  it('says what is missing in its dialog, is not there for others, and refuses what an order holds', async () => {
    const [id = 0] = await hold(1);
    const [ofOrder = 0] = await hold(1, 'order');
    const note = { release_note: 'Thử' };
    const replies = [
      await admin.post(`/reservation/${id}/unreserve`, {}),
      await office.post(`/reservation/${id}/unreserve`, note),
      await admin.post(`/reservation/${ofOrder}/unreserve`, note),
      await admin.post('/reservation/999999999/unreserve', note),
    ];
    expect(replies.map(({ status }) => status)).toEqual([422, 403, 409, 404]);
    expect(replies[0]?.json).toMatchObject({
      error: { fields: [{ path: 'release_note', code: 'is_empty' }] },
    });
    expect(await rowsOf([id, ofOrder])).toMatchObject([{ status: 1 }, { status: 1 }]);
  });

  it('is kept longer, to a time that is still to come', async () => {
    const [id = 0] = await hold(1);
    const past = await admin.post(`/reservation/${id}/extend_reservation`, {
      expires_at: '2020-01-01T00:00:00.000Z',
    });
    expect([past.status, past.json['error']]).toMatchObject([422, { fields: [{ path: 'expires_at' }] }]);
    const expires_at = new Date(Date.now() + 86_400_000).toISOString();
    const reply = await admin.post(`/reservation/${id}/extend_reservation`, { expires_at });
    expect(reply.json).toMatchObject({ id, status: 1, expires_at });
  });

  it('is given back for a selection: who refuses is told before, and named after', async () => {
    const ids = await hold(120);
    const [ofOrder = 0] = await hold(1, 'order');
    const chosen = [...ids, ofOrder];
    const preview = await admin.post('/reservation/unreserve/preview', { ids: chosen });
    expect(preview.json).toMatchObject({ total: 121, checked: 121, refused: [{ id: ofOrder }] });
    const key = { 'idempotency-key': `by-hand-${database.name}` };
    const body = { ids: chosen, release_note: 'Hết chương trình' };
    const reply = await admin.post('/reservation/unreserve', body, key);
    expect(reply.status, reply.body).toBe(200);
    expect([reply.json['done'], refusedOf(reply)]).toEqual([ids, [[ofOrder, 'transition_refused']]]);
    expect(await heldBeside(ids[0])).toBe(0);
    const again = await admin.post('/reservation/unreserve', body, key);
    expect(again.json).toEqual(reply.json);
  });

  it('of one warehouse alone is chosen together: others are refused by name, and nothing is done (specification 5)', async () => {
    const ids = await hold(3);
    const [other] = await run<{ id: number; name: string }>(
      `select id, name from warehouse where customer_id = 1 order by id desc limit 1`,
    );
    const [first] = await run<{ name: string }>(
      `select w.name from reservation r join warehouse w on w.id = r.warehouse_id where r.id = $1`,
      [ids[0]],
    );
    await run('update reservation set warehouse_id = $1 where id = $2', [other?.id, ids[2]]);
    const replies = [
      await admin.post('/reservation/unreserve/preview', { ids }),
      await admin.post('/reservation/unreserve', { ids, release_note: 'Lẫn kho' }),
      await admin.post('/reservation/extend_reservation', {
        ids,
        expires_at: new Date(Date.now() + 86_400_000).toISOString(),
      }),
    ];
    for (const { status, json, body } of replies) {
      const problem = (json['error'] as { fields?: { path: string; code: string; message: string }[] })
        .fields?.[0];
      expect([status, problem?.path, problem?.code], body).toEqual([422, 'ids', 'selection_mixed']);
      expect(problem?.message).toContain(first?.name);
      expect(problem?.message).toContain(other?.name);
    }
    expect(await rowsOf(ids)).toEqual(ids.map(() => expect.objectContaining({ status: 1 })));
    const reply = await admin.post('/reservation/unreserve', {
      ids: ids.slice(0, 2),
      release_note: 'Một kho',
    });
    expect(reply.json['done'], reply.body).toEqual(ids.slice(0, 2));
  });

  it('of more than a thousand is given back by a job of the account', async () => {
    const ids = await hold(3);
    const { json } = await admin.post('/me');
    const job: BulkJob = {
      customer: 1,
      account: Number(json['identity_id']),
      language: 'vi',
      requestId: BULK_JOB,
      entity: 'reservation',
      action: 'unreserve',
      ids,
      fields: { release_note: 'Nhiều' },
    };
    await runBulk(server.parts, job);
    expect(await rowsOf(ids)).toEqual(ids.map(() => expect.objectContaining({ status: 0 })));
    const { json: told } = await admin.post('/notifications', {}, { 'accept-language': 'vi' });
    expect((told['rows'] as { title: string }[])[0]?.title).toContain('Bỏ giữ');
  });

  /** An article of which so many lie in the first warehouse, and nobody keeps any. */
  async function free(on_hand: number): Promise<{ goods_id: number; warehouse_id: number }> {
    const [row] = await run<{ goods_id: number; warehouse_id: number }>(
      `with g as (insert into goods (customer_id, sku, name, unit, item_per_pack, active)
  values (1, 'BH' || nextval(pg_get_serial_sequence('goods', 'id')), 'Hàng còn', 'piece', 1, true) returning id),
w as (select min(id) as id from warehouse where customer_id = 1)
insert into stock_level (customer_id, goods_id, warehouse_id, on_hand, reserved) select 1, g.id, w.id, $1, 0 from g, w
returning goods_id, warehouse_id`,
      [on_hand],
    );
    return row ?? { goods_id: 0, warehouse_id: 0 };
  }
  const heldFor = (code: unknown) =>
    run<{ goods_id: number; quantity: number; expires_at: string }>(
      `select goods_id, quantity, reason, status, expires_at from reservation where document_code = $1 order by goods_id`,
      [code],
    );
  const available = async (ids: number[], warehouse_id: number) =>
    (await admin.post('/goods-available', { ids, warehouse_id })).json['rows'];

  it('is kept by a session of lines, all of them or none, so many days as the company says', async () => {
    const [one, two] = [await free(5), await free(2)];
    const lines = (quantity: number) => [
      { goods_id: one.goods_id, quantity: 3 },
      { goods_id: two.goods_id, quantity },
    ];
    const { warehouse_id } = one;
    const short = await admin.post('/reservation_session', { warehouse_id, lines: lines(3) });
    expect([short.status, short.json['error']], short.body).toMatchObject([
      422,
      { fields: [{ path: 'lines.1.quantity', code: 'messages.not_enough_stock' }] },
    ]);
    expect(await available([one.goods_id, two.goods_id], warehouse_id)).toEqual([
      { id: one.goods_id, available: 5 },
      { id: two.goods_id, available: 2 },
    ]);
    const made = await admin.post('/reservation_session', { warehouse_id, lines: lines(2) });
    expect(made.json, made.body).toMatchObject({ quantity: 5, code: expect.stringMatching(/^GH/) });
    const held = await heldFor(made.json['code']);
    expect(held).toMatchObject([
      { goods_id: one.goods_id, quantity: 3, reason: 'manual', status: 1 },
      { goods_id: two.goods_id, quantity: 2, reason: 'manual', status: 1 },
    ]);
    const listed = async () => {
      const body = { viewMode: 'all', filters: { session_code: [made.json['code']] } };
      const { rows } = (await admin.post('/reservation-list', body)).json as { rows: { id: number }[] };
      return rows;
    };
    const none = { session_code: made.json['code'], used_quantity: 0 };
    expect(await listed()).toMatchObject([none, none]);
    await run(
      `update reservation set status = 0, cancel_type = 'consumed' where document_code = $1 and goods_id = $2`,
      [made.json['code'], one.goods_id],
    );
    expect(await listed()).toContainEqual(expect.objectContaining({ used_quantity: 3 }));
    const days = held.map(({ expires_at }) => (new Date(expires_at).getTime() - Date.now()) / 86_400_000);
    expect(days.every((left) => left > 6.9 && left <= 7)).toBe(true);
    expect(await available([two.goods_id], warehouse_id)).toEqual([{ id: two.goods_id, available: 0 }]);
    const past = await admin.post('/reservation_session', {
      warehouse_id,
      lines: lines(1),
      expires_at: '2020-01-01T00:00:00Z',
    });
    expect([past.status, past.json['error']]).toMatchObject([422, { fields: [{ path: 'expires_at' }] }]);
    const denied = await office.post('/reservation_session', { warehouse_id, lines: lines(1) });
    expect(denied.status).toBe(403);
  });

  it('is kept of each article that is chosen in the goods list', async () => {
    const [one, two] = [await free(5), await free(4)];
    const { warehouse_id } = one;
    const send = (quantity: number, key: string) =>
      admin.post(
        '/goods-reserve',
        { ids: [one.goods_id, two.goods_id], warehouse_id, quantity, note: 'Giữ cho chợ đêm' },
        { 'idempotency-key': key },
      );
    expect((await send(5, 'by-hand-short')).status).toBe(422);
    expect((await send(4, 'by-hand')).json['done']).toEqual([one.goods_id, two.goods_id]);
    expect(await available([one.goods_id, two.goods_id], warehouse_id)).toEqual([
      { id: one.goods_id, available: 1 },
      { id: two.goods_id, available: 0 },
    ]);
  });
});
