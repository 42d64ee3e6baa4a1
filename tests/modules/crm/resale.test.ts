import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { createCaller, startTestServer, type Caller, type TestServer } from '../../support/server.ts';

const DEAL = { name: 'Hoa', address: '12 Láng Hạ', ward: 'Láng Hạ', product: 'Trà ô long' };

describeOnDatabase('leads that are sold to again', (database) => {
  let server: TestServer;
  let admin: Caller;
  let agent: Caller;
  let me: number;
  let next = 0;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    admin = await server.login('admin');
    agent = await server.login('crm');
    const { rows } = await sql<{ id: number }>(
      `select id from account where username = 'crm' and customer_id = 1`,
    );
    me = Number(rows[0]?.id);
    await sql(`update lead_rule set active = false`);
    await sql(`update crm_agent set is_receiving = true, cap_open = 1000, cap_day = null`);
  });
  afterAll(() => server?.close());

  const sql = <Row>(text: string, values: unknown[] = []) =>
    server.db.withoutTenant('maintenance').query<Row & object>(text, values);

  /** A lead that has come to this queue. */
  async function lead(queue: string, more: object = {}): Promise<number> {
    next += 1;
    const made = await admin.post('/lead', {
      phone: `09771${String(next).padStart(5, '0')}`,
      ...DEAL,
      ...more,
    });
    expect(made.status, made.body).toBe(201);
    await sql(`update lead set queue = $2, status = 40, process_count = 2 where id = $1`, [
      made.json['id'],
      queue,
    ]);
    return Number(made.json['id']);
  }
  const read = async (id: unknown) => (await admin.send('GET', `/lead/${Number(id)}`)).json;
  const resell = (id: unknown, body: object = {}) => admin.post(`/lead/${Number(id)}/resale`, body);

  test('go on as a new lead, and the old one is read only', async () => {
    const old = await lead('dead', { shipping_fee: 30_000 });
    const done = await resell(old, { account_id: me, process_limit: 3 });
    expect(done.status, done.body).toBe(200);
    const { resold_lead_id: fresh } = await read(old);
    expect(await read(fresh)).toMatchObject({
      ...DEAL,
      queue: 'telesale',
      status: 40,
      account_id: me,
      parent_lead_id: old,
      process_count: 0,
      process_limit: 3,
      shipping_fee: 30_000,
      attempts: [],
    });
    expect((await resell(old)).body).toContain('rule.lead.not_resellable');
    expect((await admin.post(`/lead/${old}/to_pool`)).status).toBe(409);
    const { version } = await read(old);
    const changed = await admin.send('PUT', `/lead/${old}`, { version, name: 'Khác' });
    expect(changed.body).toContain('rule.lead.resold');
    expect(await read(old)).toMatchObject({ name: 'Hoa', queue: 'dead' });
    const listed = await admin.post('/lead-dead-list', { viewMode: 'resold' });
    expect((listed.json['rows'] as { id: number }[]).map(({ id }) => id)).toEqual([old]);
  });

  test('go to whom the rules name, where nobody is named', async () => {
    await sql(
      `update lead_rule set active = true, hour_from = null, hour_to = null, position = 1 where customer_id = 1 and name = 'Khách sỉ'`,
    );
    const old = await lead('no_demand', { source: 'google_form' });
    expect((await resell(old)).status).toBe(200);
    const { resold_lead_id: fresh } = await read(old);
    const { queue, account_id: to } = await read(fresh);
    expect(queue).toBe('telesale');
    expect(to).not.toBeNull();
    await sql(`update lead_rule set active = false`);
    const waiting = await lead('no_demand');
    expect((await resell(waiting)).status).toBe(200);
    const { resold_lead_id: last } = await read(waiting);
    expect(await read(last)).toMatchObject({ queue: 'incomplete', account_id: null });
  });

  test('that may come are tried: who would get them by which rule, and why nobody else; nothing is stored', async () => {
    const [goods] = (
      await sql<{ id: number; category_id: number }>(
        'select id, category_id from goods where customer_id = 1 and category_id is not null order by id limit 1',
      )
    ).rows;
    const made: { id: number; version: number }[] = [];
    const rule = async (name: string, more: object): Promise<void> => {
      const body = { name, active: true, account_ids: [me], mode: 'round_robin', sticky: true, ...more };
      const stored = await admin.post('/lead_rule', body);
      expect(stored.status, stored.body).toBe(201);
      made.push(stored.json as unknown as (typeof made)[number]);
    };
    await rule('Thử: Huế', { position: 1, city: 'hue' });
    await rule('Thử: nhóm hàng', { position: 2, category_ids: [goods?.category_id] });
    const count = () => sql<{ n: number }>('select count(*)::int8 as n from lead');
    const before = (await count()).rows[0]?.n;
    const ask = async (body: object) => {
      const tried = await admin.post('/lead-rule-try', body);
      expect(tried.status, tried.body).toBe(200);
      return tried.json as { account: string | null; rules: object[]; agents: object[] };
    };
    expect(await ask({ city: 'TP. Huế', source: 'zalo' })).toMatchObject({
      account: expect.any(String),
      rules: [{ name: 'Thử: Huế', misfit: null }],
      agents: [{ id: me, hindrance: null, is_last: false }],
    });
    const byGoods = await ask({ goods_id: goods?.id });
    expect(byGoods.rules).toMatchObject([{ misfit: 'city' }, { name: 'Thử: nhóm hàng', misfit: null }]);
    expect((await ask({})).rules).toMatchObject([{ misfit: 'city' }, { misfit: 'category_ids' }]);
    const { rows: pages } = await sql<{ id: number }>(
      'select id from omnichannel_page where customer_id = 1 and deleted_at is null order by id limit 2',
    );
    const [page, other] = pages.map(({ id }) => id);
    await rule('Thử: trang', { position: 3, omnichannel_page_ids: [page] });
    expect((await ask({ omnichannel_page_id: page })).rules[2]).toMatchObject({ misfit: null });
    expect((await ask({ omnichannel_page_id: other })).rules[2]).toMatchObject({
      misfit: 'omnichannel_page_ids',
    });
    await sql(`update crm_agent set is_receiving = false where account_id = $1`, [me]);
    expect(await ask({ city: 'Huế' })).toMatchObject({ account: null, agents: [{ hindrance: 'off' }] });
    await sql(`update crm_agent set is_receiving = true, presence = 'away' where account_id = $1`, [me]);
    expect(await ask({ city: 'Huế' })).toMatchObject({ account: null, agents: [{ hindrance: 'away' }] });
    await sql(`update crm_agent set presence = null where account_id = $1`, [me]);
    expect((await count()).rows[0]?.n).toBe(before);
    for (const { id, version } of made)
      await admin.send('PUT', `/lead_rule/${id}`, { version, active: false });
  });

  test('are many at once, each refused by itself: bad data, no calls wanted, a phone that is worked on, twice the same', async () => {
    const good = await lead('dead');
    const bad = await lead('dead');
    await sql(`update lead set cancel_type = 'invalid_phone', lost_reason = 'bad_data' where id = $1`, [bad]);
    const silent = await lead('no_demand', { opt_out: true });
    const [twin, worked] = [await lead('dead'), await lead('dead')];
    await sql(`update lead set phone = (select phone from lead where id = $2) where id = $1`, [twin, good]);
    const open = await lead('telesale');
    await sql(`update lead set phone = (select phone from lead where id = $2) where id = $1`, [worked, open]);
    const ids = [good, bad, silent, twin, worked];
    const done = await admin.post('/lead/resale', { ids, account_id: me });
    expect(done.status, done.body).toBe(200);
    const resold = await Promise.all(ids.map(async (id) => (await read(id))['resold_lead_id'] !== null));
    expect(resold).toEqual([true, false, false, false, false]);
  });

  test('are of a confirmed order only once that is over, by who leads', async () => {
    const { rows } = await sql<{ id: number }>(
      `select id from "order" where customer_id = 1 and deleted_at is null order by id limit 1`,
    );
    const order = rows[0]?.id;
    const id = await lead('deposit_check');
    await sql(`update lead set status = 100, order_id = $2 where id = $1`, [id, order]);
    await sql(`update "order" set status = 200, delivery_status = 200 where id = $1`, [order]);
    expect((await resell(id, { account_id: me })).body).toContain('rule.lead.order_runs');
    await sql(`update "order" set delivery_status = 250 where id = $1`, [order]);
    const other = await server.login('warehouse');
    expect((await other.post(`/lead/${id}/resale`, { account_id: me })).status).toBe(403);
    const done = await resell(id, { account_id: me });
    expect(done.status, done.body).toBe(200);
    const after = await read(id);
    expect(after).toMatchObject({ status: 100, order_id: order });
    expect(await read(after['resold_lead_id'])).toMatchObject({ order_id: null, queue: 'telesale' });
  });

  test('are claimed by somebody on no list one after the other, at two processes too', async () => {
    await sql(`delete from crm_agent where account_id = $1`, [me]);
    await sql(`update lead set queue = 'dead' where account_id = $1`, [me]);
    // All but one of what somebody takes from the pool in a day are taken.
    await sql(
      `update lead set created_by = $1, account_id = $1, parent_lead_id = id, created_at = now(), queue = 'dead'
where id in (select id from lead where customer_id = 1 order by id limit 19)`,
      [me],
    );
    const { rows } = await sql<{ count: number }>(
      `select count(*)::int8 as count from lead where account_id = $1 and created_by = $1 and parent_lead_id is not null`,
      [me],
    );
    expect(rows[0]?.count).toBe(19);
    const pool = await Promise.all(Array.from({ length: 6 }, () => lead('dead_pool')));
    const second = await server.another();
    const elsewhere = createCaller(second, agent.token);
    const replies = await Promise.all(
      pool.map((id, at) => (at % 2 === 0 ? agent : elsewhere).post(`/lead/${id}/claim`)),
    );
    await second.close();
    expect(replies.filter((reply) => reply?.status === 200)).toHaveLength(1);
    const refused = replies.filter((reply) => reply?.status !== 200);
    expect(refused.every((reply) => reply?.body.includes('rule.lead.claims_used_up'))).toBe(true);
  });
});
