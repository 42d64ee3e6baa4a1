import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { model } from '#generated/server.gen.ts';
import type { Statistic } from '#contract/statistics.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

/** Noon in Việt Nam. */
const NOON = Date.parse('2027-01-06T05:00:00Z');

describeOnDatabase('fast statistics', (database) => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await startTestServer(database);
    vi.useFakeTimers({ toFake: ['Date'], now: NOON });
    admin = await server.login('admin');
    await run(`update "order" set created_at = '2026-12-01T00:00:00Z', deleted_at = null`);
    // Three of today; of yesterday two before noon and one after it; one of the last minute of the day before.
    await setTime(0, ['2027-01-05T17:00:00Z', '2027-01-06T01:00:00Z', '2027-01-06T04:59:00Z']);
    await setTime(3, ['2027-01-04T17:00:00Z', '2027-01-05T04:59:00Z', '2027-01-05T05:01:00Z']);
    await setTime(6, ['2027-01-04T16:59:00Z']);
  });
  afterAll(async () => {
    vi.useRealTimers();
    await server.close();
  });

  const run = async <Row extends object>(sql: string): Promise<Row[]> =>
    (await server.db.withoutTenant('maintenance').query<Row>(sql)).rows;

  /** Gives orders of the demo company these times, from the n-th on. */
  const setTime = async (from: number, times: readonly string[]) => {
    for (const [index, time] of times.entries())
      await run(`update "order" set created_at = '${time}' where id = (select o.id from "order" o
 join khuon_customer c on c.id = o.customer_id where c.key = 'demo' order by o.id offset ${from + index} limit 1)`);
  };

  const read = async (caller: Caller): Promise<readonly Statistic[]> => {
    vi.setSystemTime(Date.now() + 60_000);
    const reply = await caller.post('/fast-statistics', {});
    expect(reply.status, reply.body).toBe(200);
    return reply.json['rows'] as readonly Statistic[];
  };

  const statisticOf = (screen: string, key: string) =>
    model.lists
      .find((list) => list.screen === screen)
      ?.statistics?.find((statistic) => statistic.key === key);
  const urlOf = (screen: string) => model.lists.find((list) => list.screen === screen)?.urls.list ?? '';

  test('are of today, beside yesterday until this hour', async () => {
    const today = (await read(admin)).find(({ key, screen }) => screen === 'orders/list' && key === 'today');
    expect(today).toMatchObject({
      value: 3,
      previous: 2,
      filters: { created_at: { from: '2027-01-06', to: '2027-01-06' } },
    });
  });

  test('are beside the same day of the week before where the list says so, until this hour', async () => {
    const leads = async () =>
      (await read(admin)).find(({ key, screen }) => screen === 'crm/lead-history' && key === 'today');
    await run(`update lead set created_at = '2026-12-01T00:00:00Z' where deleted_at is null`);
    // One of today; a week ago two before noon and one after it; one of the day before, which is of another day of the week.
    const times = [
      '2027-01-06T01:00:00Z',
      '2026-12-29T17:00:00Z',
      '2026-12-30T04:59:00Z',
      '2026-12-30T05:30:00Z',
      '2027-01-05T03:00:00Z',
    ];
    for (const [index, time] of times.entries())
      await run(`update lead set created_at = '${time}' where id = (select l.id from lead l
 join khuon_customer c on c.id = l.customer_id where c.key = 'demo' and l.deleted_at is null order by l.id offset ${index} limit 1)`);
    expect(await leads()).toMatchObject({ value: 1, previous: 2, against: 'week' });
  });

  test('say how long the oldest of their rows is there, where the list asks for it', async () => {
    const waiting = async () =>
      (await read(admin)).find(
        ({ key, screen }) => screen === 'crm/conversation-history' && key === 'waiting',
      );
    await run('update conversation set waiting_since = null');
    expect(await waiting()).toMatchObject({ value: 0 });
    expect(await waiting()).not.toHaveProperty('oldest');
    const times = ['2027-01-06T04:40:00Z', '2027-01-06T03:30:00Z'];
    for (const [index, time] of times.entries())
      await run(`update conversation set waiting_since = '${time}' where id = (select v.id from conversation v
 join khuon_customer c on c.id = v.customer_id where c.key = 'demo' and v.deleted_at is null order by v.id offset ${index} limit 1)`);
    const found = await waiting();
    const minutes = Math.floor((Date.now() - Date.parse('2027-01-06T03:30:00Z')) / 60_000);
    expect(found).toMatchObject({ value: 2, oldest: minutes, mode: 'waiting' });
    expect(found?.oldest_label).toBe('screen.crm/conversation-history.statistic.waiting_oldest');
  });

  test('each leads to a list that shows exactly the rows it counts, and zero is a number', async () => {
    const rows = (await read(admin)).filter(({ is_money }) => !is_money);
    expect(rows.length).toBeGreaterThan(30);
    const seen: unknown[] = [];
    for (const { screen, key, filters, mode } of rows) {
      const body = { filters, ...(mode && { viewMode: mode }), perPage: 1 };
      const reply = await admin.post(urlOf(screen), body);
      const { sum } = statisticOf(screen, key) ?? {};
      const sums = reply.json['sum'] as Record<string, number> | undefined;
      seen.push([screen, key, (sum === undefined ? reply.json['total'] : sums?.[sum]) ?? reply.body]);
    }
    expect(seen).toEqual(rows.map(({ screen, key, value }) => [screen, key, value]));
  });

  test('what somebody may not read is absent, and nobody gets none', async () => {
    const screens = async (name: string) =>
      new Set((await read(await server.login(name))).map(({ screen }) => screen));
    expect(await screens('nobody')).toEqual(new Set());
    const crm = await screens('crm');
    expect(crm.has('invoice')).toBe(false);
    expect((await server.anonymous.post('/fast-statistics', {})).status).toBe(401);
  });

  test('are as of the minute', async () => {
    await read(admin);
    await run(`update "order" set created_at = '2026-12-01T00:00:00Z'`);
    const again = (await admin.post('/fast-statistics', {})).json['rows'] as readonly Statistic[];
    expect(again.find(({ key, screen }) => screen === 'orders/list' && key === 'today')?.value).toBe(3);
    const next = await read(admin);
    expect(next.find(({ key, screen }) => screen === 'orders/list' && key === 'today')?.value).toBe(0);
  });
});
