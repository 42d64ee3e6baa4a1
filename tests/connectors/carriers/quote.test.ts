import { afterAll, beforeAll, expect, it } from 'vitest';
import { CARRIERS } from '#connectors/carriers/carriers.connector.ts';
import { startSandbox, type CarrierSandbox } from '#connectors/carriers/sandbox.ts';
import { CarrierError, type CarrierAccount, type QuotedParcel } from '#contract/carrier.ts';
import { callOf, CARRIER_NAMES, type CarrierName } from './callOf.ts';

let sandbox: CarrierSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

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

const quote = (name: CarrierName, over: Partial<QuotedParcel> = {}, known: Partial<CarrierAccount> = {}) =>
  CARRIERS[name]?.quote(callOf(sandbox, name, known), parcel(over));
/** Of one scheme, as J&T wants both. */
const twoLevel = () => ({ ...parcel().to, isTwoLevel: true, district: null, ward: 'Hải Châu' });
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
  ['jt', { fee: 33_000, days: null }],
  ['spx', { fee: 34_000, days: null }],
] as const)('%s says what a parcel costs, and when it comes where it does', async (name, said) => {
  expect(await quote(name, { to: twoLevel() })).toEqual(said);
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
  expect(await quote('ghn', { to: twoLevel() })).toMatchObject({ fee: 30_000 });
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
  const wrong = { token: 'wrong', password: 'wrong', userSecret: 'wrong' };
  for (const name of CARRIER_NAMES)
    expect(await reasonOf(quote(name, {}, wrong))).toEqual(['account', expect.any(String)]);
  sandbox.fail('/services/shipment/fee');
  expect(await reasonOf(quote('ghtk'))).toEqual(['unknown', expect.stringContaining('502')]);
});

it('J&T is told of the two-level scheme by a flag, in kilograms, and what is insured costs more', async () => {
  const size = { length: 30, width: 20, height: 8 };
  expect(await quote('jt', { to: twoLevel(), size, value: 500_000 })).toEqual({ fee: 35_500, days: null });
  expect(sandbox.calls.at(-1)?.body).toMatchObject({
    customerCode: '084LC00010',
    selfAddress: 1,
    weight: 0.7,
    goodsValue: 500_000,
    isInsured: 1,
    codMoney: '350000',
    length: '30',
    sender: { prov: 'Hà Nội', city: '', area: 'Việt Hưng' },
    receiver: { prov: 'Đà Nẵng', city: '', area: 'Hải Châu' },
  });
  // Places of two schemes: the flag is of the one before, and they say what is missing.
  expect(await reasonOf(quote('jt'))).toEqual(['refused', expect.stringContaining('district')]);
  expect(sandbox.calls.at(-1)?.body).toMatchObject({ selfAddress: 0 });
});

it('SPX is told of each place by its scheme, and has its user in the body', async () => {
  expect(await quote('spx', { value: 4_000_000 })).toEqual({ fee: 54_000, days: null });
  const body = sandbox.calls.at(-1)?.body ?? {};
  expect(body).toMatchObject({ user_id: 6_051_850, user_secret: 'sandbox-spx-user-key' });
  const [order] = body['orders'] as object[];
  expect(order).toMatchObject({
    sender_info: {
      sender_state: 'Hà Nội',
      sender_city: 'Việt Hưng',
      sender_district: '',
      sender_address_version: 2,
    },
    deliver_info: {
      deliver_state: 'Đà Nẵng',
      deliver_city: 'Hải Châu',
      deliver_district: 'Thạch Thang',
      deliver_address_version: 0,
    },
    fulfillment_info: { cod_collection: 1, cod_amount: 350_000, high_value_processing_collection: 1 },
    parcel_info: { parcel_weight: 0.7, express_insured_value: 4_000_000 },
  });
  const away = { ...parcel().to, ward: null };
  expect(await reasonOf(quote('spx', { to: away }))).toEqual(['refused', 'SPX: Địa chỉ không hợp lệ.']);
});

it('who signs is refused with another key, another time, or none at all', async () => {
  const of = (name: CarrierName, known: Partial<CarrierAccount>, now?: Date) =>
    reasonOf(CARRIERS[name]?.quote(callOf(sandbox, name, known, now), parcel()));
  const account = ['account', expect.any(String)];
  expect(await of('jt', { token: 'other' })).toEqual(['account', expect.stringContaining('signature')]);
  expect(await of('jt', { companyId: '1' })).toEqual(account);
  expect(await of('jt', { password: 'other' })).toEqual(['account', expect.stringContaining('password')]);
  expect(await of('spx', { appSecret: 'other' })).toEqual(['account', expect.stringContaining('check-sign')]);
  expect(await of('spx', { appId: '2' })).toEqual(account);
  const late = new Date(Date.now() - 3_600_000);
  expect(await of('spx', {}, late)).toEqual(account);
  expect((await of('jt', {}, late)) as unknown[]).toContain('refused');
  const before = sandbox.calls.length;
  expect(await of('jt', { token: null })).toEqual(['account', 'J&T: chưa nhập token']);
  expect(await of('spx', { appSecret: null })).toEqual(account);
  expect(sandbox.calls.length).toBe(before);
});
