import { afterAll, beforeAll, expect, test } from 'vitest';
import { SANDBOX_ACCOUNT, SANDBOX_TOKEN, startSandbox, type AdsSandbox } from '#connectors/ads/sandbox.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

const PATIENCE = { timeout: 30_000, interval: 100 };

describeOnDatabase('campaigns at Facebook', (database) => {
  let sandbox: AdsSandbox;
  let server: TestServer;
  let admin: Caller;
  let account: number;
  let id: number;

  beforeAll(async () => {
    sandbox = await startSandbox();
    server = await startTestServer(database, { outgoingAllow: new URL(sandbox.url).host });
    admin = await server.login('admin');
    const own = {
      platform: 'facebook',
      code: SANDBOX_ACCOUNT,
      name: 'Thử Facebook',
      currency: 'VND',
      timezone: 'Asia/Ho_Chi_Minh',
      url: sandbox.url,
    };
    await run(`update ads_account set code = code || '-demo' where customer_id = 1`);
    account = await made('/ads_account', own);
    id = await made('/ads_campaign', {
      ads_account_id: account,
      code: '23851',
      name: 'Kem dưỡng',
      is_running: true,
      daily_budget: 800_000,
    });
  });
  afterAll(async () => {
    await server?.close();
    await sandbox?.close();
  });

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;
  const made = async (url: string, body: object) => {
    const reply = await admin.post(url, body);
    expect(reply.status, reply.body).toBe(201);
    return Number(reply.json['id']);
  };
  const read = async (url: string) => (await admin.send('GET', url)).json;
  const campaign = () => read(`/ads_campaign/${id}`);
  const reach = (wanted: object) => expect.poll(campaign, PATIENCE).toMatchObject(wanted);
  const change = async (url: string, body: object) => {
    const { version } = await read(url);
    return admin.send('PUT', url, { ...body, version });
  };
  const act = (name: string, body: object = {}) => admin.post(`/ads_campaign/${id}/${name}`, body);

  test('of an account without a token are noted here and asked of nobody', async () => {
    expect(await campaign()).toMatchObject({ is_connected: false, currency: 'VND' });
    const refused = await act('pause_campaign');
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.stringContaining('rule.ads_campaign.not_to_pause'),
    ]);
    expect((await change(`/ads_campaign/${id}`, { daily_budget: 700_000 })).status).toBe(200);
    await admin.post('/ads-campaigns-running', { ids: [id], is_running: false });
    expect(await campaign()).toMatchObject({
      daily_budget: 700_000,
      is_running: false,
      platform_state: null,
    });
    await admin.post('/ads-campaigns-running', { ids: [id], is_running: true });
    expect(sandbox.calls).toEqual([]);
  });

  test('are stopped once Facebook says so, and nobody types over it', async () => {
    expect((await change(`/ads_account/${account}`, { token: SANDBOX_TOKEN })).status).toBe(200);
    expect(await campaign()).toMatchObject({ is_connected: true });
    const typed = await change(`/ads_campaign/${id}`, { is_running: false });
    expect([typed.status, typed.body]).toEqual([422, expect.stringContaining('read_only')]);
    const asked = await act('pause_campaign');
    expect(asked.status, asked.body).toBe(200);
    await reach({
      is_running: false,
      platform_state: null,
      wanted_running: null,
      effective_status: 'PAUSED',
    });
    expect(sandbox.campaigns.get('23851')?.status).toBe('PAUSED');
    // What the platform has for a budget is taken over with it.
    expect(await campaign()).toMatchObject({ daily_budget: 800_000 });
    const events = await run<{ n: number }>(
      `select count(*)::int as n from khuon_audit where entity = 'ads_campaign' and record_id = $1`,
      [id],
    );
    expect(events[0]?.n).toBeGreaterThan(2);
  });

  test('several are asked for at once from the list', async () => {
    const reply = await admin.post('/ads-campaigns-running', { ids: [id], is_running: true });
    expect(reply.json, reply.body).toMatchObject({ done: 1 });
    await reach({ is_running: true, platform_state: null });
    expect(sandbox.campaigns.get('23851')?.status).toBe('ACTIVE');
  });

  test('get another budget; what Facebook refuses stands there in its words, and whoever asked is told', async () => {
    const budget = await act('change_budget', { budget: 950_000 });
    expect(budget.status, budget.body).toBe(200);
    await reach({ daily_budget: 950_000, wanted_budget: null, platform_state: null });
    expect(sandbox.campaigns.get('23851')?.daily_budget).toBe('950000');
    await act('change_budget', { budget: 10_000 });
    const words = 'Facebook: Your budget must be at least 25000 a day. (100/1885272)';
    await reach({
      daily_budget: 950_000,
      wanted_budget: null,
      platform_state: 'refused',
      platform_error: words,
    });
    const told = await run(
      `select a.username, n.data, n.url from khuon_notification n join account a on a.id = n.account_id
where n.title = 'campaign_refused' and n.customer_id = 1`,
    );
    expect(told).toEqual([
      {
        username: 'admin',
        data: { name: 'Kem dưỡng', reason: words },
        url: `/crm/ads-management/${id}`,
      },
    ]);
    expect((await act('change_budget', { budget: 0 })).status).toBe(422);
  });

  test('a lost answer is asked for again; an ended token disconnects the account and its campaigns', async () => {
    sandbox.fail({ isDone: true });
    await act('pause_campaign');
    await reach({ is_running: false, platform_state: null });
    // Another name leaves the connection as it is.
    await change(`/ads_account/${account}`, { name: 'Facebook chính' });
    expect(await read(`/ads_account/${account}`)).toMatchObject({ token_status: 'valid' });
    expect((await change(`/ads_account/${account}`, { token: 'EAAB-wrong' })).status).toBe(200);
    await act('run_campaign');
    await reach({ platform_state: 'account', is_connected: false, is_running: false });
    const words = 'Facebook: Error validating access token: Session has expired (190/463)';
    expect(await read(`/ads_account/${account}`)).toMatchObject({
      token_status: 'expired',
      last_error: words,
    });
    const told = await run(
      `select n.url from khuon_notification n join account a on a.id = n.account_id
where n.title = 'ads_token_expired' and a.username = 'admin'`,
    );
    expect(told).toEqual([{ url: `/crm/ads-account/${account}` }]);
    // A new token connects them again.
    await change(`/ads_account/${account}`, { token: SANDBOX_TOKEN });
    expect(await read(`/ads_account/${account}`)).toMatchObject({ token_status: 'valid' });
    expect(await campaign()).toMatchObject({ is_connected: true });
    await act('run_campaign');
    await reach({ is_running: true, platform_state: null });
  });

  test('are left alone by whoever has no right to', async () => {
    const stranger = await server.login('warehouse');
    const calls = sandbox.calls.length;
    for (const name of ['pause_campaign', 'run_campaign', 'change_budget'])
      expect((await stranger.post(`/ads_campaign/${id}/${name}`, { budget: 900_000 })).status).toBe(403);
    expect(sandbox.calls).toHaveLength(calls);
  });
});
