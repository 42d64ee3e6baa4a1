import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { google } from '#connectors/ads/google.ts';
import {
  GOOGLE_ACCOUNT,
  GOOGLE_TOKEN,
  startGoogle,
  type GoogleSandbox,
} from '#connectors/ads/googleSandbox.ts';
import { tiktok } from '#connectors/ads/tiktok.ts';
import {
  startTiktok,
  TIKTOK_ACCOUNT,
  TIKTOK_TOKEN,
  type TiktokSandbox,
} from '#connectors/ads/tiktokSandbox.ts';
import type { HttpPort } from '#contract/ports.ts';

const http: HttpPort = {
  async send({ url, method = 'GET', headers = {}, body }) {
    const answer = await fetch(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body: String(body) }),
    });
    return { status: answer.status, headers: {}, body: Buffer.from(await answer.arrayBuffer()) };
  },
};
const PERIOD = { from: '2026-11-01', to: '2026-11-07' };
const row = (campaign_id: string, date: string, spend: string) => ({
  campaign_id,
  date,
  spend,
  impressions: '900',
  clicks: '24',
});

describe('TikTok', () => {
  let sandbox: TiktokSandbox;
  beforeAll(async () => {
    sandbox = await startTiktok();
  });
  afterAll(() => sandbox.close());

  const key = { code: '17800001', account: TIKTOK_ACCOUNT, currency: 'USD' };
  const call = (token = TIKTOK_TOKEN) => ({ http, url: sandbox.url, token });

  test('figures are read by day, with the name of the campaign', async () => {
    sandbox.figures.push(
      row('17800001', '2026-11-01', '12.34'),
      row('17800002', '2026-11-07', '0'),
      row('17800001', '2026-10-31', '9'),
    );
    expect(await tiktok.figures(call(), key, PERIOD)).toEqual([
      {
        code: '17800001',
        name: 'Campaign 17800001',
        date: '2026-11-01',
        spend: 1_234,
        impressions: 900,
        clicks: 24,
      },
      {
        code: '17800002',
        name: 'Campaign 17800002',
        date: '2026-11-07',
        spend: 0,
        impressions: 900,
        clicks: 24,
      },
    ]);
    const dong = await tiktok.figures(call(), { ...key, currency: 'VND' }, PERIOD);
    expect(dong[0]?.spend).toBe(12);
  });

  test('a campaign is stopped and paid for, and what is so already is not said again', async () => {
    const asked = { isRunning: false, dailyBudget: 12_050 };
    const done = { isRunning: false, state: 'DISABLE', dailyBudget: 12_050 };
    expect(await tiktok.change(call(), key, asked)).toEqual(done);
    expect(sandbox.campaigns.get('17800001')).toMatchObject({ operation_status: 'DISABLE', budget: 120.5 });
    sandbox.calls.length = 0;
    expect(await tiktok.change(call(), key, asked)).toEqual(done);
    expect(sandbox.calls.map(({ method }) => method)).toEqual(['GET']);
  });

  test('refusals come in its words and leave the campaign as it is; a token that is over and a busy platform are told apart', async () => {
    await expect(tiktok.change(call(), key, { dailyBudget: 100 })).rejects.toMatchObject({
      reason: 'refused',
      message: 'TikTok: Budget must be at least 50 (40002)',
    });
    expect(sandbox.campaigns.get('17800001')?.budget).toBe(120.5);
    await expect(tiktok.change(call(), { ...key, code: '404' }, { isRunning: true })).rejects.toMatchObject({
      reason: 'refused',
    });
    await expect(tiktok.figures(call('old'), key, PERIOD)).rejects.toMatchObject({ reason: 'account' });
    await expect(tiktok.figures(call(), { ...key, account: '1' }, PERIOD)).rejects.toMatchObject({
      reason: 'account',
    });
    sandbox.fail(40_100, 'Too many requests');
    await expect(tiktok.figures(call(), key, PERIOD)).rejects.toMatchObject({ reason: 'unknown' });
    const one = sandbox.campaigns.get('17800002');
    if (one) one.budget_mode = 'BUDGET_MODE_INFINITE';
    await expect(
      tiktok.change(call(), { ...key, code: '17800002' }, { dailyBudget: 9_000 }),
    ).rejects.toMatchObject({ reason: 'refused' });
  });
});

describe('Google', () => {
  let sandbox: GoogleSandbox;
  beforeAll(async () => {
    sandbox = await startGoogle();
  });
  afterAll(() => sandbox.close());

  const key = { code: '2201', account: GOOGLE_ACCOUNT, currency: 'USD' };
  const call = (token = GOOGLE_TOKEN) => ({ http, url: sandbox.url, token });

  test('figures of all parts of the answer are read, in cents', async () => {
    sandbox.figures.push(
      row('2201', '2026-11-01', '12.34'),
      row('2201', '2026-11-02', '40'),
      row('2202', '2026-11-07', '7.5'),
      row('2202', '2026-11-08', '1'),
    );
    const figures = await google.figures(call(), key, PERIOD);
    expect(figures.map(({ code, date, spend }) => [code, date, spend])).toEqual([
      ['2201', '2026-11-01', 1_234],
      ['2201', '2026-11-02', 4_000],
      ['2202', '2026-11-07', 750],
    ]);
    expect(figures[0]).toMatchObject({ name: 'Campaign 2201', impressions: 900, clicks: 24 });
  });

  test('the lines of google-ads.yaml may stand in one line, and secrets stand in no address', async () => {
    const joined = call(GOOGLE_TOKEN.replaceAll('\n', ' '));
    expect(await google.figures(joined, key, PERIOD)).toHaveLength(3);
    expect(JSON.stringify(sandbox.calls.map(({ path, query }) => [path, String(query)]))).not.toContain(
      'sandbox-',
    );
  });

  test('a campaign is stopped and paid for, and what is so already is not said again', async () => {
    const asked = { isRunning: false, dailyBudget: 2_550 };
    const done = { isRunning: false, state: 'PAUSED', dailyBudget: 2_550 };
    expect(await google.change(call(), key, asked)).toEqual(done);
    expect(sandbox.campaigns.get('2201')).toMatchObject({ status: 'PAUSED', amountMicros: '25500000' });
    sandbox.calls.length = 0;
    expect(await google.change(call(), key, asked)).toEqual(done);
    expect(sandbox.calls.filter(({ path }) => path.endsWith(':mutate'))).toEqual([]);
  });

  test('refusals come in its words; what is over, not permitted or busy is told apart', async () => {
    await expect(google.change(call(), key, { dailyBudget: 50 })).rejects.toMatchObject({
      reason: 'refused',
      message: 'Google: Too low. (INVALID_ARGUMENT)',
    });
    const shared = sandbox.campaigns.get('2202');
    if (shared) shared.isShared = true;
    await expect(
      google.change(call(), { ...key, code: '2202' }, { dailyBudget: 9_000 }),
    ).rejects.toMatchObject({ reason: 'refused' });
    await expect(
      google.change(call(), { ...key, code: '1 OR 1' }, { isRunning: true }),
    ).rejects.toMatchObject({ reason: 'refused' });
    const old = GOOGLE_TOKEN.replace('refresh-0001', 'refresh-0000');
    await expect(google.figures(call(old), key, PERIOD)).rejects.toMatchObject({
      reason: 'account',
      message: 'Google: Token has been expired or revoked.',
    });
    await expect(google.figures(call('ya29.alone'), key, PERIOD)).rejects.toMatchObject({
      reason: 'account',
      message: 'Google: google-ads.yaml has no developer_token, client_id, client_secret, refresh_token',
    });
    await expect(google.figures(call(), { ...key, account: '1-2' }, PERIOD)).rejects.toMatchObject({
      reason: 'account',
    });
    sandbox.fail(429, 'RESOURCE_EXHAUSTED', 'Too many requests.');
    await expect(google.figures(call(), key, PERIOD)).rejects.toMatchObject({ reason: 'unknown' });
  });
});
