import { digestJt, hashJtPassword } from './sign.ts';
import { cancel, isOfNow, type Asked } from './sandboxDialect.ts';
import { findMissing, PHONE, UNKNOWN_PLACE } from './sandboxParcels.ts';
import { feeFor, isEmpty, make, type Json, type Said, type State } from './sandboxState.ts';

/** What the sandbox knows of J&T: the account of the API with its private key, and the customer with his own. */
export const JT_ACCOUNT = {
  company_id: '100200300',
  carrier_customer_id: '084LC00010',
  token: 'sandbox-jt-key',
  password: 'sandbox-jt-customer-key',
} as const;

const said = (code: string, msg: string, data: unknown = null): Said => ({ facts: { code, msg, data } });
const done = (data: unknown): Said => said('1', 'success', data);

/** Why they do not answer; null where all is well. */
function findFault({ body, text, headers }: Asked): Said | null {
  const { company_id, carrier_customer_id, token, password } = JT_ACCOUNT;
  const bizContent = new URLSearchParams(text).get('bizContent') ?? '';
  if (headers['apiaccount'] !== company_id) return said('145003010', 'API account does not exist');
  if (!isOfNow(Number(headers['timestamp']))) return said('145003050', 'Illegal parameters');
  if (headers['digest'] !== digestJt(bizContent, token))
    return said('145003030', 'headers signature verification failed');
  if (body['customerCode'] !== carrier_customer_id || body['password'] !== hashJtPassword(password))
    return said('999001030', 'customerCode or password is wrong');
  return null;
}

/** A place before the two-level scheme needs its district, and both are of one scheme; null where nothing is wrong. */
function findWrongPlace(body: Json): Said | null {
  for (const way of ['sender', 'receiver']) {
    const place = body[way] as Json;
    if (isEmpty(place['prov']) || isEmpty(place['area']) || place['area'] === UNKNOWN_PLACE)
      return said('999009020', 'No corresponding destination information was found');
    if (body['selfAddress'] !== 1 && isEmpty(place['city']))
      return said('1450033315', 'Please fill in the correct sending/receiving district');
  }
  return null;
}

function price(body: Json): Said {
  const wrong = findWrongPlace(body);
  if (wrong) return wrong;
  return done({
    price: feeFor(Number(body['weight']) * 1000) + 3_000,
    codFee: 0,
    insuranceFee: body['isInsured'] === 1 ? Number(body['goodsValue']) / 200 : 0,
  });
}

/** J&T refuses what is canceled already in the same words as what is fetched. */
function cancelOnce(state: State, tracking: string): Said {
  const isCanceled = state.canceled.includes(tracking);
  if (isCanceled || cancel(state, tracking) !== null)
    return said('999010010', 'order status can not be cancel (Đơn hàng đã được lấy hoặc đã hủy)');
  return done({ txlogisticId: tracking, billCode: tracking });
}

function trace({ canceled, fetched }: State, billCode: string): Said {
  const code = canceled.includes(billCode) ? 105 : fetched.has(billCode) ? 106 : 103;
  return done([{ billCode, details: [{ scanTypeCode: code, scanTime: '2026-11-20 09:00:00' }] }]);
}

/** A code once; which parcel bears it they say with its label. */
function create(state: State, body: Json): Said {
  const missing = findMissing(body, ['txlogisticId', 'payType', 'packageInfo', 'items']);
  if (missing !== undefined) return said('999001010', `Thiếu thông tin: ${missing}`);
  const { weight } = body['packageInfo'] as Json;
  const wrong = findWrongPlace(body);
  if (wrong) return wrong;
  const receiver = body['receiver'] as Json;
  if (!PHONE.test(String(receiver['mobile'])))
    return said('999001010', 'Số điện thoại người nhận không hợp lệ.');
  const fee = feeFor(Number(weight) * 1000) + 3_000;
  const parcel = make(state, body['txlogisticId'], '8011', fee);
  if (!parcel) return said('145003204', 'Duplicate order please update customer order number');
  const fees = { inquiryFee: fee, codFee: 0, insuranceFee: 0 };
  return done({ txlogisticId: body['txlogisticId'], billCode: parcel.tracking, sortLine: '', ...fees });
}

function label({ made }: State, code: string): Said {
  const parcel = made.get(code);
  return parcel
    ? done({ txlogisticId: code, billCode: parcel.tracking, base64EncodeContent: '' })
    : said('999002000', 'Data not found');
}

/** J&T Express. */
export function jtDialect(state: State, asked: Asked): Said {
  const { path, body } = asked;
  const fault = findFault(asked);
  if (fault) return fault;
  if (path === '/api/spmComCost/getComCost') return price(body);
  if (path === '/api/order/addOrder') return create(state, body);
  if (path === '/api/order/printOrder') return label(state, String(body['txlogisticId']));
  if (path === '/api/order/cancelOrder') return cancelOnce(state, String(body['billCode']));
  if (path === '/api/logistics/trace') return trace(state, String(body['billcodes']));
  return said('145003012', 'API account has no interface permissions');
}
