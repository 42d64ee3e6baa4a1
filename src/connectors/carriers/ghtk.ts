import { CarrierError, type CarrierPort, type MadeParcel } from '#contract/carrier.ts';
import { ask, isFacts, textOf, type Answer, type Facts } from './client.ts';
import { readEvent, statusOf, timeOf, wordsOf, type Words } from './events.ts';
import { cutBytes, noteFor } from './parcels.ts';
import { feeOf, needSender, numberOf } from './quotes.ts';

const NAME = 'GHTK';
const BASE = 'https://services.giaohangtietkiem.vn';

/** That they have settled the money (6) is told by their statement, which is posted here. */
const WORDS: Words = {
  50: ['1', '2', '7', '8'],
  55: ['12'],
  100: ['3'],
  200: ['4'],
  225: ['10'],
  250: ['5'],
  275: ['9', '20'],
  402: ['11', '21'],
  700: ['-1'],
  800: ['13'],
};

/** Giao Hàng Tiết Kiệm. */
export const ghtk: CarrierPort = {
  answersAgain: true,
  readEvents: (rawBody, receivedAt) =>
    readEvent(rawBody, (facts) => ({
      tracking: textOf(facts['label_id']),
      code: textOf(facts['partner_id']) || null,
      status: statusOf(WORDS, textOf(facts['status_id'])),
      at: timeOf(textOf(facts['action_time']), receivedAt),
      text: wordsOf(facts['reason']) ?? wordsOf(facts['status_id']),
      place: null,
    })),
  async cancel(call, { tracking }) {
    const answer = await ask(call, {
      name: NAME,
      base: BASE,
      path: `/services/shipment/cancel/${encodeURIComponent(tracking)}`,
      headers: { Token: call.account.token ?? '' },
    });
    refuseError(answer);
  },
  /** They say no day. `fee` is the whole, what the insurance costs included. Places of the two-level scheme have an empty district. */
  async quote(call, { from, to, weight, value }) {
    needSender(NAME, from.ward);
    const answer = await ask(call, {
      name: NAME,
      base: BASE,
      path: '/services/shipment/fee',
      headers: { Token: call.account.token ?? '' },
      query: {
        pick_province: from.city,
        pick_district: from.district ?? '',
        pick_ward: from.ward ?? '',
        pick_address: from.address,
        province: to.city,
        district: to.district ?? '',
        ward: to.ward ?? '',
        address: to.address,
        weight: String(weight),
        value: String(value),
        transport: 'road',
        deliver_option: 'none',
      },
    });
    refuseError(answer);
    const fee = isFacts(answer.facts['fee']) ? answer.facts['fee'] : {};
    if (fee['delivery'] === false) throw new CarrierError('refused', `${NAME}: ${NOT_SERVED}`);
    return { fee: feeOf(NAME, fee['fee']), days: null };
  },
  /** Kilograms; the sender pays, and what the receiver may do is said in words. Places of the two-level scheme have an empty district. */
  async create(call, parcel) {
    const { code, from, to, weight, cod, value, lines } = parcel;
    needSender(NAME, from.ward);
    const answer = await ask(call, {
      name: NAME,
      base: BASE,
      path: '/services/shipment/order/?ver=1.5',
      headers: { Token: call.account.token ?? '' },
      body: {
        products: lines.map((line) => ({ ...line, weight: line.weight / GRAMS })),
        order: {
          id: code,
          pick_name: from.name,
          pick_tel: from.phone,
          pick_province: from.city,
          pick_district: from.district ?? '',
          pick_ward: from.ward ?? '',
          pick_address: from.address,
          name: to.name,
          tel: to.phone,
          province: to.city,
          district: to.district ?? '',
          ward: to.ward ?? '',
          address: to.address,
          hamlet: NO_HAMLET,
          is_freeship: 1,
          pick_money: cod,
          value,
          total_weight: weight / GRAMS,
          transport: 'road',
          note: cutBytes(noteFor(parcel), NOTE_BYTES),
        },
      },
    });
    const existing = findExisting(answer.facts);
    if (existing) return existing;
    refuseError(answer);
    const made = isFacts(answer.facts['order']) ? answer.facts['order'] : {};
    const tracking = textOf(made['label']);
    if (tracking === '') throw new CarrierError('unknown', `${NAME} named no parcel`);
    return { tracking, fee: numberOf(made['fee']) };
  },
};

const GRAMS = 1000;
/** What they want where no hamlet is known. */
const NO_HAMLET = 'Khác';
/** Longest note, in bytes. */
const NOTE_BYTES = 120;

/** An order that bears our code there already: they refuse it, and name its label. */
function findExisting({ error }: Facts): MadeParcel | null {
  if (!isFacts(error) || error['code'] !== 'ORDER_ID_EXIST') return null;
  const tracking = textOf(error['ghtk_label']);
  return tracking === '' ? null : { tracking, fee: null };
}

/** What they mean by `delivery: false`. */
const NOT_SERVED = 'không giao đến địa chỉ này';

function refuseError({ status, facts }: Answer): void {
  if (facts['success'] === true) return;
  const isUnknown = status === 401 || status === 403;
  throw new CarrierError(isUnknown ? 'account' : 'refused', `${NAME}: ${textOf(facts['message'])}`);
}
