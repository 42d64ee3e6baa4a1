import { randomInt } from 'node:crypto';
import {
  CarrierError,
  type CarrierCall,
  type CarrierPerson,
  type CarrierPlace,
  type CarrierPort,
  type MadeParcel,
  type NewParcel,
  type QuotedParcel,
} from '#contract/carrier.ts';
import { ask, doOnce, isFacts, listOf, textOf, type Answer, type Facts } from './client.ts';
import { momentOf, readEvent, statusOf, wordsOf, type Words } from './events.ts';
import { madeOf, makeOnce } from './parcels.ts';
import { feeOf, GRAMS, needSender, numberOf } from './quotes.ts';
import { checkSignSpx, isSame } from './sign.ts';

const NAME = 'SPX';
const BASE = 'https://spx.vn';

/** Damaged (5002) and lost (5003) are paid for. */
const WORDS: Words = {
  50: ['1001', '5001'],
  200: ['2001', '2006'],
  225: ['3001'],
  250: ['4001'],
  275: ['6001', '6002'],
  402: ['6003'],
  700: ['7001'],
  800: ['5002', '5003'],
};
const CANCELED = '7001';

/** `ret_code` of an account that is not good, and of a fault of theirs that passes. */
const ACCOUNT = '12051';
const PASSING: readonly string[] = ['99001', '99002', '99003', '99004'];
/** They publish no code for a wrong signature or app. */
const ACCOUNT_WORDS = /check-sign|app-id/i;

const STANDARD = 1;
const SENDER_PAYS = 1;
const PICKUP = 1;
/** Longest texts, in characters. */
const MAX_CODE = 32;
const MAX_NAME = 64;
const MAX_TEXT = 256;

const MAX_RANDOM = 1_000_000_000;
/** From this value on their handling of valuable goods has to be taken. */
const HIGH_VALUE = 3_000_000;

const TWO_LEVEL = 2;
const THREE_LEVEL = 0;

/** Of the two-level scheme the ward stands where the district stood. */
const placeOf = (
  way: 'sender' | 'deliver',
  { isTwoLevel, city, district, ward, address }: CarrierPlace,
): Readonly<Record<string, string | number>> => ({
  [`${way}_state`]: city,
  [`${way}_city`]: (isTwoLevel ? ward : district) ?? '',
  [`${way}_district`]: isTwoLevel ? '' : (ward ?? ''),
  [`${way}_detail_address`]: address,
  [`${way}_address_version`]: isTwoLevel ? TWO_LEVEL : THREE_LEVEL,
});

const personOf = (way: 'sender' | 'deliver', { name, phone }: CarrierPerson) => ({
  [`${way}_name`]: name.slice(0, MAX_NAME),
  [`${way}_phone`]: phone,
});

/** What both a quote and an order tell of a parcel. */
const partsOf = ({ from, to, weight, size, cod, value }: QuotedParcel | NewParcel) => ({
  base_info: { service_type: STANDARD },
  sender_info: placeOf('sender', from),
  deliver_info: placeOf('deliver', to),
  fulfillment_info: {
    payment_role: SENDER_PAYS,
    collect_type: PICKUP,
    cod_collection: cod > 0 ? 1 : 0,
    ...(cod > 0 && { cod_amount: cod }),
    high_value_processing_collection: value >= HIGH_VALUE ? 1 : 0,
  },
  parcel_info: {
    parcel_weight: weight / GRAMS,
    ...(size && { parcel_length: size.length, parcel_width: size.width, parcel_height: size.height }),
    parcel_item_name: 'Hàng hóa',
    parcel_item_quantity: 1,
    ...(value > 0 && { express_insured_value: value }),
  },
});

/** SPX Express of Vietnam. */
export const spx: CarrierPort = {
  answersAgain: true,
  limits: { cod: 20_000_000 },
  /** Their other messages, as of fees and questions, have no state. */
  readEvents: (rawBody, receivedAt) =>
    readEvent(rawBody, (facts) => {
      const code = textOf(facts['status_code']);
      const status = statusOf(WORDS, code);
      const said = wordsOf(facts['message']) ?? wordsOf(facts['status']);
      return {
        tracking: code === '' ? '' : textOf(facts['tracking_no']),
        code: textOf(facts['order_id']) || null,
        status,
        at: momentOf(facts['timestamp'], receivedAt),
        text: status === null ? wordsOf(`${said ?? ''} (${code})`) : (said ?? code),
        place: null,
      };
    }),
  isSigned({ headers, rawBody }, { appId, appSecret }) {
    if (appId === null || appSecret === null) return false;
    const { 'check-sign': given = '', timestamp = '', 'random-num': random = '' } = headers;
    return isSame(given, checkSignSpx(appSecret, { appId, timestamp, random }, rawBody));
  },
  cancel: (call, { tracking }) =>
    doOnce(
      () => post(call, '/open/api/v1/order/batch_cancel_order', { tracking_no_list: [tracking] }),
      () => isCanceled(call, tracking),
    ),
  /** They say no day. */
  async quote(call, parcel) {
    needSender(NAME, parcel.from.city);
    needSender(NAME, parcel.from.ward);
    const data = await post(call, '/open/api/v1/order/batch_check_order', { orders: [partsOf(parcel)] });
    const [order] = listOf(data['orders']);
    return { fee: feeOf(NAME, order?.['estimated_shipping_fee']), days: null };
  },
  async create(call, parcel) {
    const { code, from, to, canCheck, isPartial, lines, note } = parcel;
    needSender(NAME, from.city);
    needSender(NAME, from.ward);
    if (code.length > MAX_CODE)
      throw new CarrierError('refused', `${NAME}: mã đơn dài hơn ${MAX_CODE} ký tự: ${code}`);
    const parts = partsOf(parcel);
    const order = {
      ...parts,
      order_id: code,
      sender_info: { ...parts.sender_info, ...personOf('sender', from) },
      deliver_info: {
        ...parts.deliver_info,
        ...personOf('deliver', to),
        deliver_instruction: note.slice(0, MAX_TEXT),
      },
      fulfillment_info: {
        ...parts.fulfillment_info,
        ...(await readPickup(call)),
        allow_mutual_check: canCheck ? 1 : 0,
        allow_try_on: 0,
        allow_partial_delivery: isPartial ? 1 : 0,
      },
      parcel_info: {
        ...parts.parcel_info,
        parcel_item_name: lines
          .map(({ name }) => name)
          .join(', ')
          .slice(0, MAX_TEXT),
        parcel_item_quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      },
    };
    return makeOnce(
      async () => {
        const data = await post(call, '/open/api/v1/order/batch_create_order', { orders: [order] });
        const [made] = listOf(data['orders']);
        return madeOf(NAME, textOf(made?.['tracking_no']), numberOf(made?.['estimated_shipping_fee']));
      },
      () => findMade(call, code),
    );
  },
};

/** The first time at which they come. As long as no parcel is made an answer that is lost leaves nothing behind. */
async function readPickup(call: CarrierCall): Promise<object> {
  const asked = { service_type: STANDARD };
  const data = await post(call, '/open/api/v1/order/get_pickup_time', asked).catch((error: unknown) => {
    if (!(error instanceof CarrierError) || error.reason !== 'unknown') throw error;
    throw new CarrierError('refused', error.message);
  });
  const day = listOf(data['list']).find((one) => listOf(one['slots']).length > 0);
  const [slot] = listOf(day?.['slots']);
  if (!day || !slot) throw new CarrierError('refused', `${NAME}: không có khung giờ lấy hàng`);
  return { pickup_time: day['pickup_time'], pickup_time_range_id: slot['pickup_time_range_id'] };
}

/** The parcel that bears a code; one that was canceled is none. */
async function findMade(call: CarrierCall, code: string): Promise<MadeParcel | null> {
  const data = await post(call, '/open/api/v1/order/batch_search_order', { order_id_list: [code] });
  const order = listOf(data['orders']).find((one) => textOf(one['order_id']) === code);
  const tracking = textOf(order?.['tracking_no']);
  return tracking === '' || textOf(order?.['status_code']) === CANCELED ? null : { tracking, fee: null };
}

/** Asks by our app as our user; gives `data` of their envelope, or throws what it says of the call or of its only parcel. */
async function post(call: CarrierCall, path: string, business: object): Promise<Facts> {
  const { appId, appSecret, userId, userSecret } = call.account;
  if (appId === null || appSecret === null)
    throw new CarrierError('account', `${NAME}: chưa nhập mã và khóa ứng dụng`);
  const body = JSON.stringify({ user_id: userOf(userId), user_secret: userSecret, ...business });
  const timestamp = String(Math.floor(call.now.getTime() / 1000));
  const random = String(randomInt(1, MAX_RANDOM));
  const answer = await ask(call, {
    name: NAME,
    base: BASE,
    path,
    headers: {
      'app-id': appId,
      timestamp,
      'random-num': random,
      'check-sign': checkSignSpx(appSecret, { appId, timestamp, random }, body),
    },
    body,
  });
  return readData(answer);
}

/** They want a number; one that is too long for it goes as it is written. */
const userOf = (id: string | null): number | string => {
  const count = Number(id);
  return Number.isSafeInteger(count) ? count : (id ?? '');
};

function readData({ status, facts }: Answer): Facts {
  const code = textOf(facts['ret_code']);
  const message = textOf(facts['message']);
  // Times of pickup are a bare list.
  const data = isFacts(facts['data']) ? facts['data'] : { list: facts['data'] };
  const [failed] = listOf(data['fail_list']);
  if (code === '0' && !failed) return data;
  if (failed) throw new CarrierError('refused', `${NAME}: ${textOf(failed['message'])}`);
  const isAccount = status === 401 || status === 403 || code === ACCOUNT || ACCOUNT_WORDS.test(message);
  const reason = PASSING.includes(code) ? 'unknown' : isAccount ? 'account' : 'refused';
  throw new CarrierError(reason, `${NAME}: ${message}`);
}

async function isCanceled(call: CarrierCall, tracking: string): Promise<boolean> {
  const data = await post(call, '/open/api/v1/order/batch_search_order', { tracking_no_list: [tracking] });
  const order = listOf(data['orders']).find((one) => textOf(one['tracking_no']) === tracking);
  return textOf(order?.['status_code']) === CANCELED;
}
