import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

const CODES = ['crm_lead_lead_deadpool', 'crm_lead_telesale', 'crm_lead_create', 'crm_ladi_page_campaign'];

describeOnDatabase('phone numbers of leads', (database) => {
  let server: TestServer;
  let admin: Caller;
  let agent: Caller;
  let second: Caller;
  let me: number;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    admin = await server.login('admin');
    const role = await admin.post('/role', { name: 'Gọi điện', permissions: CODES });
    expect(role.status, role.body).toBe(201);
    for (const username of ['crm', 'warehouse']) {
      const { rows } = await sql<{ id: number }>(
        `select id from account where username = $1 and customer_id = 1`,
        [username],
      );
      const id = Number(rows[0]?.id);
      const { json } = await admin.send('GET', `/account/${id}`);
      const put = await admin.send('PUT', `/account/${id}`, {
        version: json['version'],
        role_ids: [role.json['id']],
      });
      expect(put.status, put.body).toBe(200);
      if (username === 'crm') me = id;
    }
    agent = await server.login('crm');
    second = await server.login('warehouse');
  });
  afterAll(() => server?.close());

  const sql = <Row>(text: string, values: unknown[] = []) =>
    server.db.withoutTenant('maintenance').query<Row & object>(text, values);

  async function lead(phone: string, queue: string, account: number | null = null): Promise<number> {
    const made = await admin.post('/lead', { phone, name: 'Bình', product: 'Trà' });
    expect(made.status, made.body).toBe(201);
    await sql(`update lead set queue = $2, account_id = $3 where id = $1`, [made.json['id'], queue, account]);
    return Number(made.json['id']);
  }
  const shown = async (who: Caller, id: number) => (await who.send('GET', `/lead/${id}`)).json['phone'];

  test('are whole for the queue that somebody works in, his own leads and who leads; else masked', async () => {
    const [pool, mine, open, done] = [
      await lead('0911222333', 'dead_pool'),
      await lead('0911222444', 'complete', me),
      await lead('0911222555', 'telesale'),
      await lead('0911222666', 'complete'),
    ];
    const seen = await Promise.all([pool, mine, open, done].map((id) => shown(agent, id)));
    expect(seen).toEqual(['091***2333', '0911222444', '0911222555', '091***2666']);
    expect(await shown(admin, pool)).toBe('0911222333');
    // Whoever knows a number finds it; its beginning finds only what is open to him.
    const find = async (phone: string) => {
      const reply = await agent.post('/lead-history-list', { filters: { phone }, viewMode: 'leads' });
      expect(reply.status, reply.body).toBe(200);
      return (reply.json['rows'] as { id: number }[]).map(({ id }) => id).toSorted((a, b) => a - b);
    };
    expect(await find('0911222')).toEqual([mine, open]);
    expect(await find('0911222333')).toEqual([pool]);
  });

  test('and the leads themselves are only his own where the company says so, but for who leads', async () => {
    const [own, nobodys, others, done] = [
      await lead('0911333444', 'telesale', me),
      await lead('0911333555', 'telesale'),
      await lead('0911333666', 'telesale', 1),
      await lead('0911333777', 'complete', 1),
    ];
    for (const id of [nobodys, others, done])
      await sql(`update lead set created_by = null where id = $1`, [id]);
    const seen = async (who: Caller) => {
      const replies = await Promise.all(
        [own, nobodys, others, done].map((id) => who.send('GET', `/lead/${id}`)),
      );
      return replies.map(({ status }) => status);
    };
    expect(await seen(agent)).toEqual([200, 200, 200, 200]);
    await admin.send('PUT', '/setting/own', { crm_agents_see_own: true });
    expect(await seen(agent)).toEqual([200, 200, 404, 404]);
    expect(await seen(admin)).toEqual([200, 200, 200, 200]);
    await admin.send('PUT', '/setting/own', { crm_agents_see_own: false });
  });

  test('that differ in what is hidden alone answer alike through every door', async () => {
    const id = await lead('0977123888', 'dead_pool');
    await sql(`update lead set wrong_phone = phone, phone_raw = phone where id = $1`, [id]);
    const doors = async () => {
      const body = { viewMode: 'all', perPage: 200 };
      const replies = await Promise.all([
        agent.send('GET', `/lead/${id}`),
        agent.post('/record-history', { entity: 'lead', id }),
        agent.post('/lead-dead-pool-list', body),
        agent.post('/lead-dead-pool-list', { ...body, sort: { field: 'phone', order: 'ASC' } }),
        agent.post('/lead-dead-pool-list', { viewMode: 'all', filters: { phone: '097712' } }),
        agent.post('/lead-dead-pool-count', { filters: { phone: '097712' } }),
        agent.post('/lead-history-list', { viewMode: 'leads', perPage: 200 }),
        agent.post('/lead/lookup', { q: '7123' }),
        agent.post('/lead/lookup', { ids: [id] }),
        agent.send('GET', '/lead?range=[0,199]'),
        agent.post('/lead-card', { lead_id: id }),
        agent.post('/notifications', {}),
        agent.send('PUT', `/lead/${id}`, { version: 999, name: 'Khác' }),
      ]);
      const open = replies.filter(({ status }) => status === 200);
      expect(open.length, replies.map(({ status }) => status).join(' ')).toBeGreaterThan(7);
      // Each answer has a number and a time of its own.
      const own = /"(?:request_id|counted_at)":"[^"]*"/gu;
      return replies.map(({ status, body: text }) => `${status} ${text.replaceAll(own, '')}`);
    };
    const first = await doors();
    expect(first.join('\n')).not.toContain('0977123888');
    await sql(
      `update lead set phone = '0979993888', wrong_phone = '0979993888', phone_raw = '0979993888' where id = $1`,
      [id],
    );
    const twin = await doors();
    expect(twin).toEqual(first);
  });

  test('are shown one by one, each noted, never to two at once, and so many in a day', async () => {
    const [one, two] = [await lead('0933444555', 'dead_pool'), await lead('0933444666', 'dead_pool')];
    const reveal = (who: Caller, id: number) => who.post('/lead-reveal-phone', { lead_id: id });
    expect((await reveal(agent, one)).json).toEqual({ phone: '0933444555' });
    const noted = await admin.post('/lead-reveal-list', {});
    const [newest] = noted.json['rows'] as object[];
    expect(newest).toMatchObject({ account_id: me, 'lead_id.phone': '0933444555', queue: 'dead_pool' });
    expect((await agent.post('/lead-reveal-list', {})).status).toBe(403);
    const busy = await reveal(second, one);
    expect([busy.status, busy.body]).toEqual([422, expect.stringContaining('rule.lead.viewed')]);
    expect(busy.body).not.toContain('0933444555');
    await sql(`update lead_reveal set at = now() - interval '11 minutes'`);
    expect((await reveal(second, one)).status).toBe(200);
    const noticed = await sql(`select 1 from lead_reveal where lead_id = $1`, [one]);
    expect(noticed.rows).toHaveLength(2);
    // As many as the company allows; one that was seen today may be looked at again.
    await sql(
      `insert into lead_reveal (customer_id, lead_id, account_id, at, queue)
select 1, id, $1, now() - interval '1 minute', 'dead_pool' from lead where customer_id = 1 and id <> all($2)
order by id limit 29 on conflict do nothing`,
      [me, [one, two]],
    );
    const { rows } = await sql<{ n: number }>(
      // Those of before midnight count no more.
      `select count(distinct lead_id)::int8 as n from lead_reveal where account_id = $1
 and at >= date_trunc('day', now() at time zone 'Asia/Ho_Chi_Minh') at time zone 'Asia/Ho_Chi_Minh'`,
      [me],
    );
    const limited = await admin.send('PUT', '/setting/own', { crm_reveal_day: Number(rows[0]?.n) });
    expect(limited.status, limited.body).toBe(200);
    const full = await reveal(agent, two);
    expect(full.body).toContain('rule.lead.reveals_used_up');
    await sql(`delete from lead_reveal where account_id <> $1`, [me]);
    // Eleven minutes ago may have been yesterday.
    await sql(`update lead_reveal set at = now() where lead_id = $1`, [one]);
    expect((await reveal(agent, one)).status).toBe(200);
    const left = await sql(`select 1 from lead_reveal where lead_id = $1`, [two]);
    expect(left.rows).toEqual([]);
  });

  test('are masked in what is written in chats, with the words around them, for whoever does not look after pages', async () => {
    const { rows } = await sql<{ id: number }>(
      'select min(id)::int as id from conversation where customer_id = 1',
    );
    const id = rows[0]?.id;
    const text = 'Gọi em 0912 345 678 hoặc +84987654321 nhé, đơn 2 áo giá 350.000đ';
    await sql(
      `insert into conversation_message (customer_id, conversation_id, direction, text, sent_at, is_auto, state, kind, is_hidden) values (1, $1, 'in', $2, now(), false, 'sent', 'text', false)`,
      [id, text],
    );
    await sql('update conversation set last_message_text = $2 where id = $1', [id, text]);
    const read = async (who: Caller) => {
      const { json } = await who.send('GET', `/conversation/${id}`);
      const texts = (json['messages'] as { text: string }[]).map((one) => one.text);
      return [json['last_message_text'], texts.find((one) => one.startsWith('Gọi em'))];
    };
    const hidden = 'Gọi em 091***5 678 hoặc +849***4321 nhé, đơn 2 áo giá 350.000đ';
    expect(await read(agent)).toEqual([hidden, hidden]);
    expect(await read(admin)).toEqual([text, text]);
    const list = await agent.post('/conversation-history-list', {});
    expect(list.body).not.toContain('0912 345 678');
  });
});
