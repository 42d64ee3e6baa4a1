import { afterAll, beforeAll, expect, it } from 'vitest';
import { CARRIERS } from '#connectors/carriers/carriers.connector.ts';
import { startSandbox, type CarrierSandbox } from '#connectors/carriers/sandbox.ts';
import { CarrierError, type CarrierAccount, type NewParcel } from '#contract/carrier.ts';
import { callOf, type CarrierName } from './callOf.ts';

const NAMES = ['ghn', 'ghtk', 'viettel_post', 'jt', 'spx'] as const;
const PATHS = {
  ghn: '/v2/shipping-order/create',
  ghtk: '/services/shipment/order/',
  viettel_post: '/v2/order/createOrderNlp',
  jt: '/api/order/addOrder',
  spx: '/open/api/v1/order/batch_create_order',
};

let sandbox: CarrierSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const parcel = (code: string, over: Partial<NewParcel> = {}): NewParcel => ({
  code,
  from: {
    name: 'Kho Hà Nội',
    phone: '0912340001',
    isTwoLevel: true,
    city: 'Hà Nội',
    district: null,
    ward: 'Việt Hưng',
    address: 'Lô 5 KCN Sài Đồng',
  },
  to: {
    name: 'Nguyễn Thị Lan',
    phone: '0987654321',
    isTwoLevel: false,
    city: 'Đà Nẵng',
    district: 'Hải Châu',
    ward: 'Thạch Thang',
    address: '12 Bạch Đằng',
  },
  weight: 700,
  size: { length: 30, width: 20, height: 8 },
  cod: 350_000,
  value: 500_000,
  canCheck: true,
  isPartial: true,
  lines: [
    { name: 'Áo thun', quantity: 2, weight: 200 },
    { name: 'Quần', quantity: 1, weight: 300 },
  ],
  note: 'Gọi trước khi giao',
  ...over,
});

const create = (name: CarrierName, asked: NewParcel, known: Partial<CarrierAccount> = {}) => {
  // J&T knows places by the two-level scheme, and both by the same.
  const to = { ...asked.to, isTwoLevel: true, district: null };
  return CARRIERS[name]?.create?.(callOf(sandbox, name, known), name === 'jt' ? { ...asked, to } : asked);
};
const reasonOf = async (work: Promise<unknown> | undefined) =>
  work?.then(
    () => null,
    (error: unknown) => (error instanceof CarrierError ? [error.reason, error.message] : error),
  );
const lastBody = (name: keyof typeof PATHS) =>
  sandbox.calls.findLast(({ path }) => path === PATHS[name])?.body;

it.each([
  ['ghn', 'GHNSB', 32_500],
  ['ghtk', 'S1.SB.', 32_000],
  ['viettel_post', 'VTPSB', 29_000],
  ['jt', '8011', 33_000],
  ['spx', 'SPXVN', 36_500],
] as const)('%s makes a parcel and says its number and fee', async (name, prefix, fee) => {
  const made = await create(name, parcel(`${name}-1`));
  expect(made).toEqual({ tracking: expect.stringContaining(prefix), fee });
  expect(sandbox.made.get(`${name}-1`)?.tracking).toBe(made?.tracking);
});

it('each is told of it in its own words', async () => {
  for (const name of NAMES) await create(name, parcel(`${name}-2`));
  expect(lastBody('ghn')).toMatchObject({
    client_order_code: 'ghn-2',
    to_name: 'Nguyễn Thị Lan',
    to_phone: '0987654321',
    to_district_name: 'Hải Châu',
    is_new_to_address: false,
    from_phone: '0912340001',
    is_new_from_address: true,
    required_note: 'CHOXEMHANGKHONGTHU',
    weight: 700,
    length: 30,
    cod_amount: 350_000,
    insurance_value: 500_000,
    items: [
      { name: 'Áo thun', quantity: 2, weight: 200 },
      { name: 'Quần', quantity: 1, weight: 300 },
    ],
  });
  expect(lastBody('ghtk')).toMatchObject({
    products: [
      { name: 'Áo thun', quantity: 2, weight: 0.2 },
      { name: 'Quần', quantity: 1, weight: 0.3 },
    ],
    order: {
      id: 'ghtk-2',
      pick_tel: '0912340001',
      pick_district: '',
      tel: '0987654321',
      district: 'Hải Châu',
      hamlet: 'Khác',
      is_freeship: 1,
      pick_money: 350_000,
      value: 500_000,
      total_weight: 0.7,
      note: 'Cho xem hàng. Cho giao một phần. Gọi trước khi giao',
    },
  });
  expect(lastBody('viettel_post')).toMatchObject({
    ORDER_NUMBER: 'viettel_post-2',
    CHECK_UNIQUE: true,
    SENDER_ADDRESS: 'Lô 5 KCN Sài Đồng, Việt Hưng, Hà Nội',
    RECEIVER_PHONE: '0987654321',
    PRODUCT_QUANTITY: 3,
    PRODUCT_WEIGHT: 700,
    MONEY_COLLECTION: 350_000,
    ORDER_PAYMENT: 3,
    // The cheapest.
    ORDER_SERVICE: 'VTK',
  });
});

it.each(NAMES)('%s makes one parcel of a code, also where its answer was lost', async (name) => {
  sandbox.fail(PATHS[name], true);
  expect(await reasonOf(create(name, parcel(`${name}-3`)))).toEqual(['unknown', expect.any(String)]);
  const size = sandbox.made.size;
  const tracking = sandbox.made.get(`${name}-3`)?.tracking;
  const again = create(name, parcel(`${name}-3`));
  if (CARRIERS[name]?.answersAgain) expect(await again).toEqual({ tracking, fee: null });
  // Which one it is Viettel Post does not say.
  else expect(await reasonOf(again)).toEqual(['unknown', expect.stringContaining('đã tồn tại')]);
  expect(sandbox.made.size).toBe(size);
});

it.each([
  ['ghn', 'đã tồn tại'],
  ['jt', 'Duplicate order'],
  ['spx', 'used already'],
] as const)(
  '%s: a code whose parcel was canceled is not taken for one that is there',
  async (name, words) => {
    const made = await create(name, parcel(`${name}-4`));
    sandbox.canceled.push(String(made?.tracking));
    expect(await reasonOf(create(name, parcel(`${name}-4`)))).toEqual([
      'refused',
      expect.stringContaining(words),
    ]);
  },
);

it('J&T and SPX are told of it in their own words', async () => {
  await create('jt', parcel('jt-8'));
  expect(lastBody('jt')).toMatchObject({
    txlogisticId: 'jt-8',
    selfAddress: 1,
    orderType: 1,
    serviceType: 1,
    payType: 'PP_PM',
    partSign: '1',
    codMoney: '350000',
    sender: { name: 'Kho Hà Nội', mobile: '0912340001', prov: 'Hà Nội', city: '', area: 'Việt Hưng' },
    receiver: { name: 'Nguyễn Thị Lan', address: '12 Bạch Đằng' },
    packageInfo: { weight: '0.7', length: '30' },
    remark: 'Cho xem hàng. Cho giao một phần. Gọi trước khi giao',
  });
  await create('spx', parcel('spx-8'));
  const [order] = (lastBody('spx') ?? {})['orders'] as object[];
  expect(order).toMatchObject({
    order_id: 'spx-8',
    sender_info: { sender_name: 'Kho Hà Nội', sender_phone: '0912340001', sender_address_version: 2 },
    deliver_info: { deliver_district: 'Thạch Thang', deliver_instruction: 'Gọi trước khi giao' },
    fulfillment_info: {
      collect_type: 1,
      pickup_time_range_id: 1,
      allow_mutual_check: 1,
      allow_partial_delivery: 1,
    },
    parcel_info: { parcel_item_name: 'Áo thun, Quần', parcel_item_quantity: 3 },
  });
  expect(await reasonOf(create('spx', parcel('x'.repeat(33))))).toEqual([
    'refused',
    expect.stringContaining('32'),
  ]);
  sandbox.fail('/open/api/v1/order/get_pickup_time');
  expect(await reasonOf(create('spx', parcel('spx-9')))).toEqual(['refused', expect.stringContaining('502')]);
  expect(sandbox.made.has('spx-9')).toBe(false);
});

it.each(NAMES)('%s says why it makes none', async (name) => {
  const { to } = parcel('');
  const nowhere = { to: { ...to, ward: 'Không có thật' } };
  expect(await reasonOf(create(name, parcel(`${name}-5`, nowhere)))).toEqual(['refused', expect.any(String)]);
  const silent = { to: { ...to, phone: '84987654321' } };
  expect(await reasonOf(create(name, parcel(`${name}-5`, silent)))).toEqual([
    'refused',
    expect.stringContaining('Số điện thoại'),
  ]);
  const wrong = { token: 'wrong', password: 'wrong', userSecret: 'wrong' };
  expect(await reasonOf(create(name, parcel(`${name}-5`), wrong))).toEqual(['account', expect.any(String)]);
  expect(sandbox.made.has(`${name}-5`)).toBe(false);
});

it('before Viettel Post makes a parcel an answer that is lost leaves nothing behind', async () => {
  sandbox.fail('/v2/order/getPriceAllNlp');
  expect(await reasonOf(create('viettel_post', parcel('viettel_post-6')))).toEqual([
    'refused',
    expect.stringContaining('chưa có vận đơn nào'),
  ]);
  expect(await create('viettel_post', parcel('viettel_post-6'))).toMatchObject({ fee: 29_000 });
});

it('what is longer than they take is cut at a whole character, what the receiver may do stays', async () => {
  const long = { note: 'Đừng gọi buổi trưa. '.repeat(20), canCheck: false };
  for (const name of ['ghtk', 'viettel_post'] as const) await create(name, parcel(`${name}-7`, long));
  const { note: first } = (lastBody('ghtk') ?? {})['order'] as { note: string };
  const notes = [first, String(lastBody('viettel_post')?.['ORDER_NOTE'])];
  expect(notes.map((note) => Buffer.byteLength(note) <= 150)).toEqual([true, true]);
  for (const note of notes) expect(note).toMatch(/^Không cho xem hàng\. Cho giao một phần/);
});
