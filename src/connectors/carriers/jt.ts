import {
  CarrierError,
  type CarrierCall,
  type CarrierEvent,
  type CarrierPerson,
  type CarrierPlace,
  type CarrierPort,
  type MadeParcel,
  type NewParcel,
  type QuotedParcel,
} from '#contract/carrier.ts';
import { ask, doOnce, factsIn, isFacts, listOf, textOf, type Facts } from './client.ts';
import { bodyOf, statusOf, timeOf, wordsOf, type Words } from './events.ts';
import { madeOf, makeOnce, noteFor } from './parcels.ts';
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

/** An order as usual, that they fetch, bring to the door, and are paid for by the month by its sender. */
const USUAL = { orderType: 1, serviceType: 1, deliveryType: 1, payType: 'PP_PM' };

/** Longest texts, in characters. */
const MAX_NOTE = 200;
const MAX_NAME = 40;
const MAX_ITEM = 100;

const statusIn = (detail: Facts): number | null => statusOf(WORDS, textOf(detail['scanTypeCode']));

function toEvent(
  { tracking, code }: Pick<CarrierEvent, 'tracking' | 'code'>,
  detail: Facts,
  receivedAt: string,
): CarrierEvent {
  const status = statusIn(detail);
  const said = wordsOf(detail['desc']) ?? wordsOf(detail['scanTypeName']);
  const scan = textOf(detail['scanTypeCode']);
  return {
    tracking,
    code,
    status,
    at: timeOf(textOf(detail['scanTime']), receivedAt),
    // The number of one that we do not know is kept, so that it can be asked for.
    text: status === null ? wordsOf(`${said ?? ''} (${scan})`) : (said ?? scan),
    place: wordsOf(detail['scanNetworkName']),
  };
}

/** They know places of the two-level scheme by their names; those before only by names of their own. */
const placeOf = ({ city, district, ward }: CarrierPlace) => ({
  prov: city,
  city: district ?? '',
  area: ward ?? '',
});

const endOf = (end: CarrierPlace & CarrierPerson) => ({
  name: end.name.slice(0, MAX_NAME),
  mobile: end.phone,
  ...placeOf(end),
  address: end.address,
});

const sizeOf = (size: QuotedParcel['size']) =>
  size && { length: String(size.length), width: String(size.width), height: String(size.height) };

/** What both a quote and an order tell of a parcel. One flag names the scheme of both places. */
const partsOf = ({ from, to, cod, value }: QuotedParcel | NewParcel) => ({
  selfAddress: from.isTwoLevel && to.isTwoLevel ? 1 : 0,
  productType: EXPRESS,
  goodsType: GOODS,
  isInsured: value > 0 ? 1 : 0,
  goodsValue: value,
  codMoney: String(cod),
});

/** J&T Express of Vietnam. */
export const jt: CarrierPort = {
  answersAgain: true,
  limits: { value: 30_000_000 },
  hookAnswer: '{"code":"1","msg":"success","data":null}',
  readEvents(rawBody, receivedAt) {
    const sent = bodyOf(rawBody);
    const facts = factsIn(textOf(sent['bizContent'])) ?? sent;
    const tracking = textOf(facts['billCode']);
    if (tracking === '') return [];
    const details = isFacts(facts['details']) ? [facts['details']] : listOf(facts['details']);
    const parcel = { tracking, code: textOf(facts['txlogisticId']) || null };
    return details.map((detail) => toEvent(parcel, detail, receivedAt));
  },
  cancel: (call, { tracking, reason }) =>
    doOnce(
      () => post(call, '/api/order/cancelOrder', { txlogisticId: tracking, billCode: tracking, reason }),
      () => isCanceled(call, tracking),
    ),
  /** They say no day, and the parts of the fee. */
  async quote(call, parcel) {
    const { from, to, weight, size } = parcel;
    needSender(NAME, from.city);
    needSender(NAME, from.ward);
    const data = await post(call, '/api/spmComCost/getComCost', {
      weight: weight / GRAMS,
      ...partsOf(parcel),
      ...sizeOf(size),
      sender: placeOf(from),
      receiver: placeOf(to),
    });
    const said = isFacts(data) ? data : {};
    const more = ['codFee', 'insuranceFee'].map((name) => numberOf(said[name]) ?? 0);
    return { fee: more.reduce((sum, one) => sum + Math.round(one), feeOf(NAME, said['price'])), days: null };
  },
  async create(call, parcel) {
    const { code, from, to, weight, size, isPartial, lines } = parcel;
    needSender(NAME, from.city);
    needSender(NAME, from.ward);
    const order = {
      ...USUAL,
      ...partsOf(parcel),
      txlogisticId: code,
      partSign: isPartial ? '1' : '0',
      sender: endOf(from),
      receiver: endOf(to),
      packageInfo: { weight: String(weight / GRAMS), ...sizeOf(size) },
      remark: noteFor(parcel).slice(0, MAX_NOTE),
      items: lines.map(({ name, quantity }) => ({
        itemName: name.slice(0, MAX_ITEM),
        englishName: name.slice(0, MAX_ITEM),
        number: String(quantity),
        itemValue: '0',
      })),
    };
    return makeOnce(
      async () => toMade(await post(call, '/api/order/addOrder', order)),
      () => findMade(call, code),
    );
  },
};

/** Three parts of the fee, whose names their pages mix up. */
function toMade(data: unknown): MadeParcel {
  const said = isFacts(data) ? data : {};
  const parts = ['inquiryFee', 'codFee', 'insuranceFee'].flatMap((name) => numberOf(said[name]) ?? []);
  const fee = parts.length === 0 ? null : Math.round(parts.reduce((sum, one) => sum + one, 0));
  return madeOf(NAME, textOf(said['billCode']), fee);
}

/** Their label names the parcel that bears a code; one that was canceled is none. */
async function findMade(call: CarrierCall, code: string): Promise<MadeParcel | null> {
  const data = await post(call, '/api/order/printOrder', { txlogisticId: code });
  const tracking = textOf(isFacts(data) ? data['billCode'] : '');
  return tracking === '' || (await isCanceled(call, tracking)) ? null : { tracking, fee: null };
}

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
