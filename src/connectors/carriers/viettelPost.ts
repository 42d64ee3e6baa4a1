import {
  CarrierError,
  type CarrierCall,
  type CarrierPort,
  type CarrierQuote,
  type NewParcel,
  type QuotedParcel,
} from '#contract/carrier.ts';
import { ask, isFacts, textOf, type Facts } from './client.ts';
import { readEvent, statusOf, timeOf, wordsOf, type Words } from './events.ts';
import { cutBytes, noteFor } from './parcels.ts';
import { daysOf, feeOf, inOneLine, needSender, numberOf } from './quotes.ts';

const NAME = 'Viettel Post';
const BASE = 'https://partner.viettelpost.vn';

/** `TYPE` of a change of state: the sender takes the parcel back before it is fetched. */
const CANCEL = 4;
/** Longest text, in bytes. */
const TEXT_BYTES = 150;

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
        code: textOf(data['ORDER_REFERENCE']) || null,
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
      body: { TYPE: CANCEL, ORDER_NUMBER: tracking, NOTE: cutBytes(reason, TEXT_BYTES) },
    });
    refuseError(answer);
  },
  async quote(call, parcel) {
    needSender(NAME, parcel.from.city);
    const { fee, days } = await readCheapest(call, await signIn(call), parcel);
    return { fee, days };
  },
  /**
   * By the cheapest of their services. They refuse a code that they have (`CHECK_UNIQUE`), but do not say as which parcel: they can only
   * be waited for, or looked up by a person.
   */
  async create(call, parcel) {
    const { code, from, to, cod, lines } = parcel;
    needSender(NAME, from.city);
    const { Token, service } = await prepare(call, parcel);
    const answer = await post(call, '/v2/order/createOrderNlp', {
      headers: { Token },
      body: {
        ORDER_NUMBER: code,
        CHECK_UNIQUE: true,
        SENDER_FULLNAME: cutBytes(from.name, TEXT_BYTES),
        SENDER_PHONE: from.phone,
        RECEIVER_FULLNAME: cutBytes(to.name, TEXT_BYTES),
        RECEIVER_PHONE: to.phone,
        ...partsOf(parcel),
        PRODUCT_NAME: cutBytes(lines.map(({ name }) => name).join(', '), TEXT_BYTES),
        PRODUCT_QUANTITY: lines.reduce((sum, { quantity }) => sum + quantity, 0),
        ORDER_PAYMENT: cod > 0 ? COLLECT_GOODS : COLLECT_NOTHING,
        ORDER_SERVICE: service,
        ORDER_NOTE: cutBytes(noteFor(parcel), TEXT_BYTES),
        LIST_ITEM: lines.map(({ name, quantity, weight }) => ({
          PRODUCT_NAME: cutBytes(name, TEXT_BYTES),
          PRODUCT_QUANTITY: quantity,
          PRODUCT_WEIGHT: weight,
        })),
      },
    });
    if (isDuplicate(answer)) throw new CarrierError('unknown', `${NAME}: ${textOf(answer['message'])}`);
    refuseError(answer);
    const made = isFacts(answer['data']) ? answer['data'] : {};
    const tracking = textOf(made['ORDER_NUMBER']);
    if (tracking === '') throw new CarrierError('unknown', `${NAME} named no parcel`);
    return { tracking, fee: numberOf(made['MONEY_TOTAL']) };
  },
};

/** What is asked before a parcel is: as long as none is made an answer that is lost leaves nothing behind, and it is tried again at will. */
async function prepare(call: CarrierCall, parcel: NewParcel): Promise<{ Token: string; service: string }> {
  try {
    const Token = await signIn(call);
    return { Token, service: (await readCheapest(call, Token, parcel)).service };
  } catch (error) {
    if (!(error instanceof CarrierError) || error.reason !== 'unknown') throw error;
    throw new CarrierError('refused', `${NAME}: ${NO_ANSWER}`);
  }
}

const NO_ANSWER = 'không trả lời, chưa có vận đơn nào được tạo';

/** `ORDER_PAYMENT`: what is collected besides. */
const COLLECT_NOTHING = 1;
const COLLECT_GOODS = 3;

/** Their words for a code that they have already. */
const isDuplicate = ({ error, message }: Facts): boolean =>
  error === true && /tồn tại|trùng|exist|duplicate/i.test(textOf(message));

/** What both a quote and an order tell of a parcel: they read addresses as people write them. */
const partsOf = ({ from, to, weight, size, cod, value }: QuotedParcel | NewParcel) => ({
  SENDER_ADDRESS: inOneLine(from),
  RECEIVER_ADDRESS: inOneLine(to),
  PRODUCT_TYPE: 'HH',
  PRODUCT_WEIGHT: weight,
  PRODUCT_PRICE: value,
  MONEY_COLLECTION: cod,
  ...(size && { PRODUCT_LENGTH: size.length, PRODUCT_WIDTH: size.width, PRODUCT_HEIGHT: size.height }),
});

/** The cheapest of the services that they answer with. */
async function readCheapest(
  call: CarrierCall,
  Token: string,
  parcel: QuotedParcel | NewParcel,
): Promise<CarrierQuote & { service: string }> {
  const answer = await post(call, '/v2/order/getPriceAllNlp', {
    headers: { Token },
    body: { ...partsOf(parcel), TYPE: DOMESTIC },
  });
  refuseError(answer);
  return findCheapest(answer['RESULT']);
}

function findCheapest(services: unknown): CarrierQuote & { service: string } {
  const quotes = (Array.isArray(services) ? services : []).filter(isFacts).map((service) => ({
    fee: feeOf(NAME, service['GIA_CUOC']),
    days: daysOf(numberOf(service['THOI_GIAN'])),
    service: textOf(service['MA_DV_CHINH']),
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
