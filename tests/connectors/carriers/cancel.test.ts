import { afterAll, beforeAll, expect, it } from 'vitest';
import { CARRIERS } from '#connectors/carriers/carriers.connector.ts';
import { SANDBOX_ACCOUNTS, startSandbox, type CarrierSandbox } from '#connectors/carriers/sandbox.ts';
import { CarrierError, type CarrierAccount } from '#contract/carrier.ts';
import type { HttpPort } from '#contract/ports.ts';

type Name = keyof typeof SANDBOX_ACCOUNTS;

let sandbox: CarrierSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const http: HttpPort = {
  async send({ url, headers = {}, body = '' }) {
    const answer = await fetch(url, { method: 'POST', headers, body: String(body) });
    return { status: answer.status, headers: {}, body: Buffer.from(await answer.arrayBuffer()) };
  },
};

const ACCOUNTS: Readonly<Record<Name, Partial<CarrierAccount>>> = {
  ghn: { token: SANDBOX_ACCOUNTS.ghn.token, shopId: SANDBOX_ACCOUNTS.ghn.shop_id },
  ghtk: SANDBOX_ACCOUNTS.ghtk,
  viettel_post: SANDBOX_ACCOUNTS.viettel_post,
};

const cancel = (name: Name, tracking: string, over: Partial<CarrierAccount> = {}) => {
  const none = { shopId: null, username: null, token: null, password: null };
  const account = { ...none, url: sandbox.url[name], ...ACCOUNTS[name], ...over };
  return CARRIERS[name]?.cancel({ http, account }, { tracking, reason: 'khách đổi địa chỉ' });
};
const reasonOf = async (work: Promise<void> | undefined) =>
  work?.then(
    () => null,
    (error: unknown) => (error instanceof CarrierError ? [error.reason, error.message] : error),
  );

it.each(['ghn', 'ghtk', 'viettel_post'] as const)('%s takes a parcel back, once or twice', async (name) => {
  await cancel(name, `${name}/1`);
  await cancel(name, `${name}/1`);
  expect(sandbox.canceled.filter((code) => code === `${name}/1`)).toHaveLength(1);
});

it.each(['ghn', 'ghtk', 'viettel_post'] as const)('%s says why it does not', async (name) => {
  sandbox.fetch(`${name}-2`);
  expect(await reasonOf(cancel(name, `${name}-2`))).toEqual([
    'refused',
    expect.stringContaining('Đơn hàng đã được lấy'),
  ]);
  const wrong = { token: 'wrong', password: 'wrong' };
  expect(await reasonOf(cancel(name, `${name}-3`, wrong))).toEqual(['account', expect.any(String)]);
  const path = {
    ghn: '/v2/switch-status/cancel',
    ghtk: '/services/shipment/cancel/ghtk-4',
    viettel_post: '/v2/order/UpdateOrder',
  };
  sandbox.fail(path[name]);
  expect(await reasonOf(cancel(name, `${name}-4`))).toEqual(['unknown', expect.any(String)]);
  expect(sandbox.canceled).not.toContain(`${name}-2`);
});

it('a note is no longer than Viettel Post takes it, in bytes', async () => {
  const call = {
    http,
    account: { shopId: null, token: null, url: sandbox.url.viettel_post, ...SANDBOX_ACCOUNTS.viettel_post },
  };
  await CARRIERS['viettel_post']?.cancel(call, {
    tracking: 'V-9',
    reason: 'Đổi địa chỉ nhận hàng. '.repeat(20),
  });
  const note = String(sandbox.calls.at(-1)?.body['NOTE']);
  expect(Buffer.byteLength(note)).toBeLessThanOrEqual(150);
  expect(note).toMatch(/^Đổi địa chỉ/);
});
