import { afterAll, beforeAll, expect, it } from 'vitest';
import { CARRIERS } from '#connectors/carriers/carriers.connector.ts';
import { startSandbox, type CarrierSandbox } from '#connectors/carriers/sandbox.ts';
import { CarrierError, type CarrierAccount } from '#contract/carrier.ts';
import { callOf, CARRIER_NAMES, type CarrierName } from './callOf.ts';

let sandbox: CarrierSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const cancel = (name: CarrierName, tracking: string, over: Partial<CarrierAccount> = {}) =>
  CARRIERS[name]?.cancel(callOf(sandbox, name, over), { tracking, reason: 'khách đổi địa chỉ' });
const reasonOf = async (work: Promise<void> | undefined) =>
  work?.then(
    () => null,
    (error: unknown) => (error instanceof CarrierError ? [error.reason, error.message] : error),
  );

it.each(CARRIER_NAMES)('%s takes a parcel back, once or twice', async (name) => {
  await cancel(name, `${name}/1`);
  await cancel(name, `${name}/1`);
  expect(sandbox.canceled.filter((code) => code === `${name}/1`)).toHaveLength(1);
});

it.each(CARRIER_NAMES)('%s says why it does not', async (name) => {
  sandbox.fetch(`${name}-2`);
  expect(await reasonOf(cancel(name, `${name}-2`))).toEqual([
    'refused',
    expect.stringContaining('Đơn hàng đã được lấy'),
  ]);
  const wrong = { token: 'wrong', password: 'wrong', userSecret: 'wrong' };
  expect(await reasonOf(cancel(name, `${name}-3`, wrong))).toEqual(['account', expect.any(String)]);
  const path = {
    ghn: '/v2/switch-status/cancel',
    ghtk: '/services/shipment/cancel/ghtk-4',
    viettel_post: '/v2/order/UpdateOrder',
    jt: '/api/order/cancelOrder',
    spx: '/open/api/v1/order/batch_cancel_order',
  };
  sandbox.fail(path[name]);
  expect(await reasonOf(cancel(name, `${name}-4`))).toEqual(['unknown', expect.any(String)]);
  expect(sandbox.canceled).not.toContain(`${name}-2`);
});

it('a note is no longer than Viettel Post takes it, in bytes', async () => {
  await CARRIERS['viettel_post']?.cancel(callOf(sandbox, 'viettel_post'), {
    tracking: 'V-9',
    reason: 'Đổi địa chỉ nhận hàng. '.repeat(20),
  });
  const note = String(sandbox.calls.at(-1)?.body['NOTE']);
  expect(Buffer.byteLength(note)).toBeLessThanOrEqual(150);
  expect(note).toMatch(/^Đổi địa chỉ/);
});
