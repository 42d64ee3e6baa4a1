import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReportAnswer } from '#contract/report.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

/*
 * A day of leads: forms come in, an agent works through them at the desk, what is agreed is checked, paid for in advance and becomes orders.
 * In the evening every report, list and statistic says what was done, each in its own words.
 */

const KEY = 'a-key-of-the-page';
const PATIENCE = { timeout: 30_000, interval: 50 };
const PRICE = 250_000;
const DEPOSIT = 100_000;

/** What becomes of whoever sends a form, in the order in which the desk gives them. */
const ENDS = [
  ...Array<string>(8).fill('agreed'),
  ...Array<string>(5).fill('no_answer'),
  ...Array<string>(3).fill('busy'),
  ...Array<string>(4).fill('no_demand'),
  ...Array<string>(2).fill('wrong_number'),
  ...Array<string>(2).fill('give_up'),
];
/** Today by the clock of the company; a run over midnight sees both days. */
const toDay = (at: number): string => new Date(at + 7 * 3_600_000).toISOString().slice(0, 10);
const DAYS = { from: toDay(Date.now()), to: toDay(Date.now() + 3_600_000) };

const count = (...results: string[]): number => ENDS.filter((end) => results.includes(end)).length;

interface Row {
  [field: string]: unknown;
  id: number;
}

describeOnDatabase('a day of leads, from forms to orders', (database) => {
  let server: TestServer;
  let admin: Caller;
  let agent: Caller;
  let page: number;
  let agreed: number[] = [];
  let filters: Record<string, unknown>;

  const run = async <Found extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Found>(text, values)).rows;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    admin = await server.login('admin');
    agent = await server.login('crm');
    await run(`update lead set queue = 'dead' where queue in ('telesale', 'incomplete')`);
    await run('update lead_rule set active = false');
    await run('delete from lead_attempt');
    await run('update "order" set create_method = 1 where create_method = 9');
    await run('update crm_agent set is_receiving = true, cap_open = 1000, cap_day = null');
    const [me] = await run<{ id: number }>(
      `select id from account where username = 'crm' and customer_id = 1`,
    );
    const rule = await admin.post('/lead_rule', {
      name: 'Một ngày',
      position: 1,
      sources: ['landing_page'],
      account_ids: [me?.id],
      mode: 'round_robin',
    });
    expect(rule.status, rule.body).toBe(201);
    const made = await admin.post('/ladi_page', {
      name: 'Trang của ngày',
      url: 'https://ngay.example/a',
      provider: 'landing_page',
      webhook_key: KEY,
      fields: [
        { incoming: 'sdt', field: 'phone', transform: 'digits' },
        { incoming: 'ten', field: 'name', transform: 'trim' },
      ],
    });
    expect(made.status, made.body).toBe(201);
    page = Number(made.json['id']);
    filters = { ladi_page_id: [page], created_at: DAYS };
  });
  afterAll(() => server?.close());

  const send = async (payload: object) => {
    const reply = await server.app.inject({
      method: 'POST',
      url: `/hooks/crm/landing?page=${page}`,
      headers: { 'content-type': 'application/json', 'x-key': KEY },
      payload: JSON.stringify(payload),
    });
    expect(reply.statusCode, reply.body).toBe(200);
  };
  const taken = async () =>
    (
      await run<{ result: string; n: number }>(
        'select result, count(*)::int as n from lead_intake where ladi_page_id = $1 group by result order by result',
        [page],
      )
    ).map(({ result, n }) => [result, n]);
  const tiles = async (url: string, asked: object) => {
    const reply = await admin.post(url, { filters: asked });
    expect(reply.status, reply.body).toBe(200);
    return (reply.json as unknown as ReportAnswer).tiles;
  };
  const list = async (url: string, asked: object, viewMode = 'all') => {
    const reply = await admin.post(url, { filters: asked, viewMode, perPage: 200 });
    expect(reply.status, reply.body).toBe(200);
    return reply.json as { total: number; rows: Row[]; sum: Record<string, number> };
  };
  const move = async (id: number, key: string, body: object = {}) => {
    const reply = await admin.post(`/lead/${id}/${key}`, body);
    expect(reply.status, `${key}: ${reply.body}`).toBe(200);
  };

  test('every form is a lead once: the good ones are given to the agent, the others wait to be mended', async () => {
    for (let at = 0; at < ENDS.length; at += 1)
      await send({ sdt: `09766${String(at).padStart(5, '0')}`, ten: `Khách ${at}` });
    await send({ sdt: '09766', ten: 'Thiếu số' });
    await send({ sdt: '0976600000', ten: 'Khách 0 lần nữa' });
    await expect
      .poll(async () => (await taken()).reduce((sum, [, n]) => sum + Number(n), 0), PATIENCE)
      .toBe(ENDS.length + 2);
    expect(await taken()).toEqual([
      ['created', ENDS.length],
      ['invalid_phone', 1],
      ['merged', 1],
    ]);
  });

  test('the agent works through all of them', async () => {
    for (const result of ENDS) {
      const { lead_id: id } = (await agent.post('/lead-next')).json;
      expect(id, 'there is a next one').toBeTypeOf('number');
      if (result === 'agreed') {
        const card = (await admin.send('GET', `/lead/${Number(id)}`)).json;
        const ready = await agent.send('PUT', `/lead/${Number(id)}`, {
          version: card['version'],
          address: '12 Láng Hạ',
          ward: 'Láng Hạ',
          lines: [{ goods_id: 1, quantity: 1, unit_price: PRICE }],
        });
        expect(ready.status, ready.body).toBe(200);
        agreed.push(Number(id));
      }
      const said = await agent.post('/lead-call', {
        lead_id: id,
        result,
        seconds: 30,
        note: 'Đã gọi',
        ...(result === 'give_up' && { lost_reason: 'price' }),
      });
      expect(said.status, `${result}: ${said.body}`).toBe(200);
    }
    expect((await agent.post('/lead-next')).json['lead_id']).toBeNull();
  });

  test('what was agreed is checked; half of it is paid for in advance, all of it but one becomes orders', async () => {
    const [dropped = 0, ...kept] = agreed;
    for (const id of agreed) await move(id, 'check');
    await move(dropped, 'no_demand', { note: 'Khách đổi ý' });
    for (const [at, id] of kept.entries()) {
      if (at % 2 === 0) {
        await move(id, 'confirm');
        continue;
      }
      await move(id, 'ask_deposit', { deposit_required: DEPOSIT });
      const { version } = (await admin.send('GET', `/lead/${id}`)).json;
      const paid = await admin.send('PUT', `/lead/${id}`, {
        version,
        deposits: [{ code: `CK${id}`, value: DEPOSIT, date: DAYS.from, method: 'bank_transfer' }],
      });
      expect(paid.status, paid.body).toBe(200);
      await move(id, 'deposit_found');
    }
    agreed = kept;
  });

  test('in the evening the report of leads counts what was done', async () => {
    const said = await tiles('/crm-report', filters);
    const of = (tile: string) => said[tile]?.values?.[tile];
    expect(of('leads')).toBe(ENDS.length + 2);
    expect(of('contacted')).toBe(count('agreed', 'no_demand', 'wrong_number', 'give_up'));
    // One of them changed his mind after that.
    expect(of('complete')).toBe(agreed.length + 1);
    expect(of('confirmed')).toBe(agreed.length);
    expect(of('ordered')).toBe(agreed.length);
    expect(of('confirmed_value')).toBe(agreed.length * PRICE);
    const agents = said['agents']?.groups ?? [];
    expect(agents.reduce((sum, { values }) => sum + Number(values['leads']), 0)).toBe(ENDS.length + 2);
    const reasons = said['lost_reasons']?.groups ?? [];
    expect(reasons.reduce((sum, { values }) => sum + Number(values['lost']), 0)).toBe(
      count('no_demand', 'give_up') + 2,
    );
  });

  test('the list that proves it has the same rows, in one queue each, and the same money', async () => {
    const all = await list('/lead-history-list', filters, 'leads');
    expect(all.total).toBe(ENDS.length + 2);
    expect(all.rows.filter(({ status }) => status === 100)).toHaveLength(agreed.length);
    expect(all.sum['lines_total']).toBe((agreed.length + 1) * PRICE);
    const queues = [
      'invalid-phone',
      'incomplete-data',
      'telesale',
      'complete-data',
      'double-check',
      'wait-confirm',
      'temporary',
      'dead',
      'no-demand',
      'dead-pool',
    ];
    const seen: number[] = [];
    for (const queue of queues)
      seen.push(...(await list(`/lead-${queue}-list`, { ladi_page_id: [page] })).rows.map(({ id }) => id));
    expect(seen.toSorted((one, other) => one - other)).toEqual(
      all.rows.map(({ id }) => id).toSorted((one, other) => one - other),
    );
  });

  test('the report of agents counts their calls, and so does their own strip', async () => {
    const [me] = await run<{ id: number }>(
      `select id from account where username = 'crm' and customer_id = 1`,
    );
    const said = await tiles('/crm-agent-report', {
      'attempts.account_id': [me?.id],
      'attempts.at': DAYS,
    });
    expect(said['calls']?.values).toEqual({ calls: ENDS.length });
    expect(said['agreed']?.values).toEqual({ agreed: count('agreed') });
    expect(said['talk_seconds']?.values).toEqual({ talk_seconds: ENDS.length * 30 });
    const results = said['results']?.groups ?? [];
    for (const result of new Set(ENDS))
      expect(results.find(({ key }) => key === result)?.values, result).toEqual({ calls: count(result) });
    const strip = (await agent.post('/lead-my-calls', {})).json;
    expect(strip).toMatchObject({ calls: ENDS.length, agreed: count('agreed') });
  });

  test('the orders are worth what was agreed, less what is paid', async () => {
    const orders = await run<{ lead_id: number; goods_total: number; prepay: number; cod_amount: number }>(
      'select lead_id, goods_total, prepay, cod_amount from "order" where lead_id = any($1::int8[]) order by lead_id',
      [agreed],
    );
    expect(orders.map(({ lead_id: id }) => id)).toEqual(agreed.toSorted((one, other) => one - other));
    const paid = agreed.filter((_id, at) => at % 2 === 1);
    for (const order of orders) {
      const prepay = paid.includes(order.lead_id) ? DEPOSIT : 0;
      expect(order).toMatchObject({ goods_total: PRICE, prepay, cod_amount: PRICE - prepay });
    }
    const ofOrders = await tiles('/order-report', { created_at: DAYS, create_method: [9] });
    expect(ofOrders['goods_total']?.values).toEqual({ goods_total: agreed.length * PRICE });
  });
});
