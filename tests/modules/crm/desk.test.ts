import { afterAll, beforeAll, expect, test } from 'vitest';
import { asCrm } from '#generated/crm/module.gen.server.ts';
import { addGoods, missingOf, toLineRows, withPrice } from '#modules/crm/deskLines.ts';
import { countChats } from '#modules/crm/agentChats.server.ts';
import { markAway } from '#modules/crm/presence.server.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { openSync } from '../../support/market.ts';
import { createCaller, startTestServer, type Caller, type TestServer } from '../../support/server.ts';

interface Lead extends Record<string, unknown> {
  attempts: { result: string; note: string | null; seconds: number | null; account_id: number }[];
}

describeOnDatabase('the calling desk', (database) => {
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
    // Only what a test puts there waits for a call, and every agent may take what waits for anybody.
    await sql(`update lead set queue = 'dead' where queue in ('telesale', 'incomplete')`);
    await sql(`update lead_rule set active = false`);
    await sql(`update crm_agent set is_receiving = true, cap_open = 1000, cap_day = null`);
  });
  afterAll(() => server?.close());

  const sql = <Row>(text: string, values: unknown[] = []) =>
    server.db.withoutTenant('maintenance').query<Row & object>(text, values);

  async function lead(more: object = {}): Promise<number> {
    next += 1;
    const made = await admin.post('/lead', {
      phone: `09881${String(next).padStart(5, '0')}`,
      account_id: me,
      ...more,
    });
    expect(made.status, made.body).toBe(201);
    return Number(made.json['id']);
  }
  const read = async (id: number): Promise<Lead> => (await admin.send('GET', `/lead/${id}`)).json as Lead;
  const take = async (caller: Caller = agent) => (await caller.post('/lead-next')).json;
  const call = (id: unknown, result: string, more: object = {}) =>
    agent.post('/lead-call', { lead_id: id, result, ...more });

  test('gives what the customer asked for before other recalls, then who asked again, then the oldest', async () => {
    const [fresh, again, missed, promised] = [await lead(), await lead(), await lead(), await lead()];
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    await sql(`update lead set reprocess_at = $2, duplicate_count = 1 where id = $1`, [again, ago(9)]);
    await sql(`update lead set reprocess_at = $2, process_count = 1, last_result = 'busy' where id = $1`, [
      missed,
      ago(8),
    ]);
    await sql(
      `update lead set reprocess_at = $2, process_count = 1, last_result = 'call_back' where id = $1`,
      [promised, ago(1)],
    );
    const later = await lead();
    await sql(`update lead set reprocess_at = now() + interval '2 hours', process_count = 1 where id = $1`, [
      later,
    ]);
    const given: unknown[] = [];
    for (let at = 0; at < 4; at += 1) {
      const { lead_id: id } = await take();
      given.push(id);
      expect((await call(id, 'no_demand')).status).toBe(200);
    }
    expect(given).toEqual([promised, missed, again, fresh]);
    const none = await take();
    expect(none['lead_id']).toBeNull();
    expect(Date.parse(String(none['next_at']))).toBeGreaterThan(Date.now());
    await sql(`update lead set queue = 'dead' where id = $1`, [later]);
  });

  test('keeps an open card from everybody else for ten minutes', async () => {
    const id = await lead();
    expect((await take())['lead_id']).toBe(id);
    expect((await take())['lead_id'], 'the open card comes back after a crash').toBe(id);
    const other = await server.login('admin');
    const refused = await other.post('/lead-hold', { lead_id: id });
    expect(refused.status).toBe(422);
    expect(refused.body).toContain('Lê Thị Mai');
    expect((await other.post('/lead-hold', { lead_id: id, take_over: true })).status).toBe(200);
    const lost = await call(id, 'busy');
    expect(lost.status, lost.body).toBe(422);
    expect((await agent.post('/lead-hold', { lead_id: id })).status).toBe(422);
    expect(await read(id)).toMatchObject({ process_count: 0, queue: 'telesale' });
    await sql(`update lead set locked_until = now() - interval '1 second' where id = $1`, [id]);
    expect((await take())['lead_id'], 'after ten minutes it is free').toBe(id);
    expect((await agent.post('/lead-leave', { lead_id: id })).status).toBe(200);
    expect(await read(id)).toMatchObject({ locked_by: null });
    await sql(`update lead set queue = 'dead' where id = $1`, [id]);
  });

  test('counts an unsuccessful call, keeps its details, and calls the last one of a limit unreachable', async () => {
    const id = await lead({ process_limit: 1 });
    await take();
    const done = await call(id, 'switched_off', { note: 'Thuê bao', seconds: 12 });
    expect(done.json).toMatchObject({ queue: 'telesale' });
    const after = await read(id);
    expect(after).toMatchObject({
      process_count: 1,
      last_note: 'Thuê bao',
      last_result: 'switched_off',
      locked_by: null,
    });
    expect(after.attempts).toMatchObject([
      { result: 'switched_off', note: 'Thuê bao', seconds: 12, account_id: me },
    ]);
    const minutes = (Date.parse(String(after['reprocess_at'])) - Date.now()) / 60_000;
    expect(Math.round(minutes)).toBe(240);
    await admin.send('PUT', '/setting/own', { crm_recall_no_answer: 480 });
    const other = await lead();
    await take();
    expect((await call(other, 'no_answer')).status).toBe(200);
    const later = Date.parse(String((await read(other))['reprocess_at'])) - Date.now();
    expect(Math.round(later / 60_000), 'as the company says').toBe(480);
    await sql(`update lead set reprocess_at = now() where id = $1`, [id]);
    await take();
    expect((await call(id, 'no_answer')).json).toMatchObject({ queue: 'dead' });
    const dead = await read(id);
    expect(dead).toMatchObject({ lost_reason: 'unreachable', process_count: 2 });
    expect(dead.attempts).toHaveLength(2);
  });

  test('recalls at the time that the customer named, never before now', async () => {
    const id = await lead();
    await take();
    const past = await call(id, 'call_back', { recall_at: '2020-01-01T00:00:00Z' });
    expect(past.status, past.body).toBe(422);
    expect((await call(id, 'call_back')).status).toBe(422);
    expect(await read(id)).toMatchObject({ process_count: 0 });
    const at = new Date(Date.now() + 3_600_000).toISOString();
    expect((await call(id, 'call_back', { recall_at: at })).status).toBe(200);
    expect(Date.parse(String((await read(id))['reprocess_at']))).toBe(Date.parse(at));
    await sql(`update lead set queue = 'dead' where id = $1`, [id]);
  });

  test('takes a result back for some seconds, and only from whoever gave it', async () => {
    const id = await lead({
      name: 'Lan',
      address: '12 Láng Hạ',
      ward: 'Láng Hạ',
      lines: [{ goods_id: 1, quantity: 1, unit_price: 250_000 }],
    });
    await sql(`update lead set queue = 'telesale', status = 40, completed_at = null where id = $1`, [id]);
    await take();
    expect((await call(id, 'agreed')).json).toMatchObject({ queue: 'complete' });
    expect((await admin.post('/lead-undo', { lead_id: id })).status).toBe(422);
    expect((await agent.post('/lead-undo', { lead_id: id })).status).toBe(200);
    const back = await read(id);
    expect(back).toMatchObject({
      queue: 'telesale',
      status: 40,
      completed_at: null,
      locked_by: me,
      last_result: null,
    });
    expect(back.attempts).toEqual([]);
    expect((await agent.post('/lead-undo', { lead_id: id })).status).toBe(422);
    expect((await call(id, 'wrong_number')).json).toMatchObject({ queue: 'invalid_phone' });
    await sql(`update lead set undo_until = now() - interval '1 second' where id = $1`, [id]);
    expect((await agent.post('/lead-undo', { lead_id: id })).status).toBe(422);
  });

  test('two agents at two processes never hold one lead', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 30; at += 1) {
      const id = await lead();
      ids.push(id);
    }
    await sql(`update lead set account_id = null where id = any($1)`, [ids]);
    const second = await server.another();
    const far = createCaller(second, admin.token);
    const held: { by: string; id: number }[] = [];
    const work = async (by: string, caller: Caller) => {
      for (;;) {
        const reply = await caller.post('/lead-next');
        expect(reply.status, reply.body).toBe(200);
        const id = Number(reply.json['lead_id'] ?? 0);
        if (!id) return;
        held.push({ by, id });
        const done = await caller.post('/lead-call', { lead_id: id, result: 'no_demand' });
        expect(done.status, done.body).toBe(200);
      }
    };
    await Promise.all([work('crm', agent), work('admin', far)]);
    await second.close();
    expect(held.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids);
    expect(new Set(held.map(({ by }) => by)).size).toBe(2);
  });

  test('gives nothing that waits for anybody to who does not receive, is at a cap, or is kept back by its page', async () => {
    const id = await lead();
    await sql(`update lead set account_id = null where id = $1`, [id]);
    for (const stop of ['is_receiving = false', 'cap_day = 0', 'cap_open = 0']) {
      await sql(`update crm_agent set ${stop} where account_id = $1`, [me]);
      expect((await take())['lead_id'], stop).toBeNull();
      await sql(`update crm_agent set is_receiving = true, cap_open = 1000, cap_day = null`);
    }
    const { rows } = await sql<{ id: number }>(`select id from ladi_page where customer_id = 1 limit 1`);
    await sql(
      `update ladi_page set no_confirm_from = now() - interval '1 hour', no_confirm_to = now() + interval '1 hour' where id = $1`,
      [rows[0]?.id],
    );
    await sql(`update lead set ladi_page_id = $2 where id = $1`, [id, rows[0]?.id]);
    expect((await take())['lead_id'], 'period without calls').toBeNull();
    await sql(`update ladi_page set no_confirm_from = null, no_confirm_to = null`);
    expect((await take())['lead_id']).toBe(id);
    expect(await read(id)).toMatchObject({ account_id: me, locked_by: me });
  });

  test('makes a lead ready: goods at their price until another is agreed, what is missing by its field', async () => {
    const goods = (await admin.send('GET', '/goods?range=[0,1]')).json as unknown as {
      id: number;
      retail_price: number;
    }[];
    const [one, two] = goods;
    await sql(`update lead set queue = 'dead', locked_by = null where queue in ('telesale', 'incomplete')`);
    const id = await lead({ name: 'Lan', address: '12 Láng Hạ', ward: 'Láng Hạ' });
    await take();
    expect((await call(id, 'agreed')).body).toContain('rule.lead.not_ready');
    const offer = (await agent.post('/lead-goods-price', { goods_id: one?.id })).json;
    expect(offer).toEqual({ price: one?.retail_price });
    const chosen = addGoods([], one?.id ?? 0, { name: 'Áo' });
    expect(withPrice(chosen, one?.id ?? 0, 5)).toMatchObject([{ unit_price: 5 }]);
    const lines = toLineRows([
      ...addGoods(chosen, one?.id ?? 0, { name: 'Áo' }),
      { goods_id: two?.id ?? 0, name: null, quantity: 1, unit_price: 90_000, discount: 0 },
    ]);
    const { version } = await read(id);
    const put = await agent.send('PUT', `/lead/${id}`, { version, lines });
    expect(put.status, put.body).toBe(200);
    expect(put.json['lines']).toMatchObject([
      { quantity: 2, unit_price: one?.retail_price },
      { quantity: 1, unit_price: 90_000 },
    ]);
    expect((await call(id, 'agreed')).json).toMatchObject({ queue: 'complete' });
    const nothing = { name: null, address: '', ward: null, id_ward: null, country: null, lines: [] };
    expect(missingOf(nothing, 1)).toEqual(['name', 'address', 'ward', 'lines']);
    expect(missingOf({ ...nothing, lines: chosen }, 2)).toEqual(['name', 'address']);
  });

  test('takes no new leads for whoever has switched them off; rules pass him over, and give by turns and caps', async () => {
    const rule = await admin.post('/lead_rule', {
      name: 'Một người',
      position: 1,
      sources: ['zalo'],
      account_ids: [me],
      mode: 'least_open',
    });
    expect(rule.status, rule.body).toBe(201);
    const [waiting, other] = [
      await lead({ account_id: null, source: 'zalo' }),
      await lead({ account_id: null, source: 'web' }),
    ];
    const distribute = (id: number) => admin.post(`/lead/${id}/distribute_by_rules`);
    expect((await agent.post('/lead-my-receiving', { is_receiving: false })).json).toEqual({
      is_receiving: false,
    });
    expect((await agent.post('/lead-my-calls')).json).toMatchObject({ is_receiving: false });
    expect((await distribute(waiting)).body).toContain('rule.lead.nobody_free');
    expect((await distribute(other)).body).toContain('rule.lead.no_rule');
    await agent.post('/lead-my-receiving', { is_receiving: true });
    const given = await distribute(waiting);
    expect(given.status, given.body).toBe(200);
    expect(await read(waiting)).toMatchObject({ queue: 'telesale', account_id: me });
    expect((await distribute(waiting)).body).toContain('rule.lead.not_incomplete');
    const { json } = await admin.post('/agent-load-list', { filters: { account_id: [me] } });
    const { rows } = await sql<{ n: number }>(
      `select count(*)::int8 as n from lead where account_id = $1 and deleted_at is null
and queue in ('invalid_phone', 'incomplete', 'telesale', 'complete', 'double_check', 'temporary', 'deposit_check')`,
      [me],
    );
    const open = Number(rows[0]?.n);
    expect(json['rows']).toMatchObject([{ open, room: 1000 - open }]);
    await admin.send('PUT', `/lead_rule/${String(rule.json['id'])}`, {
      version: rule.json['version'],
      active: false,
    });
    await sql(`update lead set queue = 'dead' where id = any($1)`, [[waiting, other]]);
  });

  test('knows who works at it: whoever does nothing for the company’s minutes is away, and given nothing by rules', async () => {
    const context = await openSync(server.parts, 'crm');
    const load = async () =>
      ((await admin.post('/agent-load-list', { filters: { account_id: [me] } })).json['rows'] as object[])[0];
    const idle = async (minutes: number) => {
      await sql(`update crm_agent set seen_at = now() - $2 * interval '1 minute' where account_id = $1`, [
        me,
        minutes,
      ]);
      await context.change(async (change) => markAway(asCrm(change)));
    };
    const rule = await admin.post('/lead_rule', {
      name: 'Người ở bàn gọi',
      position: 1,
      active: true,
      account_ids: [me],
      mode: 'round_robin',
      sticky: false,
    });
    expect(rule.status, rule.body).toBe(201);
    const own = await lead();
    expect((await take())['lead_id']).toBe(own);
    const before = (await load()) as { calls: number };
    expect(before).toMatchObject({ presence: 'online' });
    expect((await call(own, 'no_demand')).status).toBe(200);
    await context.change(async (change) => countChats(asCrm(change)));
    const counted = await sql<{ n: number }>(
      `select count(*)::int8 as n from conversation where account_id = $1 and deleted_at is null and status in (10, 20, 30, 40, 50)`,
      [me],
    );
    expect(await load()).toMatchObject({ calls: before.calls + 1, chats: Number(counted.rows[0]?.n) });
    // A leader who has nothing to do with chats sees how many there are, and reads none.
    await sql(`update account set permissions = array['crm_lead_dead'] where username = 'nobody'`);
    const leader = await server.login('nobody');
    expect((await leader.post('/agent-load-list', {})).status).toBe(200);
    expect((await leader.send('GET', '/conversation')).status).toBe(403);
    const waiting = await lead({ account_id: null });
    await idle(9);
    expect(await load()).toMatchObject({ presence: 'online' });
    await idle(11);
    expect(await load()).toMatchObject({ presence: 'away' });
    const refused = await admin.post(`/lead/${waiting}/distribute_by_rules`);
    expect(refused.body).toContain('rule.lead.nobody_free');
    await idle(61);
    expect(await load()).toMatchObject({ presence: 'offline' });
    // At the desk again.
    expect((await take())['lead_id']).toBe(waiting);
    expect(await load()).toMatchObject({ presence: 'online' });
    await admin.send('PUT', `/lead_rule/${String(rule.json['id'])}`, {
      version: rule.json['version'],
      active: false,
    });
    await sql(`update lead set queue = 'dead', locked_by = null, locked_until = null where id = $1`, [
      waiting,
    ]);
  });

  test('knows who has a phone: a buyer, else whoever left it with an address; a lead makes no buyer', async () => {
    const phone = '0977300001';
    const ask = async () => (await admin.post('/lead-known-person', { phone })).json['rows'];
    expect(await ask()).toEqual([]);
    await lead({ phone, name: 'Chị Hoa', address: '3 Lê Lợi', city: 'Huế' });
    expect(await ask()).toMatchObject([
      { phone, name: 'Chị Hoa', address: '3 Lê Lợi', ward: null, city: 'Huế', id_city: null },
    ]);
    await sql(
      `insert into buyer (customer_id, name, phone, address, city_name) values (1, 'Hoa Lê', $1, '9 Nguyễn Huệ', 'Huế')`,
      [phone],
    );
    expect(await ask()).toMatchObject([{ name: 'Hoa Lê', address: '9 Nguyễn Huệ' }]);
    await sql(`update lead set queue = 'dead' where phone = $1`, [phone]);
  });

  test('knows a phone while it is typed: its orders, leads and block, in any way of writing', async () => {
    const id = await lead({ product: 'Trà ô long' });
    const { phone } = await read(id);
    await sql(
      `update "order" set receiver_phone = $1, status = 240, delivery_status = null where id = (select min(id) from "order" where customer_id = 1)`,
      [phone],
    );
    const blocked = await admin.post('/blacklist', {
      kind: 'phone',
      phone,
      reason: 'returns',
      note: 'Hoàn nhiều',
    });
    expect(blocked.status, blocked.body).toBe(201);
    const typed = `+84 ${String(phone).slice(1)}`;
    expect((await admin.post('/lead-phone-facts', { phone: typed })).json).toMatchObject({
      orders: 1,
      returned: 1,
      blocked: 'Hoàn nhiều',
      leads: [{ id, queue: 'telesale', product: 'Trà ô long' }],
    });
    await sql(`update blacklist set active = false where phone = $1`, [phone]);
    await sql(`update lead set name = 'Lan', address = '12 Láng Hạ', ward = 'Láng Hạ' where id = $1`, [id]);
    const { version } = await read(id);
    await admin.send('PUT', `/lead/${id}`, { version, lines: [{ goods_id: 1, quantity: 1 }] });
    const done = await admin.post(`/lead/${id}/complete`);
    expect(done.json, done.body).toMatchObject({ queue: 'complete', return_rate: 100 });
    const { json } = await admin.post('/lead-complete-data-list', { viewMode: 'risk', perPage: 200 });
    expect((json['rows'] as { id: number }[]).map((row) => row.id)).toContain(id);
  });

  test('says what to say, and what the day has brought', async () => {
    const { json } = await agent.post('/lead-card', { lead_id: await lead({ product: 'Trà ô long' }) });
    expect(JSON.stringify(json['script'])).toContain('Trà ô long');
    expect(json['facts']).toMatchObject({ orders: 0, blocked: null, leads: [] });
    const day = (await agent.post('/lead-my-calls')).json;
    expect(Number(day['calls'])).toBeGreaterThan(5);
    expect(day['claims_left']).toBe(20);
    expect(Number(day['team_calls'])).toBeGreaterThanOrEqual(Number(day['calls']));
    const { rows } = await sql<{ agents: number }>(
      `select count(distinct account_id)::int8 as agents from lead_attempt where customer_id = 1 and deleted_at is null
and at >= date_trunc('day', now() at time zone 'Asia/Ho_Chi_Minh') at time zone 'Asia/Ho_Chi_Minh'`,
    );
    expect(day['mean_calls']).toBe(Math.round(Number(day['team_calls']) / Number(rows[0]?.agents)));
    expect(Number(day['mean_agreed'])).toBeLessThanOrEqual(Number(day['mean_calls']));
  });

  test('shows what brought a lead and what was said in its chat, the newest last, without notes among colleagues', async () => {
    const { rows } = await sql<{ id: number }>(
      `select id from conversation where customer_id = 1 and lead_id is null order by id limit 1`,
    );
    const chat = Number(rows[0]?.id);
    await sql(`delete from conversation_message where conversation_id = $1`, [chat]);
    const say = (direction: string, text: string, minutes: number) =>
      sql(
        `insert into conversation_message (customer_id, conversation_id, direction, text, sent_at, is_auto, state, kind, is_hidden)
values (1, $1, $2, $3, now() - $4::int * interval '1 minute', false, 'seen', 'text', false)`,
        [chat, direction, text, minutes],
      );
    for (let at = 0; at < 7; at += 1) await say('in', `Câu ${at}`, 60 - at);
    await say('internal', 'Khách khó tính', 30);
    await say('out', 'Dạ còn ạ', 5);
    const { rows: campaigns } = await sql<{ id: number; name: string }>(
      `select id, name from ads_campaign where customer_id = 1 order by id limit 1`,
    );
    const id = await lead();
    await sql(`update lead set conversation_id = $2, ads_campaign_id = $3, ad_code = 'AD-77' where id = $1`, [
      id,
      chat,
      campaigns[0]?.id,
    ]);
    const { json } = await agent.post('/lead-card', { lead_id: id });
    const said = json['chat'] as { direction: string; text: string }[];
    expect(said.map(({ direction, text }) => `${direction} ${text}`)).toEqual([
      ...[2, 3, 4, 5, 6].map((at) => `in Câu ${at}`),
      'out Dạ còn ạ',
    ]);
    expect(json['origin']).toEqual([campaigns[0]?.name, 'AD-77']);
    await sql(`update lead set queue = 'dead' where id = $1`, [id]);
  });

  test('gives a lead of the pool to who claims it, once, as far as his day and his open leads allow', async () => {
    const deal = {
      name: 'Hoa',
      city: 'Hà Nội',
      ward: 'Láng Hạ',
      address: '12 Láng Hạ',
      product: 'Trà ô long',
    };
    const pooled = async (more: object = deal): Promise<number> => {
      const id = await lead(more);
      await sql(`update lead set queue = 'dead_pool', status = 40, account_id = null where id = $1`, [id]);
      return id;
    };
    const claim = (id: number) => agent.post(`/lead/${id}/claim`);
    const [old, second] = [await pooled(), await pooled()];
    const done = await claim(old);
    expect(done.status, done.body).toBe(200);
    const { resold_lead_id: fresh } = await read(old);
    expect(await read(Number(fresh))).toMatchObject({
      queue: 'telesale',
      status: 40,
      account_id: me,
      parent_lead_id: old,
      process_count: 0,
      ...deal,
    });
    expect((await claim(old)).body, 'only once').toContain('rule.lead.not_claimable');
    await sql(`update lead set phone = (select phone from lead where id = $2) where id = $1`, [second, old]);
    expect((await claim(second)).body, 'somebody works on the phone').toContain('rule.lead.is_open');
    const third = await pooled();
    await sql(`update crm_agent set claim_day = 1 where account_id = $1`, [me]);
    expect((await claim(third)).body).toContain('rule.lead.claims_used_up');
    await sql(`update crm_agent set claim_day = 20, cap_open = 1 where account_id = $1`, [me]);
    expect((await claim(third)).body).toContain('rule.lead.too_many_open');
    expect(await read(third)).toMatchObject({ resold_lead_id: null, queue: 'dead_pool' });
    await sql(`update crm_agent set cap_open = 1000`);
    await sql(`update lead set opt_out = true where id = $1`, [third]);
    expect((await claim(third)).body, 'no more calls').toContain('rule.lead.not_claimable');
    await sql(`update lead set queue = 'dead' where id = $1`, [fresh]);
  });
});
