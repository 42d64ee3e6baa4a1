import { afterAll, beforeAll, expect, test } from 'vitest';
import { GOOGLE_ACCOUNT, GOOGLE_APP, startGoogle } from '#connectors/ads/googleSandbox.ts';
import { SANDBOX_ACCOUNT, SANDBOX_APP, startSandbox } from '#connectors/ads/sandbox.ts';
import type { SandboxConsent } from '#connectors/ads/sandboxConsent.ts';
import { startTiktok, TIKTOK_ACCOUNT, TIKTOK_APP } from '#connectors/ads/tiktokSandbox.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

const PLATFORMS = [
  { platform: 'facebook', app: { ...SANDBOX_APP, developerToken: '' }, code: SANDBOX_ACCOUNT },
  { platform: 'tiktok', app: { ...TIKTOK_APP, developerToken: '' }, code: TIKTOK_ACCOUNT },
  { platform: 'google', app: GOOGLE_APP, code: GOOGLE_ACCOUNT },
] as const;

type Platform = (typeof PLATFORMS)[number]['platform'];

interface Account {
  id: number;
  code: string;
  name: string;
  token: string | null;
  token_status: string;
  token_expires_at: string | null;
  url: string | null;
}

describeOnDatabase('ads accounts', (database) => {
  const boxes = new Map<Platform, { url: string; consent: SandboxConsent; close: () => Promise<void> }>();
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    boxes.set('facebook', await startSandbox());
    boxes.set('tiktok', await startTiktok());
    boxes.set('google', await startGoogle());
    const outgoingAllow = [...boxes.values()].map(({ url }) => new URL(url).host).join(',');
    server = await startTestServer(database, { rows: 12, outgoingAllow });
    admin = await server.login('admin');
  });
  afterAll(async () => {
    await server?.close();
    for (const box of boxes.values()) await box.close();
  });

  const boxOf = (platform: Platform) => {
    const box = boxes.get(platform);
    if (!box) throw new Error(platform);
    return box;
  };
  const begin = (caller: Caller, party: string) => caller.post('/oauth-ads/begin', { party });
  const agree = async (caller: Caller, platform: Platform): Promise<Record<string, string>> => {
    const begun = await begin(caller, platform);
    expect(begun.status, begun.body).toBe(200);
    return boxOf(platform).consent.agree(String(begun.json['url']));
  };
  const accept = (caller: Caller, party: string, answer: Record<string, string>) =>
    caller.post('/oauth-ads', { party, answer });
  const codeOf = ({ json }: { json: Record<string, unknown> }) => (json['error'] as { code: string }).code;
  const accounts = async (platform: Platform): Promise<Account[]> =>
    (
      await server.db
        .withoutTenant('maintenance')
        .query<Account & object>(
          'select id, code, name, token, token_status, token_expires_at, url from ads_account where customer_id = 1 and platform = $1 order by id',
          [platform],
        )
    ).rows;

  test('are connected only by an app with its key, and by who may', async () => {
    const none = await begin(admin, 'facebook');
    expect([none.status, none.body]).toEqual([422, expect.stringContaining('Ứng dụng quảng cáo')]);
    for (const { platform, app } of PLATFORMS) {
      const { id: app_id, secret: app_secret } = app;
      const body = { platform, app_id, app_secret, url: boxOf(platform).url };
      const stored = await admin.post('/ads_app', body);
      expect(stored.status, stored.body).toBe(201);
      expect((await admin.post('/ads_app', body)).status).toBe(409);
    }
    const without = await begin(admin, 'google');
    expect([without.status, without.body]).toEqual([422, expect.stringContaining('developer token')]);
    const { rows } = await server.db
      .withoutTenant('maintenance')
      .query<{ id: number; version: number }>(`select id, version from ads_app where platform = 'google'`);
    const change = { version: Number(rows[0]?.version), developer_token: GOOGLE_APP.developerToken };
    const changed = await admin.send('PUT', `/ads_app/${Number(rows[0]?.id)}`, change);
    expect(changed.status, changed.body).toBe(200);
    expect((await admin.post('/ads-app-list', {})).body).not.toContain(GOOGLE_APP.developerToken);
    expect((await begin(await server.login('nobody'), 'facebook')).status).toBe(403);
    expect((await begin(admin, 'bing')).status).toBe(404);
  });

  test.each(PLATFORMS)(
    'of $platform are refused in words, and nothing changes: another session, a refusal, a code that is wrong or used, another platform',
    async ({ platform }) => {
      const before = await accounts(platform);
      const back = await agree(admin, platform);
      expect(codeOf(await accept(await server.login('admin'), platform, back))).toBe('consent_unknown');
      const { state = '' } = await agree(admin, platform);
      const no = await accept(admin, platform, {
        state,
        error: 'access_denied',
        error_description: 'Tôi không',
      });
      expect([no.status, no.body]).toEqual([422, expect.stringContaining('Tôi không')]);
      const { state: again = '', ...given } = await agree(admin, platform);
      const wrong = Object.fromEntries(Object.keys(given).map((name) => [name, 'nonsense']));
      expect(codeOf(await accept(admin, platform, { state: again, ...wrong }))).toBe('consent_refused');
      const other = platform === 'facebook' ? 'tiktok' : 'facebook';
      expect(codeOf(await accept(admin, other, await agree(admin, platform)))).toBe('consent_unknown');
      expect(await accounts(platform)).toEqual(before);
    },
  );

  test.each(PLATFORMS)(
    'of $platform are connected once, those that are known stay what they are',
    async ({ platform, code }) => {
      const before = await accounts(platform);
      const known = before.find((one) => one.code === code);
      const back = await agree(admin, platform);
      const reply = await accept(admin, platform, back);
      expect(reply.status, reply.body).toBe(200);
      expect(codeOf(await accept(admin, platform, back))).toBe('consent_unknown');
      const after = await accounts(platform);
      expect(after).toHaveLength(known ? before.length : before.length + 1);
      const account = after.find((one) => one.code === code);
      expect(account).toMatchObject({ token_status: 'valid', url: boxOf(platform).url });
      expect(reply.json).toEqual({ name: known?.name ?? account?.name });
      if (known) expect(account?.name).toBe(known.name);
      expect(account?.token).toMatch(/^[0-9a-f]{8}\./);
      // Facebook's token ends after some sixty days; those of the others do not end by themselves.
      const days = account?.token_expires_at
        ? (Date.parse(account.token_expires_at) - Date.now()) / 86_400_000
        : null;
      expect(days === null ? null : Math.round(days)).toBe(platform === 'facebook' ? 60 : null);
      const asked = await admin.post(`/ads_account/${account?.id}/sync_account`, {});
      expect(asked.status, asked.body).toBe(200);
    },
  );

  test('that did not exist are made with name, currency and whoever connected them', async () => {
    const maintenance = server.db.withoutTenant('maintenance');
    await maintenance.query(`update ads_account set code = 'act_7' where code = $1 and customer_id = 1`, [
      SANDBOX_ACCOUNT,
    ]);
    expect((await accept(admin, 'facebook', await agree(admin, 'facebook'))).json).toEqual({
      name: 'Hoa Mai Facebook Ads',
    });
    const { rows } = await maintenance.query<object>(
      `select a.currency, a.timezone, a.status, u.username from ads_account a join account u on u.id = a.account_id where a.code = $1 and a.customer_id = 1`,
      [SANDBOX_ACCOUNT],
    );
    expect(rows).toEqual([{ currency: 'VND', timezone: 'Asia/Ho_Chi_Minh', status: 1, username: 'admin' }]);
  });
});
