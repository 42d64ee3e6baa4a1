import { CarrierError, type CarrierCall, type CarrierPort, type CarrierQuote } from '#contract/carrier.ts';
import { ask, isFacts, textOf, type Facts } from './client.ts';
import { readEvent, statusOf, timeOf, wordsOf, type Words } from './events.ts';
import { daysOf, feeOf, inOneLine, needSender, numberOf } from './quotes.ts';

const NAME = 'Viettel Post';
const BASE = 'https://partner.viettelpost.vn';

/** `TYPE` of a change of state: the sender takes the parcel back before it is fetched. */
const CANCEL = 4;
/** Longest note, in bytes. */
const NOTE_BYTES = 150;

/** `TYPE` of a quote: within the country. */
const DOMESTIC = 1;
/** What an empty list of services means. */
const NO_SERVICE = 'không có dịch vụ đến địa chỉ này';

/** Their words for a token or a sign-in that is not good, also with HTTP 200. */
const ACCOUNT: readonly unknown[] = [201, 202];

/** What they destroy (503) is for people to settle. */
const WORDS: Words = {
  50: ['-100', '102', '103'],
  55: ['104'],
  100: ['105'],
  200: ['200', '202', '300', '301', '302', '303', '400', '401', '402', '403', '500', '508', '509', '550'],
  225: ['506', '507'],
  250: ['501'],
  275: ['502', '505', '515'],
  402: ['504'],
  700: ['101', '107', '201'],
};
const RETURNING = 275;
const ON_THE_WAY = 200;

/** On its way while it comes back is on its way back. */
function toStatus(data: Facts): number | null {
  const status = statusOf(WORDS, textOf(data['ORDER_STATUS']));
  return status === ON_THE_WAY && data['IS_RETURNING'] === true ? RETURNING : status;
}

/** Viettel Post. */
export const viettelPost: CarrierPort = {
  readEvents: (rawBody, receivedAt) =>
    readEvent(rawBody, ({ DATA }) => {
      const data = isFacts(DATA) ? DATA : {};
      return {
        tracking: textOf(data['ORDER_NUMBER']),
        status: toStatus(data),
        at: timeOf(textOf(data['ORDER_STATUSDATE']), receivedAt),
        text: wordsOf(data['STATUS_NAME']) ?? wordsOf(data['NOTE']),
        place: wordsOf(data['LOCALION_CURRENTLY']),
      };
    }),
  async cancel(call, { tracking, reason }) {
    const Token = await signIn(call);
    const answer = await post(call, '/v2/order/UpdateOrder', {
      headers: { Token },
      body: { TYPE: CANCEL, ORDER_NUMBER: tracking, NOTE: cut(reason) },
    });
    refuseError(answer);
  },
  /** They read addresses as people write them, and answer with their services. */
  async quote(call, { from, to, weight, size, cod, value }) {
    needSender(NAME, from.city);
    const Token = await signIn(call);
    const answer = await post(call, '/v2/order/getPriceAllNlp', {
      headers: { Token },
      body: {
        SENDER_ADDRESS: inOneLine(from),
        RECEIVER_ADDRESS: inOneLine(to),
        PRODUCT_TYPE: 'HH',
        PRODUCT_WEIGHT: weight,
        PRODUCT_PRICE: value,
        MONEY_COLLECTION: cod,
        ...(size && { PRODUCT_LENGTH: size.length, PRODUCT_WIDTH: size.width, PRODUCT_HEIGHT: size.height }),
        TYPE: DOMESTIC,
      },
    });
    refuseError(answer);
    return findCheapest(answer['RESULT']);
  },
};

function findCheapest(services: unknown): CarrierQuote {
  const quotes = (Array.isArray(services) ? services : []).filter(isFacts).map((service) => ({
    fee: feeOf(NAME, service['GIA_CUOC']),
    days: daysOf(numberOf(service['THOI_GIAN'])),
  }));
  const [first, ...others] = quotes;
  if (!first) throw new CarrierError('refused', `${NAME}: ${NO_SERVICE}`);
  return others.reduce((best, one) => (one.fee < best.fee ? one : best), first);
}

/** A token of this call alone, which is never out of date. */
async function signIn(call: CarrierCall): Promise<string> {
  const { username: USERNAME, password: PASSWORD } = call.account;
  const answer = await post(call, '/v2/user/Login', { body: { USERNAME, PASSWORD } });
  const data = answer['data'];
  if (answer['error'] === true || !isFacts(data))
    throw new CarrierError('account', `${NAME}: ${textOf(answer['message'])}`);
  return textOf(data['token']);
}

interface Sent {
  headers?: Readonly<Record<string, string>>;
  body: unknown;
}

const post = async (call: CarrierCall, path: string, sent: Sent): Promise<Facts> =>
  (await ask(call, { name: NAME, base: BASE, path, ...sent })).facts;

/** Their envelope has a status of its own, which hides that of HTTP. */
function refuseError(answer: Facts): void {
  if (answer['error'] !== true) return;
  const reason = ACCOUNT.includes(answer['status']) ? 'account' : 'refused';
  throw new CarrierError(reason, `${NAME}: ${textOf(answer['message'])}`);
}

/** As many whole characters as they take. */
function cut(text: string): string {
  const kept = [...text];
  while (Buffer.byteLength(kept.join('')) > NOTE_BYTES) kept.pop();
  return kept.join('');
}
