import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase } from '../support/database.ts';
import { toUpload, toWorkbook } from '../server/import/sheets.ts';
import { startTestServer, type Caller, type TestServer } from '../support/server.ts';

const READY = {
  name: 'Lan',
  address: '12 Láng Hạ',
  ward: 'Láng Hạ',
  product: 'Trà ô long',
  lines: [{ goods_id: 1, quantity: 1, unit_price: 250_000 }],
};

describeOnDatabase('leads from the first call to the deposit', (database) => {
  let server: TestServer;
  let admin: Caller;
  let next = 0;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    admin = await server.login('admin');
  });
  afterAll(() => server?.close());

  const sql = async (text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<{ id: number }>(text, values)).rows;

  /** A new lead with a phone of its own. */
  async function lead(more: object = {}): Promise<number> {
    next += 1;
    const made = await admin.post('/lead', { phone: `09871${String(next).padStart(5, '0')}`, ...more });
    expect(made.status, made.body).toBe(201);
    return Number(made.json['id']);
  }
  const read = async (id: number) => (await admin.send('GET', `/lead/${id}`)).json;

  async function move(id: number, key: string, body: object = {}): Promise<Record<string, unknown>> {
    const reply = await admin.post(`/lead/${id}/${key}`, body);
    expect(reply.status, `${key}: ${reply.body}`).toBe(200);
    return reply.json;
  }

  async function listed(queue: string, id: number, filters: object = {}): Promise<boolean> {
    const reply = await admin.post(`/lead-${queue}-list`, { filters, viewMode: 'all', perPage: 200 });
    expect(reply.status, reply.body).toBe(200);
    return (reply.json['rows'] as { id: number }[]).some((row) => row.id === id);
  }

  test('begin where their facts say, and stand in the list of their queue alone', async () => {
    const account = 1;
    const unready = await lead({ ...READY, lines: [] });
    expect(await read(unready), 'without goods nobody can order').toMatchObject({ queue: 'incomplete' });
    const [bare, owned, ready] = [await lead(), await lead({ account_id: account }), await lead(READY)];
    expect(await read(bare)).toMatchObject({ queue: 'incomplete', status: 40 });
    expect(await read(owned)).toMatchObject({ queue: 'telesale', status: 40 });
    expect(await read(ready)).toMatchObject({ queue: 'complete', status: 60 });
    expect(await listed('incomplete-data', bare)).toBe(true);
    expect(await listed('telesale', owned)).toBe(true);
    expect(await listed('complete-data', ready)).toBe(true);
    expect(await listed('complete-data', bare)).toBe(false);
    expect(await move(bare, 'distribute', { account_id: account })).toMatchObject({
      queue: 'telesale',
      account_id: account,
    });
  });

  test('are confirmed with the deposit that was asked for, and refunded with a reason', async () => {
    const id = await lead({ ...READY, deposit_required: 150_000 });
    expect(await read(id), 'agreed when the lead was made').toMatchObject({ deposit_required: 150_000 });
    await move(id, 'check');
    expect(await listed('double-check', id)).toBe(true);
    const agreed = await admin.post('/lead-agreed-deposit', { lead_id: id });
    expect(agreed.json, 'the dialog begins with what was agreed').toMatchObject({
      deposit_required: 150_000,
    });
    const stranger = await server.login('warehouse');
    expect((await stranger.post('/lead-agreed-deposit', { lead_id: id })).status).toBe(403);
    const free = await admin.post(`/lead/${id}/ask_deposit`, { deposit_required: 0 });
    expect(free.status).toBe(422);
    const { version } = await move(id, 'ask_deposit', { deposit_required: 200_000 });
    expect(await listed('wait-confirm', id)).toBe(true);
    const later = await admin.send('PUT', `/lead/${id}`, { version, deposit_required: 1 });
    expect(later.body, 'asked for already').toContain('read_only');
    expect((await admin.post(`/lead/${id}/refund`, { note: 'Chưa có tiền cọc để hoàn' })).status).toBe(409);
    expect(await move(id, 'deposit_found', { why: 'Thu nốt khi giao' })).toMatchObject({
      status: 100,
      payment_status: 2,
    });
    const put = async (facts: object) => {
      const { version } = await read(id);
      return (await admin.send('PUT', `/lead/${id}`, { version, ...facts })).body;
    };
    expect(await put({ address: '8 Hàng Gai' }), 'the order is made').toContain('read_only');
    expect(await put({ lines: [] })).toContain('read_only');
    expect(await put({ note: 'Gọi trước khi giao', tags: ['vip'] })).not.toContain('error');
    expect((await admin.post(`/lead/${id}/give_up`, { lost_reason: 'price' })).json).toMatchObject({
      error: { code: 'transition_refused' },
    });
    expect((await admin.post(`/lead/${id}/refund`, { note: 'quá ngắn' })).status).toBe(422);
    const early = await admin.post(`/lead/${id}/refund`, { note: 'Khách đổi ý, đã chuyển khoản lại' });
    expect(early.body, 'its order is still on its way').toContain('rule.lead.order_not_canceled');
    const { order_id } = await read(id);
    await sql(`update "order" set status = 0 where id = $1`, [order_id]);
    expect(await move(id, 'refund', { note: 'Khách đổi ý, đã chuyển khoản lại' })).toMatchObject({
      payment_status: 0,
    });
  });

  test('are neither complete nor confirmed without goods, and in Vietnam not without a ward', async () => {
    const id = await lead({ ...READY, lines: [], account_id: 1 });
    expect((await admin.post(`/lead/${id}/complete`)).body).toContain('rule.lead.not_ready');
    const put = async (facts: object) => {
      const { version } = await read(id);
      const reply = await admin.send('PUT', `/lead/${id}`, { version, ...facts });
      expect(reply.status, reply.body).toBe(200);
    };
    await put({ lines: READY.lines, ward: null });
    expect((await admin.post(`/lead/${id}/complete`)).body).toContain('rule.lead.needs_ward');
    await put({ ward: 'Láng Hạ' });
    await move(id, 'complete');
    await put({ lines: [] });
    await move(id, 'check');
    const asked = await admin.post(`/lead/${id}/ask_deposit`, { deposit_required: 1_000 });
    expect(asked.body).toContain('rule.lead.needs_lines');
    expect((await admin.post(`/lead/${id}/confirm`)).body).toContain('rule.lead.needs_lines');
    expect(await read(id)).toMatchObject({ queue: 'double_check', order_id: null });
    await put({ lines: READY.lines, name: null });
    expect((await admin.post(`/lead/${id}/confirm`)).json, 'the order says what it lacks').toMatchObject({
      error: {
        fields: [{ path: 'name', code: 'is_empty', message: 'Người nhận đang để trống. Hãy bổ sung.' }],
      },
    });
  });

  test('name their city and ward by choice: the order has them, and the text follows', async () => {
    const [ward] = await admin
      .post('/address-read', { text: 'Phường Láng, Hà Nội' })
      .then(({ json }) => json['rows'] as { id_city: number; id_ward: number }[]);
    const { id_city, id_ward } = ward ?? { id_city: 0, id_ward: 0 };
    const id = await lead({ ...READY, ward: null, id_city, id_ward });
    expect(await read(id)).toMatchObject({
      queue: 'complete',
      city: 'Hà Nội',
      ward: 'Phường Láng',
      address_scheme: 2,
    });
    await move(id, 'check');
    const { order_id } = await move(id, 'confirm');
    const { json: order } = await admin.send('GET', `/order/${String(order_id)}`);
    expect(order).toMatchObject({ id_city, id_ward, receiver_ward: 'Phường Láng' });
    const other = await lead({ id_city, id_ward });
    const { version } = await read(other);
    await admin.send('PUT', `/lead/${other}`, { version, id_city: null, id_ward: null });
    expect(await read(other)).toMatchObject({ city: null, ward: null });
  });

  test('that others completed stand in a mode of their own, those of nobody too', async () => {
    const [mine, theirs, nobodys] = [await lead(READY), await lead(READY), await lead(READY)];
    for (const id of [mine, theirs, nobodys]) await move(id, 'check');
    await sql(
      `update lead set completed_by = (select id from account where username = 'crm' and customer_id = 1) where id = $1`,
      [theirs],
    );
    await sql('update lead set completed_by = null where id = $1', [nobodys]);
    const body = { viewMode: 'not_mine', perPage: 200 };
    const { json } = await admin.post('/lead-double-check-list', body);
    const ids = (json['rows'] as { id: number }[]).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([theirs, nobodys]));
    expect(ids).not.toContain(mine);
  });

  test('are confirmed by a second person where the company wants two; their goods say what they are worth', async () => {
    const set = await admin.send('PUT', '/setting/own', {
      crm_four_eyes: true,
      crm_high_value: 600_000,
      crm_default_process_limit: 3,
    });
    expect(set.status, set.body).toBe(200);
    const lines = [{ goods_id: 1, quantity: 3, unit_price: 250_000 }];
    const [dear, cheap] = [await lead({ ...READY, lines }), await lead(READY)];
    const { rows } = (await admin.post('/lead-complete-data-list', { viewMode: 'high_value', perPage: 200 }))
      .json as { rows: { id: number }[] };
    const ids = rows.map(({ id }) => id);
    expect([ids.includes(dear), ids.includes(cheap)]).toEqual([true, false]);
    expect(await read(dear)).toMatchObject({
      quantity: 3,
      expected_value: 750_000,
      is_high_value: true,
      process_limit: 3,
    });
    await move(dear, 'check');
    expect((await admin.post(`/lead/${dear}/confirm`)).body).toContain('rule.lead.four_eyes');
    await sql(`update lead set completed_by = 2 where id = $1`, [dear]);
    expect(await move(dear, 'confirm')).toMatchObject({ status: 100 });
    await admin.send('PUT', '/setting/own', { crm_four_eyes: false, crm_default_process_limit: null });
  });

  test('whose number is mended are looked up again: duplicates, the blacklist, and whether they are ready', async () => {
    const wrong = async (more: object = {}) => {
      const id = await lead({ account_id: 1, ...more });
      await sql(`update lead set queue = 'telesale', status = 40, completed_at = null where id = $1`, [id]);
      await move(id, 'wrong_number');
      return id;
    };
    const [ready, again, blocked] = [await wrong(READY), await wrong(), await wrong()];
    expect(await move(ready, 'phone_fixed', { phone: '0968000001' })).toMatchObject({
      queue: 'complete',
      status: 60,
      phone: '0968000001',
      wrong_phone: null,
    });
    expect(await move(again, 'phone_fixed', { phone: '0968000001' })).toMatchObject({
      queue: 'dead',
      cancel_type: 'duplicate_data',
      duplicate_of: ready,
    });
    const entry = { kind: 'phone', phone: '0968000002', reason: 'fraud', note: 'Đặt giả' };
    expect((await admin.post('/blacklist', entry)).status).toBe(201);
    expect(await move(blocked, 'phone_fixed', { phone: '0968000002' })).toMatchObject({
      queue: 'blacklist',
      cancel_type: 'blacklist',
    });
  });

  test('come from a sheet with an article, its number and whom they are for', async () => {
    const [goods] = (await admin.send('GET', '/goods?range=[0,0]')).json as unknown as {
      id: number;
      sku: string;
    }[];
    const rows = [
      ['sđt', 'sku', 'sl', 'đơn giá', 'nguồn', 'nhân viên'],
      ['0987155501', goods?.sku ?? '', 3, 120_000, 'facebook', 'crm'],
    ];
    const { payload, type } = toUpload({ name: 'khach.xlsx', bytes: await toWorkbook(rows) });
    const headers = {
      authorization: `Bearer ${admin.token ?? ''}`,
      'x-client-key': 'khuon',
      'content-type': type,
    };
    const sent = await server.app.inject({ method: 'POST', url: '/api/lead-import', headers, payload });
    expect(sent.json(), sent.body).toMatchObject({ accepted: 1, rejected: 0 });
    const [stored] = await sql(`select id from lead where phone = '0987155501'`);
    const lead = await read(stored?.id ?? 0);
    expect(lead).toMatchObject({ queue: 'telesale', quantity: 3, expected_value: 360_000 });
    expect(lead['lines']).toMatchObject([{ goods_id: goods?.id, quantity: 3, unit_price: 120_000 }]);
  });

  test('come from a sheet by its default source; of people on whom somebody works it says what to do', async () => {
    const open = await lead({ phone: '0987155511', name: 'Đang gọi', account_id: 1 });
    const rows = [
      ['sđt', 'tên', 'sản phẩm'],
      ['0987155511', 'Lan', 'Trà'],
      ['0987155512', 'Mai', 'Trà'],
    ];
    const upload = async (options: object) => {
      const bytes = await toWorkbook(rows);
      const file = { name: 'khach.xlsx', bytes };
      const { payload, type } = toUpload(file, { options: JSON.stringify(options) });
      const headers = {
        authorization: `Bearer ${admin.token ?? ''}`,
        'x-client-key': 'khuon',
        'content-type': type,
      };
      const url = '/api/lead-import';
      return (await server.app.inject({ method: 'POST', url, headers, payload })).json<
        Record<string, unknown>
      >();
    };
    const refused = await upload({ source: 'zalo', repeated: 'skip' });
    expect(refused).toMatchObject({ accepted: 1, rejected: 1, errors: [{ code: 'rule.lead.is_open' }] });
    expect(await sql(`select id from lead where phone = '0987155512'`), 'all or nothing').toEqual([]);
    expect(await upload({ source: 'zalo', repeated: 'keep' })).toMatchObject({ accepted: 2, rejected: 0 });
    const known = await admin.post('/lead-history-list', { filters: { phone: '0987155511' }, perPage: 10 });
    expect(known.json['rows'], 'two leads of one phone').toHaveLength(2);
    expect(await read(open)).toMatchObject({ duplicate_count: 0 });
    const [mai] = await sql(`select id from lead where phone = '0987155512'`);
    expect(await read(mai?.id ?? 0)).toMatchObject({ source: 'zalo', product: 'Trà', lines: [] });
    const [sheet] = (await admin.post('/lead-sheet-list', { perPage: 10 })).json['rows'] as object[];
    expect(sheet).toMatchObject({ repeated: 'keep', rows: 2, accepted: 2, rejected: 0 });
  });

  test('wait as temporary orders and come back', async () => {
    const id = await lead(READY);
    await move(id, 'save_temporary', {
      temporary_type: 'designed',
      temporary_until: '2099-01-01T00:00:00.000Z',
    });
    expect(await listed('temporary', id, { temporary_type: 'designed' })).toBe(true);
    expect((await admin.post(`/lead/${id}/resume`)).body).toContain('rule.lead.design_open');
    await sql(`update lead set design_images = '{lead/ao.png}' where id = $1`, [id]);
    const { version } = await read(id);
    const seen = await admin.send('PUT', `/lead/${id}`, { version, design_approved: true });
    expect(seen.status, seen.body).toBe(200);
    expect(await move(id, 'resume')).toMatchObject({ queue: 'complete', temporary_until: null });
  });

  test('are given up with a reason; bad data says which, and stays out of the pool', async () => {
    const [lost, bad] = [await lead(), await lead()];
    const silent = await admin.post(`/lead/${bad}/give_up`, { lost_reason: 'bad_data' });
    expect([silent.status, silent.json]).toMatchObject([
      422,
      { error: { fields: [{ path: 'cancel_type', code: 'rule.lead.needs_cancel_type' }] } },
    ]);
    await move(bad, 'give_up', { lost_reason: 'bad_data', cancel_type: 'duplicate_data' });
    await move(lost, 'give_up', { lost_reason: 'price' });
    expect(await listed('dead', bad, { cancel_type: 'duplicate_data' })).toBe(true);
    expect((await admin.post(`/lead/${bad}/to_pool`)).status).toBe(409);
    expect(await move(lost, 'to_pool')).toMatchObject({ queue: 'dead_pool' });
    expect(await listed('dead-pool', lost)).toBe(true);
  });

  test('cannot be called unreachable before their limit of calls', async () => {
    const id = await lead({ account_id: 1, process_limit: 1 });
    expect((await admin.post(`/lead/${id}/unreachable`)).status).toBe(409);
    await move(id, 'recall', { result: 'busy', delay: 60 });
    expect(await move(id, 'unreachable')).toMatchObject({ queue: 'dead', lost_reason: 'unreachable' });
  });

  test('become an order once they are confirmed, of what was agreed and what is paid; each call leaves a row', async () => {
    const goods = (await admin.send('GET', '/goods?range=[0,0]')).json as unknown as { id: number }[];
    const lines = [{ goods_id: goods[0]?.id, quantity: 2, unit_price: 150_000, discount: 10_000 }];
    const id = await lead({ ...READY, lines, shipping_fee: 30_000, account_id: 1 });
    await move(id, 'check');
    await move(id, 'fail_check', { note: 'Chưa chắc địa chỉ' });
    await move(id, 'recall', { result: 'busy', delay: 60, note: 'Đang họp' });
    await move(id, 'complete');
    await move(id, 'check');
    await move(id, 'ask_deposit', { deposit_required: 100_000 });
    const short = await admin.post(`/lead/${id}/deposit_found`);
    expect(short.json).toMatchObject({ error: { fields: [{ code: 'rule.lead.deposit_short' }] } });
    const { version } = await read(id);
    const deposits = [{ code: `FT${id}`, value: 100_000, date: '2026-01-05', method: 'bank_transfer' }];
    expect((await admin.send('PUT', `/lead/${id}`, { version, deposits })).status).toBe(200);
    const [talk] = await sql(
      `update conversation set lead_id = $1 where id = (select min(id) from conversation where customer_id = 1 and lead_id is null) returning id`,
      [id],
    );
    const done = await move(id, 'deposit_found');
    expect(done).toMatchObject({ lines_total: 290_000, deposit_total: 100_000, last_result: 'agreed' });
    expect(done['attempts']).toMatchObject([
      { result: 'busy', note: 'Đang họp', queue_after: 'telesale' },
      { result: 'agreed', queue_after: 'complete' },
    ]);
    const { order_id: order } = await read(id);
    expect((await admin.send('GET', `/order/${Number(order)}`)).json).toMatchObject({
      create_method: 9,
      cod_amount: 220_000,
      prepay: 100_000,
      goods_total: 290_000,
      lead_id: id,
      conversation_id: talk?.id,
    });
    expect((await admin.send('GET', `/conversation/${talk?.id ?? 0}`)).json).toMatchObject({
      order_id: order,
    });
    for (const [list, viewMode, found] of [
      ['lead-history', 'leads', id],
      ['conversation-history', 'all', talk?.id],
    ]) {
      const reply = await admin.post(`/${list}-list`, { filters: { order_id: [order] }, viewMode });
      expect(reply.status, reply.body).toBe(200);
      expect((reply.json['rows'] as { id: number }[]).map((row) => row.id)).toEqual([found]);
    }
    const [other] = await sql(`select id from "order" where customer_id = 1 and lead_id is null limit 1`);
    await expect(
      sql('update "order" set lead_id = $1 where id = $2', [id, other?.id]),
      'a lead becomes one order',
    ).rejects.toThrow(/unique|lead/);
  });
});
