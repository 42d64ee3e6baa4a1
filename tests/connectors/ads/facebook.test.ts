import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toAmount, toTheirs } from '#connectors/ads/budget.ts';
import { facebook } from '#connectors/ads/facebook.ts';
import { SANDBOX_ACCOUNT, SANDBOX_TOKEN, startSandbox, type AdsSandbox } from '#connectors/ads/sandbox.ts';
import type { AdsCall, AdsRequest } from '#contract/ads.ts';
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

let sandbox: AdsSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => {
  sandbox.calls.length = 0;
});
afterAll(() => sandbox.close());

const campaign = { code: '23851', account: SANDBOX_ACCOUNT, currency: 'VND' };
const callOf = (token = SANDBOX_TOKEN): AdsCall => ({ http, url: sandbox.url, token });
const change = (request: AdsRequest, over: Partial<typeof campaign> = {}) =>
  facebook.change(callOf(), { ...campaign, ...over }, request);

test('a campaign is stopped and paid for as the Graph API wants it said', async () => {
  expect(await change({ isRunning: false, dailyBudget: 450_000 })).toEqual({
    isRunning: false,
    state: 'PAUSED',
    dailyBudget: 450_000,
  });
  const [, said] = sandbox.calls;
  expect(said).toEqual({ method: 'POST', path: '/v23.0/23851', body: 'status=PAUSED&daily_budget=450000' });
  // Asked again there is nothing to do, and nothing is said twice.
  sandbox.calls.length = 0;
  await change({ isRunning: false, dailyBudget: 450_000 });
  expect(sandbox.calls.map(({ method }) => method)).toEqual(['GET']);
  expect(await change({ isRunning: true })).toMatchObject({ isRunning: true, dailyBudget: 450_000 });
});

test('tokens stand in no address', async () => {
  await change({ isRunning: true });
  expect(JSON.stringify(sandbox.calls)).not.toContain(SANDBOX_TOKEN);
});

test.each([
  ['VND', 800_000, 800_000],
  ['KRW', 1_200_000, 12_000],
  ['IDR', 5_000_000, 50_000],
  ['USD', 2_550, 2_550],
])('in %s %i of ours are %i of theirs', (currency, ours, theirs) => {
  expect(toTheirs(ours, currency)).toBe(theirs);
  expect(toAmount(theirs, currency)).toBe(ours);
});

test('what it refuses comes in its words, and leaves the campaign as it is', async () => {
  await expect(change({ dailyBudget: 10_000 })).rejects.toMatchObject({
    reason: 'refused',
    message: 'Facebook: Your budget must be at least 25000 a day. (100/1885272)',
  });
  sandbox.campaigns.set('1', { id: '1', account_id: '1093348810', name: 'By sets', status: 'ACTIVE' });
  await expect(change({ dailyBudget: 900_000 }, { code: '1' })).rejects.toMatchObject({ reason: 'refused' });
  sandbox.campaigns.set('2', { id: '2', account_id: '55', name: "Somebody else's", status: 'ACTIVE' });
  await expect(change({ isRunning: false }, { code: '2' })).rejects.toMatchObject({ reason: 'refused' });
  await expect(change({ isRunning: false }, { code: '404' })).rejects.toMatchObject({ reason: 'refused' });
  expect(sandbox.campaigns.get('2')?.status).toBe('ACTIVE');
  expect(sandbox.campaigns.get('23851')?.daily_budget).toBe('450000');
});

test('a token that is over, too many calls and a lost answer are told apart', async () => {
  await expect(facebook.change(callOf('old'), campaign, { isRunning: false })).rejects.toMatchObject({
    reason: 'account',
    message: 'Facebook: Error validating access token: Session has expired (190/463)',
  });
  sandbox.fail({ error: { message: 'User request limit reached', code: 17 } });
  await expect(change({ isRunning: false })).rejects.toMatchObject({ reason: 'unknown' });
  sandbox.fail({ isDone: true });
  await expect(change({ isRunning: false })).rejects.toMatchObject({ reason: 'unknown' });
  expect(await change({ isRunning: false })).toMatchObject({ isRunning: false });
});

test('figures come a page at a time, by day, in minor units of the account', async () => {
  const days = Array.from({ length: 700 }, (_, at) => ({
    campaign_id: at % 2 ? '23851' : '23852',
    date: at < 350 ? '2026-11-20' : '2026-11-21',
    spend: '10.05',
    impressions: '100',
    clicks: '3',
  }));
  sandbox.figures.push(...days, { ...days[0]!, date: '2026-11-22' });
  const period = { from: '2026-11-20', to: '2026-11-21' };
  const found = await facebook.figures(callOf(), { account: SANDBOX_ACCOUNT, currency: 'USD' }, period);
  expect(found).toHaveLength(700);
  expect(found[1]).toEqual({
    code: '23851',
    name: 'Campaign 23851',
    date: '2026-11-20',
    spend: 1_005,
    impressions: 100,
    clicks: 3,
  });
  expect(sandbox.calls.map(({ path }) => path)).toEqual([
    '/v23.0/act_1093348810/insights',
    '/v23.0/act_1093348810/insights',
  ]);
  const ended = facebook.figures(callOf('EAAB-old'), { account: SANDBOX_ACCOUNT, currency: 'USD' }, period);
  await expect(ended).rejects.toMatchObject({ reason: 'account' });
});
