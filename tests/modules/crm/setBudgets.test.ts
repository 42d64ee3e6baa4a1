import { afterAll, beforeAll, expect, test } from 'vitest';
import { SANDBOX_ACCOUNT, SANDBOX_TOKEN, startSandbox, type AdsSandbox } from '#connectors/ads/sandbox.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

const PATIENCE = { timeout: 30_000, interval: 100 };

describeOnDatabase('budgets of several campaigns', (database) => {
  let sandbox: AdsSandbox;
  let server: TestServer;
  let admin: Caller;
  let ids: number[];
  let dollars: number;

  beforeAll(async () => {
    sandbox = await startSandbox();
    server = await startTestServer(database, { outgoingAllow: new URL(sandbox.url).host });
    admin = await server.login('admin');
    await server.db
      .withoutTenant('maintenance')
      .query(`update ads_account set code = code || '-demo' where customer_id = 1`);
    const own = {
      platform: 'facebook',
      name: 'Thử ngân sách',
      timezone: 'Asia/Ho_Chi_Minh',
      url: sandbox.url,
    };
    const account = await made('/ads_account', {
      ...own,
      code: SANDBOX_ACCOUNT,
      currency: 'VND',
      token: SANDBOX_TOKEN,
    });
    const other = await made('/ads_account', { ...own, code: 'act_77', currency: 'USD' });
    const paid = (code: string, daily_budget: number) => ({ code, name: `Chiến dịch ${code}`, daily_budget });
    const inDong: number[] = [];
    for (const code of ['23851', '23852'])
      inDong.push(await made('/ads_campaign', { ...paid(code, 800_000), ads_account_id: account }));
    ids = inDong;
    dollars = await made('/ads_campaign', { ...paid('77', 4_000), ads_account_id: other });
  });
  afterAll(async () => {
    await server?.close();
    await sandbox?.close();
  });

  const made = async (url: string, body: object) => {
    const reply = await admin.post(url, body);
    expect(reply.status, reply.body).toBe(201);
    return Number(reply.json['id']);
  };
  const budgets = async () => {
    const read = async (id: number) => (await admin.send('GET', `/ads_campaign/${id}`)).json['daily_budget'];
    return [await read(ids[0] ?? 0), await read(ids[1] ?? 0), await read(dollars)];
  };
  const set = (body: object) => admin.post('/ads-campaigns-budget', body);

  test('are changed by percent at the platform, and noted where nobody can be asked', async () => {
    const reply = await set({ ids: [...ids, dollars], way: 'percent', percent: 15 });
    expect([reply.status, reply.json]).toEqual([200, { done: 3 }]);
    await expect.poll(budgets, PATIENCE).toEqual([920_000, 920_000, 4_600]);
    expect(sandbox.campaigns.get('23852')?.daily_budget).toBe('920000');
  });

  test('are changed by an amount of one currency within limits', async () => {
    const reply = await set({ ids, way: 'amount', amount: 200_000, most: 1_000_000 });
    expect(reply.json, reply.body).toEqual({ done: 2 });
    await expect.poll(budgets, PATIENCE).toEqual([1_000_000, 1_000_000, 4_600]);
    // Nothing is left to be changed.
    expect((await set({ ids, way: 'amount', amount: 200_000, most: 1_000_000 })).json).toEqual({ done: 0 });
  });

  test('stay as they are when an amount means several currencies, or nothing would be left', async () => {
    const mixed = await set({ ids: [...ids, dollars], way: 'amount', amount: 10 });
    expect(mixed.status).toBe(422);
    expect(mixed.body).toContain('rule.ads_campaign.one_currency');
    expect(mixed.body).toContain('USD, VND');
    const limited = await set({ ids: [...ids, dollars], way: 'percent', percent: 10, most: 100 });
    expect([limited.status, limited.body]).toEqual([422, expect.stringContaining('"path":"most"')]);
    const low = await set({ ids, way: 'amount', amount: -1_000_000 });
    expect([low.status, low.body]).toEqual([
      422,
      expect.stringContaining('rule.ads_campaign.budget_too_low'),
    ]);
    expect(low.body).toContain('Chiến dịch 23851');
    for (const [body, wanted] of [
      [{ way: 'percent' }, 'percent'],
      [{ way: 'percent', percent: 0 }, 'rule.ads_campaign.budget_unchanged'],
      [{ way: 'percent', percent: 10, least: 500, most: 400 }, 'rule.ads_campaign.budget_limits'],
    ] as const) {
      const odd = await set({ ids, ...body });
      expect([odd.status, odd.body]).toEqual([422, expect.stringContaining(wanted)]);
    }
    expect(await budgets()).toEqual([1_000_000, 1_000_000, 4_600]);
  });

  test('are not for whoever has no right to campaigns', async () => {
    const stranger = await server.login('warehouse');
    expect((await stranger.post('/ads-campaigns-budget', { ids, way: 'percent', percent: 10 })).status).toBe(
      403,
    );
  });
});
