import { afterAll, beforeAll, expect, it } from 'vitest';
import { CARRIERS } from '#connectors/carriers/carriers.connector.ts';
import { SANDBOX_ACCOUNTS, startSandbox, type CarrierSandbox } from '#connectors/carriers/sandbox.ts';
import { CarrierError, type CarrierAccount, type QuotedParcel } from '#contract/carrier.ts';
import type { HttpPort } from '#contract/ports.ts';

type Name = keyof typeof SANDBOX_ACCOUNTS;

let sandbox: CarrierSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

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

const ACCOUNTS: Readonly<Record<Name, Partial<CarrierAccount>>> = {
  ghn: { token: SANDBOX_ACCOUNTS.ghn.token, shopId: SANDBOX_ACCOUNTS.ghn.shop_id },
  ghtk: SANDBOX_ACCOUNTS.ghtk,
  viettel_post: SANDBOX_ACCOUNTS.viettel_post,
};

const parcel = (over: Partial<QuotedParcel> = {}): QuotedParcel => ({
  from: { isTwoLevel: true, city: 'Hà Nội', district: null, ward: 'Việt Hưng', address: 'Lô 5 KCN Sài Đồng' },
  to: {
    isTwoLevel: false,
    city: 'Đà Nẵng',
    district: 'Hải Châu',
    ward: 'Thạch Thang',
    address: '12 Bạch Đằng',
  },
  weight: 700,
  size: null,
  cod: 350_000,
  value: 0,
  now: new Date(),
  ...over,
});

const quote = (name: Name, over: Partial<QuotedParcel> = {}, known: Partial<CarrierAccount> = {}) => {
  const none = { shopId: null, username: null, token: null, password: null };
  const account = { ...none, url: sandbox.url[name], ...ACCOUNTS[name], ...known };
  return CARRIERS[name]?.quote({ http, account }, parcel(over));
};
const reasonOf = async (work: Promise<unknown> | undefined) =>
  work?.then(
    () => null,
    (error: unknown) => (error instanceof CarrierError ? [error.reason, error.message] : error),
  );

it.each([
  ['ghn', { fee: 30_000, days: 2 }],
  ['ghtk', { fee: 32_000, days: null }],
  // The cheapest of its services.
  ['viettel_post', { fee: 29_000, days: 3 }],
] as const)('%s says what a parcel costs, and when it comes where it does', async (name, said) => {
  expect(await quote(name)).toEqual(said);
});

it('each is told of the parcel in its own words, and of nobody', async () => {
  const size = { length: 30, width: 20, height: 8 };
  for (const name of ['ghn', 'ghtk', 'viettel_post'] as const) await quote(name, { size, value: 500_000 });
  const bodyOf = (path: string) => sandbox.calls.findLast((call) => call.path === path)?.body;
  expect(bodyOf('/v2/shipping-order/preview')).toMatchObject({
    to_province_name: 'Đà Nẵng',
    to_district_name: 'Hải Châu',
    to_ward_name: 'Thạch Thang',
    is_new_to_address: false,
    from_province_name: 'Hà Nội',
    from_ward_name: 'Việt Hưng',
    is_new_from_address: true,
    weight: 700,
    length: 30,
    cod_amount: 350_000,
    insurance_value: 500_000,
    to_phone: '0900000000',
  });
  expect(bodyOf('/services/shipment/fee')).toMatchObject({
    pick_province: 'Hà Nội',
    pick_district: '',
    pick_ward: 'Việt Hưng',
    province: 'Đà Nẵng',
    district: 'Hải Châu',
    weight: '700',
    value: '500000',
  });
  expect(bodyOf('/v2/order/getPriceAllNlp')).toMatchObject({
    SENDER_ADDRESS: 'Lô 5 KCN Sài Đồng, Việt Hưng, Hà Nội',
    RECEIVER_ADDRESS: '12 Bạch Đằng, Thạch Thang, Hải Châu, Đà Nẵng',
    PRODUCT_WEIGHT: 700,
    PRODUCT_HEIGHT: 8,
    MONEY_COLLECTION: 350_000,
  });
});

it('a place of the two-level scheme has no district, and GHN is told so', async () => {
  const to = { ...parcel().to, isTwoLevel: true, district: null, ward: 'Hải Châu' };
  expect(await quote('ghn', { to })).toMatchObject({ fee: 30_000 });
  expect(sandbox.calls.at(-1)?.body).toMatchObject({
    to_district_name: '',
    to_ward_name: 'Hải Châu',
    is_new_to_address: true,
  });
});

it('a warehouse of the scheme before is fetched from by its district', async () => {
  const from = { ...parcel().from, isTwoLevel: false, district: 'Liên Chiểu', ward: 'Hòa Khánh Bắc' };
  for (const name of ['ghn', 'ghtk'] as const)
    expect(await quote(name, { from })).toMatchObject({ fee: expect.any(Number) });
  expect(sandbox.calls.at(-2)?.body).toMatchObject({
    from_district_name: 'Liên Chiểu',
    is_new_from_address: false,
  });
  expect(sandbox.calls.at(-1)?.body).toMatchObject({
    pick_district: 'Liên Chiểu',
    pick_ward: 'Hòa Khánh Bắc',
  });
});

it('of a warehouse whose place is not known only who can do without is asked', async () => {
  const from = { ...parcel().from, ward: null };
  expect(await quote('ghn', { from })).toMatchObject({ fee: 30_000 });
  expect(sandbox.calls.at(-1)?.body).not.toHaveProperty('from_address');
  expect(await quote('viettel_post', { from })).toMatchObject({ fee: 29_000 });
  const before = sandbox.calls.length;
  expect(await reasonOf(quote('ghtk', { from }))).toEqual(['sender', expect.stringContaining('GHTK')]);
  const nowhere = { from: { ...from, city: '' } };
  expect(await reasonOf(quote('viettel_post', nowhere))).toEqual(['sender', expect.any(String)]);
  expect(sandbox.calls.length).toBe(before);
});

it('says why there is no fee', async () => {
  const place = parcel().to;
  expect(await reasonOf(quote('ghn', { to: { ...place, district: null } }))).toEqual([
    'refused',
    'GHN: Thiếu thông tin: to_district_name',
  ]);
  expect(await reasonOf(quote('ghtk', { to: { ...place, address: 'Đảo Lý Sơn' } }))).toEqual([
    'refused',
    expect.stringContaining('không giao'),
  ]);
  for (const name of ['ghn', 'ghtk', 'viettel_post'] as const)
    expect(await reasonOf(quote(name, {}, { token: 'wrong', password: 'wrong' }))).toEqual([
      'account',
      expect.any(String),
    ]);
  sandbox.fail('/services/shipment/fee');
  expect(await reasonOf(quote('ghtk'))).toEqual(['unknown', expect.stringContaining('502')]);
});
