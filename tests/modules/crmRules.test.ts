import { afterAll, beforeAll, expect, test } from 'vitest';
import { asCrm } from '#generated/crm/module.gen.server.ts';
import { suggest } from '#modules/crm/suggestBlocks.server.ts';
import { describeOnDatabase } from '../support/database.ts';
import { openSync } from '../support/market.ts';
import { startTestServer, type Caller, type TestServer } from '../support/server.ts';

describeOnDatabase('what staff of the CRM agree on', (database) => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    admin = await server.login('admin');
  });
  afterAll(() => server?.close());

  const create = (entity: string, body: object, who = admin) => who.post(`/${entity}`, body);
  async function made(entity: string, body: object): Promise<number> {
    const reply = await create(entity, body);
    expect(reply.status, reply.body).toBe(201);
    return Number(reply.json['id']);
  }

  test('a blocked phone is refused with why, until it is lifted; who may block goes on with a note', async () => {
    const phone = '0987000111';
    const id = await made('blacklist', { kind: 'phone', phone, reason: 'fraud', note: 'Đặt giả tên' });
    expect((await create('lead', { phone })).json).toMatchObject({
      error: {
        fields: [
          { path: 'phone', code: 'rule.lead.blacklisted', message: expect.stringContaining('Đặt giả tên') },
        ],
      },
    });
    await made('lead', { phone, note: 'Khách đã xin lỗi' });
    expect((await admin.post(`/blacklist/${id}/lift`, { note: 'Đã xin lỗi' })).status).toBe(200);
    await made('lead', { phone });
    expect((await admin.post(`/blacklist/${id}/extend_block`, { expires_at: '2001-01-01' })).status).toBe(
      200,
    );
    await made('lead', { phone });
  });

  test('phones whose parcels come back are suggested once, and stop nobody until somebody says so', async () => {
    const run = (text: string) => server.db.withoutTenant('maintenance').query<{ id: number }>(text);
    const phone = '0987000999';
    await run(
      `update "order" set receiver_phone = '${phone}', status = 240 where id in (select id from "order" where customer_id = 1 order by id limit 3)`,
    );
    const context = await openSync(server.parts, 'crm');
    const night = () => context.change(async (change) => suggest(asCrm(change)));
    await night();
    await night();
    const { json } = await admin.post('/blacklist-list', { viewMode: 'suggested', filters: { phone } });
    expect(json['rows']).toMatchObject([{ phone, reason: 'returns', note: '↩ 3 / 3', active: false }]);
    await made('lead', { phone });
    const [{ id } = { id: 0 }] = json['rows'] as { id: number }[];
    const block = await admin.post(`/blacklist/${id}/activate_block`);
    expect(block.status, block.body).toBe(200);
    expect((await create('lead', { phone: '0987 000 999' })).body).toContain('rule.lead.blacklisted');
  });

  test('a lead that is blocked puts its phone and address on the blacklist; they are compared without accents', async () => {
    const lead = await made('lead', { phone: '0987000222', address: '9 Ngõ Huyện' });
    const block = await admin.post(`/lead/${lead}/blacklist`, {
      reason: 'abuse',
      note: 'Chửi nhân viên',
      with_address: true,
    });
    expect(block.json).toMatchObject({ queue: 'blacklist', cancel_type: 'blacklist' });
    const [phone, address] = [
      await create('lead', { phone: '0987000222' }),
      await create('lead', { phone: '0987000333', address: '9, ngo huyen' }),
    ];
    expect([phone.status, address.status]).toEqual([422, 422]);
    expect(address.json).toMatchObject({ error: { fields: [{ path: 'address' }] } });
  });

  test('a blocked address is one in its city and ward, not the same street elsewhere', async () => {
    const where = { city: 'Hà Nội', ward: 'Láng' };
    const lead = await made('lead', { phone: '0987000444', address: '77 Nguyễn Trãi', ...where });
    const block = await admin.post(`/lead/${lead}/blacklist`, {
      reason: 'returns',
      note: 'Hoàn ba đơn',
      with_address: true,
    });
    expect(block.status, block.body).toBe(200);
    const { rows } = (await admin.post('/blacklist-list', { viewMode: 'address', perPage: 200 })).json as {
      rows: { address: string; id_city: { id: number } | number | null; id_ward: unknown }[];
    };
    const entry = rows.find(({ address }) => address === '77 Nguyễn Trãi');
    expect([entry?.id_city, entry?.id_ward]).not.toContain(null);
    let next = 0;
    const status = async (more: object) => {
      next += 1;
      const phone = `09870005${String(next).padStart(2, '0')}`;
      return (await create('lead', { phone, address: '77 nguyen trai', ...more })).status;
    };
    expect(await status({ city: 'Thành phố Hà Nội', ward: 'Phường Láng' })).toBe(422);
    expect(await status({ city: 'Đà Nẵng', ward: 'Láng' })).toBe(201);
    expect(await status({ city: 'Hà Nội', ward: 'Hoàn Kiếm' })).toBe(201);
    expect(await status({}), 'nobody says where').toBe(422);
  });

  test('a rate is approved by somebody else and takes the place of the older one', async () => {
    const rate = { currency: 'SGD', date: '2020-05-04', rate: 16_000, note: 'Giá cũ' };
    const first = await made('exchange_rate', rate);
    expect((await admin.post(`/exchange_rate/${first}/take`)).status).toBe(409);
    const other = await server.login('crm');
    const approve = async (id: number) => {
      await other.post(`/exchange_rate/${id}/take`);
      const reply = await other.post(`/exchange_rate/${id}/approve`);
      expect(reply.status, reply.body).toBe(200);
    };
    await approve(first);
    const silent = await create('exchange_rate', { ...rate, date: '2020-05-05', rate: 17_000, note: null });
    expect(silent.json).toMatchObject({ error: { fields: [{ code: 'rule.exchange_rate.needs_note' }] } });
    const second = await made('exchange_rate', { ...rate, rate: 16_050 });
    await approve(second);
    const rows = await admin.post('/exchange-rate-list', {
      viewMode: 'history',
      filters: { currency: ['SGD'], date: { from: '2020-05-04', to: '2020-05-04' } },
    });
    expect(rows.json['rows']).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ id: first, is_retired: true }),
        expect.objectContaining({ id: second, is_retired: false, status: 3 }),
      ]),
    );
  });

  test('a rate of another day is entered again for today, to the last digit', async () => {
    const rate = { currency: 'PHP', date: '2020-05-04', rate: 432.987654, note: 'Giá cũ' };
    const old = await made('exchange_rate', rate);
    const copied = await admin.post(`/exchange_rate/${old}/copy_rate`);
    expect(copied.status, copied.body).toBe(200);
    const { json } = await admin.post('/exchange-rate-list', {
      viewMode: 'history',
      filters: { currency: ['PHP'] },
      perPage: 200,
    });
    const same = (json['rows'] as { rate: number }[]).filter(({ rate: one }) => one === rate.rate);
    expect(same).toHaveLength(2);
    // No company is without this currency.
    const gone = await admin.send('DELETE', `/exchange_rate/${old}`);
    expect([gone.status, gone.body]).toEqual([422, expect.stringContaining('rule.exchange_rate.php_stays')]);
  });

  test('each currency says whether it has a rate today; the last ones are entered again together', async () => {
    const stateOf = async () => {
      const { json } = await admin.post('/rate-state-list', { viewMode: 'all', perPage: 50 });
      return (json['rows'] as { currency: string }[]).find(({ currency }) => currency === 'IDR');
    };
    expect(await stateOf()).toMatchObject({
      today_rate: null,
      is_missing: true,
      last_date: expect.any(String),
    });
    const copy = async () => (await admin.post('/rates-copy-last', { currencies: ['IDR'] })).json;
    expect(await copy()).toEqual({ done: 1 });
    expect(await copy(), 'one waits already').toEqual({ done: 0 });
    expect(await stateOf()).toMatchObject({ is_missing: true, waiting: 1 });
  });

  test('a tag is merged into another: conversations and keywords have that one, once', async () => {
    const [one, two, into] = [
      await made('conversation_tag', { name: 'hỏi giá', tone: 'info', position: 90 }),
      await made('conversation_tag', { name: 'hoi gia', tone: 'info', position: 91 }),
      await made('conversation_tag', { name: 'Hỏi giá sản phẩm', tone: 'info', position: 92 }),
    ];
    const talks = (await admin.post('/conversation-history-list', { viewMode: 'all', perPage: 1 })).json[
      'rows'
    ];
    const [talk] = talks as { id: number; version: number }[];
    const { json: whole } = await admin.send('GET', `/conversation/${talk?.id}`);
    const put = await admin.send('PUT', `/conversation/${talk?.id}`, {
      version: whole['version'],
      tag_ids: [one, two, into],
    });
    expect(put.status, put.body).toBe(200);
    const word = await made('keyword', { word: 'bao nhiêu vậy', type: 2, action: 'tag', tag_id: one });
    const same = await admin.post(`/conversation_tag/${into}/merge_tag`, { tag_id: into });
    expect(same.body).toContain('rule.conversation_tag.same');
    for (const id of [one, two]) {
      const merged = await admin.post(`/conversation_tag/${id}/merge_tag`, { tag_id: into });
      expect(merged.json, merged.body).toMatchObject({ active: false });
    }
    const { json } = await admin.send('GET', `/conversation/${talk?.id}`);
    expect(JSON.stringify(json['tag_ids'])).toBe(JSON.stringify([into]));
    expect((await admin.send('GET', `/keyword/${word}`)).json).toMatchObject({ tag_id: into });
  });

  test('tags are offered in the order that people put them in; a retired one has no place', async () => {
    const order = async () =>
      ((await admin.post('/tag-list', { perPage: 50 })).json['rows'] as { id: number; active: boolean }[])
        .filter(({ active }) => active)
        .map(({ id }) => id);
    const before = await order();
    const [first = 0, second = 0] = before;
    const [last = 0] = before.slice(-1);
    const step = (id: number, key: string) => admin.post(`/conversation_tag/${id}/${key}`);
    expect((await step(second, 'raise_tag')).status).toBe(200);
    expect(await order()).toEqual([second, first, ...before.slice(2)]);
    expect((await step(second, 'raise_tag')).body).toContain('Nhãn này đã ở đầu.');
    expect((await step(last, 'lower_tag')).body).toContain('rule.conversation_tag.is_last');
    expect((await step(second, 'lower_tag')).status).toBe(200);
    expect(await order()).toEqual(before);
    const gone = await made('conversation_tag', { name: 'Bỏ', tone: 'info', position: 1, active: false });
    expect((await step(gone, 'raise_tag')).body).toContain('rule.conversation_tag.is_retired');
    expect(await order()).toEqual(before);
  });

  test('a rule asks for cities, by whichever scheme the lead says them, and not for wards', async () => {
    const places = async (level: number, scheme: number) =>
      (
        await server.db
          .withoutTenant('maintenance')
          .query<{ id: number }>(
            `select id from place where level = $1 and scheme = $2 and name like '%Đà Nẵng%' or level = $1 and scheme = $2 and $1 = 3 order by id limit 1`,
            [level, scheme],
          )
      ).rows.map(({ id }) => id)[0];
    const [now, before, ward] = [await places(1, 2), await places(1, 0), await places(3, 2)];
    const rule = { name: 'Miền Trung', position: 1, active: true, account_ids: [1], mode: 'least_open' };
    const wrong = await create('lead_rule', { ...rule, city_ids: [ward] });
    expect([wrong.status, wrong.body]).toEqual([422, expect.stringContaining('city_ids')]);
    const id = await made('lead_rule', { ...rule, city_ids: [now] });
    const tried = async (body: object) =>
      (
        (await admin.post('/lead-rule-try', body)).json['rules'] as { id: number; misfit: string | null }[]
      ).find((one) => one.id === id)?.misfit;
    expect(await tried({ id_city: now })).toBeNull();
    expect(await tried({})).toBe('city_ids');
    await server.db
      .withoutTenant('maintenance')
      .query(`update crm_agent set is_receiving = true, presence = null, cap_open = 1000, cap_day = null`);
    const lead = await made('lead', { phone: '0987600700', address_scheme: 0, id_city: before });
    const waiting = (await admin.send('GET', `/lead/${lead}`)).json;
    expect(waiting).toMatchObject({ queue: 'incomplete', id_city: before });
    const given = await admin.post(`/lead/${lead}/distribute_by_rules`);
    expect(given.json, given.body).toMatchObject({ queue: 'telesale', account_id: 1 });
  });

  test('two active rules that ask the same name each other, until one asks something else', async () => {
    const rule = { position: 70, active: true, account_ids: [1], mode: 'least_open', city: 'Cần Thơ' };
    const one = await made('lead_rule', { ...rule, name: 'Cần Thơ 1', sources: ['web', 'zalo'] });
    const two = await made('lead_rule', {
      ...rule,
      name: 'Cần Thơ 2',
      sources: ['zalo', 'web'],
      position: 71,
    });
    const read = async (id: number) => (await admin.send('GET', `/lead_rule/${id}`)).json;
    expect([(await read(one))['same_as_id'], (await read(two))['same_as_id']]).toEqual([two, one]);
    const shown = (await admin.post('/lead-rule-list', { filters: { name: 'Cần Thơ' } })).json['rows'];
    expect(shown).toMatchObject([{ same_as_id: two }, { same_as_id: one }]);
    const { version } = await read(two);
    const off = await admin.send('PUT', `/lead_rule/${two}`, { version, active: false });
    expect(off.status, off.body).toBe(200);
    expect([(await read(one))['same_as_id'], (await read(two))['same_as_id']]).toEqual([null, null]);
  });

  test('a new lead begins with whoever types it in while he is on the list of agents and receives', async () => {
    const agent = await server.login('crm');
    const asked = async () => (await agent.post('/lead-new-agent')).json;
    const set = (values: string) =>
      server.db
        .withoutTenant('maintenance')
        .query(
          `update crm_agent set ${values} where account_id = (select id from account where username = 'crm')`,
        );
    await agent.post('/lead-my-receiving', { is_receiving: true });
    const [mine] = (
      await server.db
        .withoutTenant('maintenance')
        .query<{ id: number }>(`select id from account where username = 'crm'`)
    ).rows;
    expect(await asked()).toEqual({ account_id: mine?.id });
    await set('is_receiving = false');
    expect(await asked()).toEqual({ account_id: null });
    await set('is_receiving = true');
    expect((await (await server.login('warehouse')).post('/lead-new-agent')).status).toBe(403);
  });

  test('a template names only what a chat can fill', async () => {
    const body = { shortcut: 'thu', title: 'Thử', body: 'Chào {ten}' };
    expect((await create('conversation_template', body)).json).toMatchObject({
      error: { fields: [{ path: 'body', message: expect.stringContaining('{ten}') }] },
    });
    await made('conversation_template', { ...body, body: 'Chào {name}' });
  });
});
