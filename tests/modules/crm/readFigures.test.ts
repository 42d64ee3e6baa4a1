import { afterAll, beforeAll, expect, test } from 'vitest';
import { SANDBOX_ACCOUNT, SANDBOX_TOKEN, startSandbox, type AdsSandbox } from '#connectors/ads/sandbox.ts';
import { addDays, todayIn } from '#fields/date_time/zone.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

const PATIENCE = { timeout: 30_000, interval: 100 };
const ZONE = 'America/Los_Angeles';

describeOnDatabase('figures of Facebook', (database) => {
  let sandbox: AdsSandbox;
  let server: TestServer;
  let admin: Caller;
  let account: number;
  let campaign: number;

  beforeAll(async () => {
    sandbox = await startSandbox();
    server = await startTestServer(database, { outgoingAllow: new URL(sandbox.url).host });
    admin = await server.login('admin');
    await run(`update ads_account set code = code || '-demo' where customer_id = 1`);
    account = await made('/ads_account', {
      platform: 'facebook',
      code: SANDBOX_ACCOUNT,
      name: 'Thử số liệu',
      currency: 'USD',
      timezone: ZONE,
      url: sandbox.url,
      token: SANDBOX_TOKEN,
    });
    campaign = await made('/ads_campaign', {
      ads_account_id: account,
      code: '23851',
      name: 'Kem dưỡng',
      daily_budget: 4_000,
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
  const today = () => todayIn(ZONE, new Date());
  const figures = (
    campaign_id: string,
    ago: number,
    [spend, impressions, clicks]: [string, string, string],
  ) => ({
    campaign_id,
    date: addDays(today(), -ago),
    spend,
    impressions,
    clicks,
  });
  const stored = () =>
    run(
      `select c.code, d.date::text, d.currency, d.spend::int, d.impressions, d.clicks
from ads_daily d join ads_campaign c on c.id = d.ads_campaign_id where c.ads_account_id = $1 order by c.code, d.date`,
      [account],
    );
  const facts = async () => (await admin.send('GET', `/ads_account/${account}`)).json;
  /** Reads them and waits until it is done. */
  const sync = async () => {
    const { last_synced_at } = await facts();
    const reply = await admin.post(`/ads_account/${account}/sync_account`, {});
    expect(reply.status, reply.body).toBe(200);
    await expect.poll(async () => (await facts())['last_synced_at'], PATIENCE).not.toBe(last_synced_at);
  };

  test('are read by day in the currency of the account, of campaigns that nobody has entered as well', async () => {
    sandbox.figures.push(
      figures('23851', 0, ['12.34', '900', '24']),
      figures('23851', 1, ['40.00', '3100', '81']),
      figures('23852', 1, ['7.5', '400', '9']),
      // Too long ago to be asked for.
      figures('23851', 40, ['99.00', '1', '1']),
    );
    await sync();
    expect(await stored()).toEqual([
      {
        code: '23851',
        date: addDays(today(), -1),
        currency: 'USD',
        spend: 4_000,
        impressions: 3_100,
        clicks: 81,
      },
      { code: '23851', date: today(), currency: 'USD', spend: 1_234, impressions: 900, clicks: 24 },
      { code: '23852', date: addDays(today(), -1), currency: 'USD', spend: 750, impressions: 400, clicks: 9 },
    ]);
    const [found] = await run(
      `select name, currency, is_connected from ads_campaign where code = '23852' and ads_account_id = $1`,
      [account],
    );
    expect(found).toEqual({ name: 'Campaign 23852', currency: 'USD', is_connected: true });
    expect(await facts()).toMatchObject({ last_error: null, token_status: 'valid' });
  });

  test('are corrected by what is said later, and come to the same when they are read again', async () => {
    const [first, second] = sandbox.figures;
    if (first) first.spend = '13.00';
    if (second) second.clicks = '79';
    // What it names no more was nothing.
    sandbox.figures.splice(2, 1);
    await sync();
    const wanted = [
      {
        code: '23851',
        date: addDays(today(), -1),
        currency: 'USD',
        spend: 4_000,
        impressions: 3_100,
        clicks: 79,
      },
      { code: '23851', date: today(), currency: 'USD', spend: 1_300, impressions: 900, clicks: 24 },
      { code: '23852', date: addDays(today(), -1), currency: 'USD', spend: 0, impressions: 0, clicks: 0 },
    ];
    expect(await stored()).toEqual(wanted);
    await sync();
    expect(await stored()).toEqual(wanted);
    const bases = await run<{ n: number }>(
      `select count(*)::int as n from ads_daily where ads_campaign_id = $1 and spend_base is not null`,
      [campaign],
    );
    expect(bases).toEqual([{ n: 2 }]);
  });

  test('of one account whose token is over stay as they are, and the account says why', async () => {
    const before = await stored();
    const { version } = await facts();
    const changed = await admin.send('PUT', `/ads_account/${account}`, { token: 'EAAB-wrong', version });
    expect(changed.status, changed.body).toBe(200);
    await admin.post(`/ads_account/${account}/sync_account`, {});
    await expect.poll(facts, PATIENCE).toMatchObject({
      token_status: 'expired',
      last_error: 'Facebook: Error validating access token: Session has expired (190/463)',
    });
    expect(await stored()).toEqual(before);
    const refused = await admin.post(`/ads_account/${account}/sync_account`, {});
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.stringContaining('rule.ads_account.not_connected'),
    ]);
  });

  test('are of days of a clock that there is', async () => {
    const { version } = await facts();
    const reply = await admin.send('PUT', `/ads_account/${account}`, { timezone: 'Asia/Saigonn', version });
    expect(reply.status).toBe(422);
    expect(reply.body).toContain('rule.ads_account.unknown_timezone');
    expect(reply.body).toContain('Asia/Saigonn');
  });
});
