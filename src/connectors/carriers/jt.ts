import {
  CarrierError,
  type CarrierCall,
  type CarrierEvent,
  type CarrierPlace,
  type CarrierPort,
} from '#contract/carrier.ts';
import { ask, doOnce, factsIn, isFacts, listOf, textOf, type Facts } from './client.ts';
import { bodyOf, statusOf, timeOf, wordsOf, type Words } from './events.ts';
import { feeOf, GRAMS, needSender, numberOf } from './quotes.ts';
import { digestJt, hashJtPassword } from './sign.ts';

const NAME = 'J&T';
const BASE = 'https://ylopenapi.jtexpress.vn/webopenplatformapi';

/** That a journey is over (121) says nothing of how. Their samples show more codes than they publish. */
const WORDS: Words = {
  50: ['103', '104'],
  100: ['106'],
  200: ['109', '110', '112'],
  225: ['118'],
  250: ['113'],
  275: ['116', '120'],
  402: ['117'],
  700: ['105'],
};
const CANCELED = 700;

/** No such app, a wrong digest or no right to a call; no such customer, a stopped one or a wrong password. */
const ACCOUNT: readonly string[] = [
  '145003010',
  '145003012',
  '145003030',
  '999011010',
  '999011020',
  '999011030',
  '999001030',
];

/** Their usual service, and what is neither a document nor fresh. */
const EXPRESS = 'EXPRESS';
const GOODS = 'bm000010';

const statusIn = (detail: Facts): number | null => statusOf(WORDS, textOf(detail['scanTypeCode']));

function toEvent(tracking: string, detail: Facts, receivedAt: string): CarrierEvent {
  const status = statusIn(detail);
  const said = wordsOf(detail['desc']) ?? wordsOf(detail['scanTypeName']);
  const code = textOf(detail['scanTypeCode']);
  return {
    tracking,
    status,
    at: timeOf(textOf(detail['scanTime']), receivedAt),
    // The number of one that we do not know is kept, so that it can be asked for.
    text: status === null ? wordsOf(`${said ?? ''} (${code})`) : (said ?? code),
    place: wordsOf(detail['scanNetworkName']),
  };
}

/** They know places of the two-level scheme by their names; those before only by names of their own. */
const placeOf = ({ city, district, ward }: CarrierPlace) => ({
  prov: city,
  city: district ?? '',
  area: ward ?? '',
});

/** J&T Express of Vietnam. */
export const jt: CarrierPort = {
  hookAnswer: '{"code":"1","msg":"success","data":null}',
  readEvents(rawBody, receivedAt) {
    const sent = bodyOf(rawBody);
    const facts = factsIn(textOf(sent['bizContent'])) ?? sent;
    const tracking = textOf(facts['billCode']);
    if (tracking === '') return [];
    const details = isFacts(facts['details']) ? [facts['details']] : listOf(facts['details']);
    return details.map((detail) => toEvent(tracking, detail, receivedAt));
  },
  cancel: (call, { tracking, reason }) =>
    doOnce(
      () => post(call, '/api/order/cancelOrder', { txlogisticId: tracking, billCode: tracking, reason }),
      () => isCanceled(call, tracking),
    ),
  /** They say no day, and the parts of the fee. One flag names the scheme of both places. */
  async quote(call, { from, to, weight, size, cod, value }) {
    needSender(NAME, from.city);
    needSender(NAME, from.ward);
    const data = await post(call, '/api/spmComCost/getComCost', {
      weight: weight / GRAMS,
      selfAddress: from.isTwoLevel && to.isTwoLevel ? 1 : 0,
      productType: EXPRESS,
      goodsType: GOODS,
      isInsured: value > 0 ? 1 : 0,
      goodsValue: value,
      codMoney: String(cod),
      ...(size && { length: String(size.length), width: String(size.width), height: String(size.height) }),
      sender: placeOf(from),
      receiver: placeOf(to),
    });
    const said = isFacts(data) ? data : {};
    const more = ['codFee', 'insuranceFee'].map((name) => numberOf(said[name]) ?? 0);
    return { fee: more.reduce((sum, one) => sum + Math.round(one), feeOf(NAME, said['price'])), days: null };
  },
};

/** Asks as our customer number at them; gives `data` of their envelope, or throws what it says. */
async function post(call: CarrierCall, path: string, business: object): Promise<unknown> {
  const { companyId, customerId, token, password } = call.account;
  if (token === null) throw new CarrierError('account', `${NAME}: chưa nhập token`);
  const bizContent = JSON.stringify({
    customerCode: customerId,
    password: hashJtPassword(password ?? token),
    ...business,
  });
  const { facts } = await ask(call, {
    name: NAME,
    base: BASE,
    path,
    headers: {
      apiAccount: companyId ?? '',
      timestamp: String(call.now.getTime()),
      digest: digestJt(bizContent, token),
    },
    form: { bizContent },
  });
  const code = textOf(facts['code']);
  if (code === '1') return facts['data'];
  throw new CarrierError(ACCOUNT.includes(code) ? 'account' : 'refused', `${NAME}: ${textOf(facts['msg'])}`);
}

async function isCanceled(call: CarrierCall, tracking: string): Promise<boolean> {
  const data = await post(call, '/api/logistics/trace', { txlogisticId: '', billcodes: tracking });
  const parcel = listOf(data).find((one) => textOf(one['billCode']) === tracking);
  return listOf(parcel?.['details']).some((detail) => statusIn(detail) === CANCELED);
}
