import {
  CarrierError,
  type CarrierCall,
  type CarrierPlace,
  type CarrierPort,
  type MadeParcel,
  type NewParcel,
} from '#contract/carrier.ts';
import { ask, isFacts, textOf, type Answer } from './client.ts';
import { readEvent, statusOf, timeOf, wordsOf, type Words } from './events.ts';
import { daysOf, feeOf, hoursUntil, numberOf } from './quotes.ts';

const NAME = 'GHN';
const BASE = 'https://online-gateway.ghn.vn/shiip/public-api';

/** Lost and damaged parcels are for people to settle. */
const WORDS: Words = {
  50: ['ready_to_pick'],
  55: ['picking', 'money_collect_picking'],
  100: ['picked'],
  200: ['storing', 'transporting', 'sorting', 'delivering', 'money_collect_delivering'],
  225: ['delivery_fail'],
  250: ['delivered'],
  275: ['waiting_to_return', 'return', 'return_transporting', 'return_sorting', 'returning', 'return_fail'],
  402: ['returned'],
  700: ['cancel'],
};

/** Their service for usual goods; the sender pays. */
const STANDARD = 2;
const SENDER_PAYS = 1;
/** They want to know of a person and a size even before there are any. */
const NOBODY = { to_name: 'Khách hàng', to_phone: '0900000000' };
const SIZE = { length: 10, width: 10, height: 10 };

const headersOf = ({ account }: CarrierCall) => ({
  Token: account.token ?? '',
  ShopId: account.shopId ?? '',
});

/**
 * Where it goes, or with `from` where it is fetched. A place of the two-level scheme has no district, and says so
 * (`is_new_to_address`); one of the scheme before needs it.
 */
const placeOf = (
  way: 'from' | 'to',
  { isTwoLevel, city, district, ward, address }: CarrierPlace,
): Readonly<Record<string, string | boolean>> => ({
  [`${way}_address`]: address,
  [`${way}_ward_name`]: ward ?? '',
  [`${way}_district_name`]: district ?? '',
  [`${way}_province_name`]: city,
  [`is_new_${way}_address`]: isTwoLevel,
});

/** Throws what their envelope says; gives its `data`. */
function readData({ status, facts }: Answer): unknown {
  const message = `${NAME}: ${textOf(facts['message'])}`;
  if (status === 401) throw new CarrierError('account', message);
  if (facts['code'] !== 200) throw new CarrierError('refused', message);
  return facts['data'];
}

/** What the receiver may do before he pays. */
const noteOf = ({ canCheck }: NewParcel): string => (canCheck ? 'CHOXEMHANGKHONGTHU' : 'KHONGCHOXEMHANG');

/** The parcel that bears our code there; null where there is none, or only one that was canceled. */
async function findMade(call: CarrierCall, code: string): Promise<MadeParcel | null> {
  const { facts } = await ask(call, {
    name: NAME,
    base: BASE,
    path: '/v2/shipping-order/detail-by-client-code',
    headers: headersOf(call),
    body: { client_order_code: code },
  });
  const data = facts['data'];
  // One parcel, or a list of one.
  const made: unknown = Array.isArray(data) ? data[0] : data;
  if (facts['code'] !== 200 || !isFacts(made) || textOf(made['status']) === 'cancel') return null;
  const tracking = textOf(made['order_code']);
  return tracking === '' ? null : { tracking, fee: null };
}

/** Giao Hàng Nhanh. */
export const ghn: CarrierPort = {
  answersAgain: true,
  limits: { cod: 50_000_000, value: 5_000_000 },
  readEvents: (rawBody, receivedAt) =>
    readEvent(rawBody, (facts) => ({
      tracking: textOf(facts['OrderCode']),
      code: textOf(facts['ClientOrderCode']) || null,
      status: statusOf(WORDS, textOf(facts['Status'])),
      at: timeOf(textOf(facts['Time']), receivedAt),
      text: wordsOf(facts['Reason']) ?? wordsOf(facts['Status']),
      place: wordsOf(facts['Warehouse']),
    })),
  async cancel(call, { tracking }) {
    const answer = await ask(call, {
      name: NAME,
      base: BASE,
      path: '/v2/switch-status/cancel',
      headers: headersOf(call),
      body: { order_codes: [tracking] },
    });
    const data = readData(answer);
    // They answer for each parcel by itself.
    const rows: readonly unknown[] = Array.isArray(data) ? data : [];
    const row = rows.filter(isFacts).find((one) => textOf(one['order_code']) === tracking);
    if (row?.['result'] !== true)
      throw new CarrierError('refused', `${NAME}: ${textOf(row?.['message']) || 'unknown order'}`);
  },
  /** Their look at an order that is not made says the fee and the day at once; a warehouse without a whole address sends from where the shop is registered with them. */
  async quote(call, parcel) {
    const { from, to, weight, size, cod, value } = parcel;
    const answer = await ask(call, {
      name: NAME,
      base: BASE,
      path: '/v2/shipping-order/preview',
      headers: headersOf(call),
      body: {
        ...NOBODY,
        ...placeOf('to', to),
        ...(from.ward !== null && placeOf('from', from)),
        service_type_id: STANDARD,
        payment_type_id: SENDER_PAYS,
        required_note: 'KHONGCHOXEMHANG',
        weight,
        ...(size ?? SIZE),
        cod_amount: cod,
        insurance_value: value,
        items: [{ name: 'Hàng hóa', quantity: 1, weight }],
      },
    });
    const data = readData(answer);
    const said = isFacts(data) ? data : {};
    const hours = hoursUntil(textOf(said['expected_delivery_time']), parcel);
    return { fee: feeOf(NAME, said['total_fee']), days: daysOf(hours) };
  },
  /** What they refuse may be there already: then it was made by a call whose answer was lost. */
  async create(call, parcel) {
    const { code, from, to, weight, size, cod, value, lines, note } = parcel;
    const answer = await ask(call, {
      name: NAME,
      base: BASE,
      path: '/v2/shipping-order/create',
      headers: headersOf(call),
      body: {
        client_order_code: code,
        ...placeOf('to', to),
        to_name: to.name,
        to_phone: to.phone,
        ...placeOf('from', from),
        from_name: from.name,
        from_phone: from.phone,
        service_type_id: STANDARD,
        payment_type_id: SENDER_PAYS,
        required_note: noteOf(parcel),
        weight,
        ...(size ?? SIZE),
        cod_amount: cod,
        insurance_value: value,
        note,
        items: lines,
      },
    });
    try {
      const data = readData(answer);
      const said = isFacts(data) ? data : {};
      const tracking = textOf(said['order_code']);
      if (tracking === '') throw new CarrierError('unknown', `${NAME} named no parcel`);
      return { tracking, fee: numberOf(said['total_fee']) };
    } catch (error) {
      const isRefused = error instanceof CarrierError && error.reason === 'refused';
      const made = isRefused ? await findMade(call, code) : null;
      if (!made) throw error;
      return made;
    }
  },
};
