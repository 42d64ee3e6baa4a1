import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase } from '../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../support/server.ts';

const KEY = 'a-key-of-the-page';
const PATIENCE = { timeout: 20_000, interval: 40 };

const FIELDS = [
  { incoming: 'sdt', field: 'phone', transform: 'digits' },
  { incoming: 'ten', field: 'name', transform: 'trim' },
];

describeOnDatabase('what forms of landing pages send', (database) => {
  let server: TestServer;
  let admin: Caller;
  let page: number;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    admin = await server.login('admin');
    await server.app.ready();
    const made = await admin.post('/ladi_page', {
      name: 'Trang thử',
      url: 'https://thu.example/a',
      provider: 'tiktok',
      webhook_key: KEY,
      fields: FIELDS,
    });
    expect(made.status, made.body).toBe(201);
    page = Number(made.json['id']);
  });
  afterAll(() => server?.close());

  test('the time without confirming calls has a beginning before its end, or neither', async () => {
    const { json } = await admin.send('GET', `/ladi_page/${page}`);
    const [from, to] = ['2026-12-01T00:00:00.000Z', '2026-12-08T00:00:00.000Z'];
    const set = (no_confirm_from: string | null, no_confirm_to: string | null) =>
      admin.send('PUT', `/ladi_page/${page}`, { version: json['version'], no_confirm_from, no_confirm_to });
    for (const reply of [await set(to, from), await set(from, from), await set(from, null)])
      expect([reply.status, reply.json]).toMatchObject([
        422,
        { error: { fields: [{ path: 'no_confirm_to', code: 'rule.ladi_page.period' }] } },
      ]);
    const right = await set(from, to);
    expect(right.status, right.body).toBe(200);
  });

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;

  const send = async (payload: string | object, key = KEY) => {
    const reply = await server.app.inject({
      method: 'POST',
      url: `/hooks/crm/landing?page=${page}`,
      headers: { 'content-type': 'application/json', 'x-key': key },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
    return reply.statusCode;
  };
  interface Taken {
    id: number;
    result: string;
    error: string | null;
    lead_id: number | null;
  }
  const taken = () =>
    run<Taken>(
      'select id, result, error, lead_id from lead_intake where ladi_page_id = $1 order by id desc',
      [page],
    );
  const until = (count: number) => expect.poll(async () => (await taken()).length, PATIENCE).toBe(count);
  const lead = async (id: number | null | undefined) => (await admin.send('GET', `/lead/${id}`)).json;

  test('becomes a lead of the agent whom the rule names, once, and only with the key', async () => {
    const rule = await admin.post('/lead_rule', {
      name: 'Tiktok',
      position: 1,
      sources: ['tiktok'],
      account_ids: [2],
      mode: 'round_robin',
    });
    expect(rule.status, rule.body).toBe(201);
    expect(await send({ sdt: '0987 123 456' }, 'another-key')).toBe(401);
    expect(await send({ sdt: '+84 987 123 456', ten: '  Lan  Anh ', mau: 'đỏ' })).toBe(200);
    expect(await send({ sdt: '+84 987 123 456', ten: '  Lan  Anh ', mau: 'đỏ' })).toBe(200);
    await until(1);
    const [first] = await taken();
    expect(first).toMatchObject({ result: 'created' });
    expect(await lead(first?.lead_id)).toMatchObject({
      phone: '0987123456',
      name: 'Lan Anh',
      note: 'mau: đỏ',
      queue: 'telesale',
      account_id: 2,
      ladi_page_id: page,
    });
  });

  test('who asks again is called at once, and is no new lead', async () => {
    expect(await send({ sdt: '0987123456', ten: 'Lan Anh', lan: 2 })).toBe(200);
    await until(2);
    const [again, first] = await taken();
    expect(again).toMatchObject({ result: 'merged' });
    expect(await lead(again?.lead_id)).toMatchObject({ queue: 'dead', duplicate_of: first?.lead_id });
    expect(await lead(first?.lead_id)).toMatchObject({ duplicate_count: 1 });
    const pages = (await admin.post('/ladi-page-config-list', { perPage: 100 })).json['rows'] as object[];
    expect(pages).toContainEqual(
      expect.objectContaining({ page_id: page, leads: 2, leads_day: 2, invalid: 0, invalid_rate: 0 }),
    );
  });

  test('a number that is none waits to be mended; test words are refused; what lacks a phone is tried again', async () => {
    await admin.post('/keyword', {
      word: 'hàng thử',
      type: 1,
      search_type: 1,
      action: 'refuse',
      position: 1,
    });
    expect(await send({ sdt: '0987', ten: 'Số thiếu' })).toBe(200);
    expect(await send({ sdt: '0987555111', ten: 'Hang thu' })).toBe(200);
    expect(await send('dien_thoai=0987555222&ten=Mai')).toBe(200);
    await until(5);
    const [failed, refused, wrong] = await taken();
    expect(await lead(wrong?.lead_id)).toMatchObject({
      queue: 'invalid_phone',
      status: 20,
      phone_raw: '0987',
    });
    expect(refused).toMatchObject({ result: 'refused', lead_id: null });
    expect(failed).toMatchObject({ result: 'error', error: 'no_phone' });
    const { json } = await admin.send('GET', `/ladi_page/${page}`);
    const fields = [...FIELDS, { incoming: 'dien_thoai', field: 'phone', transform: 'digits' }];
    const mended = await admin.send('PUT', `/ladi_page/${page}`, { version: json['version'], fields });
    expect(mended.status, mended.body).toBe(200);
    const replay = await admin.post(`/lead_intake/${failed?.id}/replay`);
    expect(replay.json).toMatchObject({ result: 'created', tries: 2, error: null });
  });

  test('has the goods of its page and the campaign of its address, else of its page', async () => {
    const [goods] = await run<{ id: number; sku: string; retail_price: number }>(
      `select id, sku, retail_price from goods where customer_id = 1 and retail_price > 0 order by id limit 1`,
    );
    const campaigns = await run<{ id: number; code: string }>(
      `select id, code from ads_campaign where customer_id = 1 order by id limit 2`,
    );
    const [own, named] = campaigns;
    const { json } = await admin.send('GET', `/ladi_page/${page}`);
    const fields = [
      ...FIELDS,
      { incoming: 'dia_chi', field: 'address', transform: 'trim' },
      { incoming: 'phuong', field: 'ward', transform: 'trim' },
      { incoming: 'sl', field: 'quantity', transform: 'trim' },
      { incoming: 'utm_campaign', field: 'utm_campaign', transform: 'none' },
      { incoming: 'ad_id', field: 'ad_code', transform: 'trim' },
      { incoming: 'post_id', field: 'post_code', transform: 'trim' },
    ];
    const set = await admin.send('PUT', `/ladi_page/${page}`, {
      version: json['version'],
      fields,
      goods_ids: [goods?.id],
      ads_campaign_id: own?.id,
    });
    expect(set.status, set.body).toBe(200);
    const before = (await taken()).length;
    const ids = { ad_id: '120210000000001', post_id: '1002_2003' };
    const facts = { ...ids, ten: 'Thu Hà', dia_chi: '12 Láng Hạ', phuong: 'Láng Hạ', sl: '2' };
    expect(await send({ sdt: '0987555333', ...facts, utm_campaign: named?.code })).toBe(200);
    expect(await send({ sdt: '0987555444' })).toBe(200);
    await until(before + 2);
    const [bare, whole] = await taken();
    const price = Number(goods?.retail_price);
    expect(await lead(whole?.lead_id)).toMatchObject({
      queue: 'complete',
      lines: [{ goods_id: goods?.id, sku: goods?.sku, quantity: 2, unit_price: price }],
      lines_total: 2 * price,
      ads_campaign_id: named?.id,
      ad_code: ids.ad_id,
      post_code: ids.post_id,
    });
    expect(await lead(bare?.lead_id)).toMatchObject({ ads_campaign_id: own?.id, queue: 'telesale' });
  });

  test('a form left half way waits as such, and is filled in by the one that was sent after it', async () => {
    const { json } = await admin.send('GET', `/ladi_page/${page}`);
    const fields = [
      ...FIELDS,
      { incoming: 'dia_chi', field: 'address', transform: 'trim' },
      { incoming: 'phuong', field: 'ward', transform: 'trim' },
      { incoming: 'bo_do', field: 'is_partial', transform: 'trim' },
      { incoming: 'mail', field: 'email', transform: 'trim' },
    ];
    const set = await admin.send('PUT', `/ladi_page/${page}`, { version: json['version'], fields });
    expect(set.status, set.body).toBe(200);
    const before = (await taken()).length;
    expect(await send({ sdt: '0987555666', bo_do: 'true', mail: 'mai chi' })).toBe(200);
    await until(before + 1);
    const [half] = await taken();
    expect(await lead(half?.lead_id)).toMatchObject({
      is_partial: true,
      name: null,
      email: null,
      note: 'mai chi',
    });
    const rest = { ten: 'Mai Chi', dia_chi: '5 Hàng Bông', mail: 'Mai@Example.vn', bo_do: 'false' };
    expect(await send({ sdt: '0987555666', ...rest })).toBe(200);
    await until(before + 2);
    const [whole] = await taken();
    expect(whole).toMatchObject({ result: 'merged' });
    expect(await lead(half?.lead_id)).toMatchObject({
      is_partial: false,
      name: 'Mai Chi',
      email: 'mai@example.vn',
      address: '5 Hàng Bông',
      duplicate_count: 1,
    });
  });

  test('a form is tried without being stored; a sample of it names its fields', async () => {
    const sample = JSON.stringify({ sdt: '+84 987 000 111', ten: 'Thử Form', mau: 'đỏ' });
    const tryIt = async (text: string) =>
      (await admin.post('/ladi-page-try', { ladi_page_id: page, sample: text })).json;
    const counts = () => run<{ n: number }>('select count(*)::int as n from lead');
    const before = await counts();
    expect(await tryIt(sample)).toMatchObject({
      outcome: 'telesale',
      rule: 'Tiktok',
      facts: expect.arrayContaining([
        { field: 'name', text: 'Thử Form' },
        { field: 'note', text: 'mau: đỏ' },
      ]),
    });
    expect(await tryIt('ten=Lan')).toMatchObject({ outcome: 'no_phone', account: null });
    expect(await tryIt('sdt=0987')).toMatchObject({ outcome: 'invalid_phone' });
    expect(await tryIt('sdt=0987123456')).toMatchObject({ outcome: 'merged' });
    expect(await tryIt('sdt=0987000112&ten=hang thu')).toMatchObject({
      outcome: 'refused',
      words: ['hàng thử'],
    });
    expect(await counts()).toEqual(before);
    const read = await admin.post('/ladi-page-sample', { sample: 'Họ tên=Lan&sdt=0912345678&mau=đỏ' });
    expect(read.json['rows']).toEqual([
      { incoming: 'Họ tên', field: 'name', transform: 'trim' },
      { incoming: 'sdt', field: 'phone', transform: 'digits' },
      { incoming: 'mau', field: null, transform: 'trim' },
    ]);
    expect((await admin.post('/ladi-page-sample', { sample: '{}' })).status).toBe(422);
  });

  test('a page has a rule, days of repetition and a deposit of its own', async () => {
    const rule = await admin.post('/lead_rule', {
      name: 'Riêng của trang',
      position: 99,
      sources: ['other'],
      account_ids: [3],
      mode: 'round_robin',
    });
    const { json } = await admin.send('GET', `/ladi_page/${page}`);
    const set = await admin.send('PUT', `/ladi_page/${page}`, {
      version: json['version'],
      rule_id: rule.json['id'],
      require_deposit: true,
      duplicate_days: 0,
    });
    expect(set.status, set.body).toBe(200);
    const before = (await taken()).length;
    const facts = { ten: 'Thu Hà', dia_chi: '12 Láng Hạ', phuong: 'Láng Hạ' };
    expect(await send({ sdt: '0987123456', ten: 'Lan lần nữa' })).toBe(200);
    expect(await send({ sdt: '0987555777', ...facts })).toBe(200);
    await until(before + 2);
    const [whole, again] = await taken();
    expect(again, 'never the same person at this page').toMatchObject({ result: 'created' });
    expect(await lead(again?.lead_id)).toMatchObject({ account_id: 3, queue: 'telesale' });
    expect((await admin.post(`/lead/${whole?.lead_id}/check`)).status).toBe(200);
    const confirm = await admin.post(`/lead/${whole?.lead_id}/confirm`);
    expect(confirm.body).toContain('rule.lead.page_needs_deposit');
  });

  test('several pages are paused at once, several campaigns get a target', async () => {
    const rowOf = async (list: string, key: string, id: number | undefined) =>
      ((await admin.post(`/${list}`, { perPage: 100 })).json['rows'] as Record<string, unknown>[]).find(
        (row) => row[key] === id,
      );
    expect((await admin.post('/ladi-pages-active', { ids: [page], active: false })).json).toEqual({
      done: 1,
    });
    expect(await rowOf('ladi-page-config-list', 'page_id', page)).toMatchObject({ active: false });
    expect(await send({ sdt: '0987999000' }), 'nothing comes in meanwhile').toBe(401);
    await admin.post('/ladi-pages-active', { ids: [page], active: true });
    const [one] = await run<{ id: number }>(
      'select id from ads_campaign where customer_id = 1 and is_connected is not true order by id',
    );
    const target = await admin.post('/ads-campaigns-target', { ids: [one?.id], target_cpa: 77_000 });
    expect(target.json).toEqual({ done: 1 });
    expect(await rowOf('ads-management-list', 'campaign_id', one?.id)).toMatchObject({ target_cpa: 77_000 });
    await admin.post('/ads-campaigns-running', { ids: [one?.id], is_running: false });
    expect((await admin.send('GET', `/ads_campaign/${one?.id}`)).json).toMatchObject({ is_running: false });
  });

  test('a keyword is tried over the last messages, whose phones stay hidden', async () => {
    const [talk] = await run<{ id: number }>('select id from conversation where customer_id = 1 limit 1');
    await run(
      `insert into conversation_message (customer_id, conversation_id, direction, text, sent_at, is_auto, state, kind, is_hidden)
values (1, $1, 'in', 'Còn màu Xanh lá không? gọi 0912 345 678', now(), false, 'sent', 'text', false)`,
      [talk?.id],
    );
    const met = async (body: object) => (await admin.post('/keyword-try', body)).json;
    expect(await met({ word: 'mau xanh', search_type: 1 })).toMatchObject({
      met: 1,
      rows: [{ text: 'Còn màu Xanh lá không? gọi 091***5678' }],
    });
    expect(await met({ word: 'mau xanh', search_type: 2 })).toMatchObject({ met: 0 });
    expect(Number((await met({ has_phone: true }))['met'])).toBeGreaterThan(0);
    expect(await met({ word: ' ' })).toMatchObject({ looked: 0 });
  });

  test('whoever sets the page up sees no number whole, nor finds or orders it by its parts, nor what was sent', async () => {
    const role = await admin.post('/role', { name: 'Trang đích', permissions: ['crm_ladi_page_config'] });
    expect(role.status, role.body).toBe(201);
    const [account] = await run<{ id: number }>(
      `select id from account where username = 'production' and customer_id = 1`,
    );
    const { json } = await admin.send('GET', `/account/${account?.id}`);
    const put = await admin.send('PUT', `/account/${account?.id}`, {
      version: json['version'],
      role_ids: [role.json['id']],
    });
    expect(put.status, put.body).toBe(200);
    const staff = await server.login('production');
    const [entry] = await run<{ id: number }>(
      `select id from lead_intake where ladi_page_id = $1 and result = 'created' order by id limit 1`,
      [page],
    );
    const id = Number(entry?.id);
    const doors = async () => {
      const body = { viewMode: 'all', perPage: 200 };
      const replies = await Promise.all([
        staff.send('GET', `/lead_intake/${id}`),
        staff.post('/lead-intake-list', body),
        staff.post('/lead-intake-list', { ...body, sort: { field: 'phone', order: 'ASC' } }),
        staff.post('/lead-intake-list', { ...body, filters: { phone: '987123' } }),
        staff.post('/lead-intake-count', { filters: { phone: '987123' } }),
        staff.post('/lead_intake/lookup', { q: '7123' }),
        staff.post('/record-history', { entity: 'lead_intake', id }),
      ]);
      const own = /"(?:request_id|counted_at)":"[^"]*"/gu;
      return replies.map(({ status, body: text }) => `${status} ${text.replaceAll(own, '')}`);
    };
    const first = await doors();
    expect(first[0]).toMatch(/^200 .*\*\*\*3456/u);
    expect(first[1]).toMatch(/^200 /u);
    expect(first.join('\n')).not.toContain('987123');
    expect(first[0]).not.toContain('payload');
    const whole = await admin.send('GET', `/lead_intake/${id}`);
    expect(whole.body).toContain('987123456');
    // One that differs in what is hidden alone answers alike.
    await run(
      `update lead_intake set phone = replace(phone, '987123456', '982223456') where ladi_page_id = $1`,
      [page],
    );
    expect(await doors()).toEqual(first);
  });
});
