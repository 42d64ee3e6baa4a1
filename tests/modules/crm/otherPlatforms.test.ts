import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  GOOGLE_ACCOUNT,
  GOOGLE_TOKEN,
  startGoogle,
  type GoogleSandbox,
} from '#connectors/ads/googleSandbox.ts';
import {
  startTiktok,
  TIKTOK_ACCOUNT,
  TIKTOK_TOKEN,
  type TiktokSandbox,
} from '#connectors/ads/tiktokSandbox.ts';
import { addDays, todayIn } from '#fields/date_time/zone.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

const PATIENCE = { timeout: 30_000, interval: 100 };
const ZONE = 'Asia/Ho_Chi_Minh';

describeOnDatabase('ads accounts of TikTok and Google', (database) => {
  let tiktok: TiktokSandbox;
  let google: GoogleSandbox;
  let server: TestServer;
  let admin: Caller;
  const accounts: Record<string, number> = {};

  beforeAll(async () => {
    tiktok = await startTiktok();
    google = await startGoogle();
    const outgoingAllow = [tiktok.url, google.url].map((url) => new URL(url).host).join(',');
    server = await startTestServer(database, { outgoingAllow });
    admin = await server.login('admin');
    await run(`update ads_account set code = code || '-demo' where customer_id = 1`);
    const shared = { currency: 'VND', timezone: ZONE };
    accounts['tiktok'] = await made({
      ...shared,
      platform: 'tiktok',
      code: TIKTOK_ACCOUNT,
      name: 'TikTok thử',
      url: tiktok.url,
      token: TIKTOK_TOKEN,
    });
    accounts['google'] = await made({
      ...shared,
      platform: 'google',
      code: GOOGLE_ACCOUNT,
      name: 'Google thử',
      url: google.url,
      token: GOOGLE_TOKEN,
    });
  });
  afterAll(async () => {
    await server?.close();
    await tiktok?.close();
    await google?.close();
  });

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;
  const made = async (body: object) => {
    const reply = await admin.post('/ads_account', body);
    expect(reply.status, reply.body).toBe(201);
    return Number(reply.json['id']);
  };
  const today = () => todayIn(ZONE, new Date());
  const row = (campaign_id: string, ago: number, spend: string) => ({
    campaign_id,
    date: addDays(today(), -ago),
    spend,
    impressions: '900',
    clicks: '24',
  });
  const facts = async (platform: string) =>
    (await admin.send('GET', `/ads_account/${accounts[platform]}`)).json;
  const sync = async (platform: string) => {
    const reply = await admin.post(`/ads_account/${accounts[platform]}/sync_account`, {});
    expect(reply.status, reply.body).toBe(200);
    await expect.poll(async () => (await facts(platform))['last_synced_at'], PATIENCE).not.toBe(null);
  };
  const campaigns = async (platform: string, filters: object) => {
    const reply = await admin.post('/ads-management-list', {
      filters: { 'campaign_id.ads_account_id': [accounts[platform]], ...filters },
    });
    expect(reply.status, reply.body).toBe(200);
    return reply.json as { rows: Record<string, unknown>[]; sum: Record<string, unknown> };
  };

  test('are read as that of Facebook, and show what the last seven days cost', async () => {
    tiktok.figures.push(
      row('17800001', 0, '120000'),
      row('17800001', 3, '80000'),
      row('17800002', 20, '700000'),
    );
    google.figures.push(row('2201', 1, '50000'));
    await sync('tiktok');
    await sync('google');
    expect(await facts('tiktok')).toMatchObject({ campaigns: 2, spend_7d: 200_000, spend_base_7d: 200_000 });
    expect(await facts('google')).toMatchObject({ campaigns: 1, spend_7d: 50_000, last_error: null });
  });

  test('their campaigns show the days that are chosen, each campaign also without any, else the last seven', async () => {
    const spent = async (filters: object) =>
      Object.fromEntries(
        (await campaigns('tiktok', filters)).rows.map((one) => [
          String((one['campaign_id'] as { label?: string } | null)?.label ?? one['campaign_id']),
          one['spend_base'],
        ]),
      );
    const names = Object.keys(await spent({}));
    expect(names).toHaveLength(2);
    const sums = async (filters: object) => (await campaigns('tiktok', filters)).sum['spend_base'];
    expect(await sums({})).toBe(200_000);
    expect(await sums({ date: { from: today(), to: today() } })).toBe(120_000);
    expect(await sums({ date: { from: addDays(today(), -29), to: today() } })).toBe(900_000);
    expect(await sums({ date: { from: addDays(today(), -29), to: addDays(today(), -10) } })).toBe(700_000);
    expect(Object.keys(await spent({ date: { from: today(), to: today() } }))).toHaveLength(2);
    const tooLong = await admin.post('/ads-management-list', {
      filters: { date: { from: addDays(today(), -120), to: today() } },
    });
    expect(tooLong.status).toBe(422);
  });

  test('are stopped at the platform, and a token that is over disconnects the account', async () => {
    const [found] = await run<{ id: string }>(
      `select id from ads_campaign where code = '2201' and ads_account_id = $1`,
      [accounts['google']],
    );
    const reply = await admin.post(`/ads_campaign/${found?.id}/pause_campaign`, {});
    expect(reply.status, reply.body).toBe(200);
    await expect.poll(() => google.campaigns.get('2201')?.status, PATIENCE).toBe('PAUSED');
    tiktok.fail(40_105, 'Access token is incorrect or has been revoked.');
    const asked = await admin.post(`/ads_account/${accounts['tiktok']}/sync_account`, {});
    expect(asked.status, asked.body).toBe(200);
    await expect.poll(async () => (await facts('tiktok'))['token_status'], PATIENCE).toBe('expired');
    expect((await facts('tiktok'))['last_error']).toContain('40105');
  });
});
