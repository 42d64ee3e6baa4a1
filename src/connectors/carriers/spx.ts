import { randomInt } from 'node:crypto';
import { CarrierError, type CarrierCall, type CarrierPlace, type CarrierPort } from '#contract/carrier.ts';
import { ask, doOnce, isFacts, listOf, textOf, type Answer, type Facts } from './client.ts';
import { momentOf, readEvent, statusOf, wordsOf, type Words } from './events.ts';
import { feeOf, GRAMS, needSender } from './quotes.ts';
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

/** SPX Express of Vietnam. */
export const spx: CarrierPort = {
  /** Their other messages, as of fees and questions, have no state. */
  readEvents: (rawBody, receivedAt) =>
    readEvent(rawBody, (facts) => {
      const code = textOf(facts['status_code']);
      const status = statusOf(WORDS, code);
      const said = wordsOf(facts['message']) ?? wordsOf(facts['status']);
      return {
        tracking: code === '' ? '' : textOf(facts['tracking_no']),
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
  async quote(call, { from, to, weight, size, cod, value }) {
    needSender(NAME, from.city);
    needSender(NAME, from.ward);
    const data = await post(call, '/open/api/v1/order/batch_check_order', {
      orders: [
        {
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
            ...(size && {
              parcel_length: size.length,
              parcel_width: size.width,
              parcel_height: size.height,
            }),
            parcel_item_name: 'Hàng hóa',
            parcel_item_quantity: 1,
            ...(value > 0 && { express_insured_value: value }),
          },
        },
      ],
    });
    const [order] = listOf(data['orders']);
    return { fee: feeOf(NAME, order?.['estimated_shipping_fee']), days: null };
  },
};

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
  const data = isFacts(facts['data']) ? facts['data'] : {};
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
