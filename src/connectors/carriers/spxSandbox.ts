import { checkSignSpx } from './sign.ts';
import { cancel, isOfNow, type Asked } from './sandboxDialect.ts';
import { PHONE, UNKNOWN_PLACE } from './sandboxParcels.ts';
import { feeFor, isEmpty, make, type Json, type Said, type State } from './sandboxState.ts';

/** What the sandbox knows of SPX: an app with its key, and a user with his own. */
export const SPX_ACCOUNT = {
  app_id: '100001',
  app_secret: 'sandbox-spx-app-key',
  user_id: '6051850',
  user_secret: 'sandbox-spx-user-key',
} as const;

const said = (ret_code: number, message: string, data: Json = {}): Said => ({
  facts: { ret_code, message, data },
});

/** Why they do not answer; null where all is well. */
function findFault({ body, text, headers }: Asked): Said | null {
  const { app_id, app_secret, user_id, user_secret } = SPX_ACCOUNT;
  const timestamp = String(headers['timestamp']);
  const signed = { appId: app_id, timestamp, random: String(headers['random-num']) };
  const isRight =
    headers['app-id'] === app_id && headers['check-sign'] === checkSignSpx(app_secret, signed, text);
  if (!isRight || !isOfNow(Number(timestamp) * 1000))
    return { ...said(11_000, 'check-sign is not valid'), status: 401 };
  return body['user_id'] === Number(user_id) && body['user_secret'] === user_secret
    ? null
    : said(12_051, 'User ID hoặc Secret Key không đúng.');
}

/** Two-level: 2, with the ward in the place of the district; three-level: 0. */
function isPlace(place: Json, way: 'sender' | 'deliver'): boolean {
  const version = place[`${way}_address_version`];
  const parts = [`${way}_state`, `${way}_city`, ...(version === 2 ? [] : [`${way}_district`])];
  const isKnown = !parts.some((part) => isEmpty(place[part]) || place[part] === UNKNOWN_PLACE);
  return (version === 0 || version === 2) && isKnown;
}

const fail = (ret_code: number, message: string): Said =>
  said(0, 'success', { orders: [], fail_list: [{ ret_code, message }] });

const isServed = (order: Json): boolean =>
  isPlace(order['sender_info'] as Json, 'sender') && isPlace(order['deliver_info'] as Json, 'deliver');

function feeIn(order: Json): number {
  const parcel = order['parcel_info'] as Json;
  const insurance = Number(parcel['express_insured_value'] ?? 0) / 200;
  return feeFor(Number(parcel['parcel_weight']) * 1000) + 4_000 + insurance;
}

function price(order: Json): Said {
  if (!isServed(order)) return fail(10_042, 'Địa chỉ không hợp lệ.');
  return said(0, 'success', {
    orders: [{ order_id: '', estimated_shipping_fee: feeIn(order) }],
    fail_list: [],
  });
}

/** One time of pickup, which an order has to name. */
const PICKUP = { date: '2026-12-01', pickup_time: 1_796_083_200, range: 1 };

const listPickups = (): Said => ({
  facts: {
    ret_code: 0,
    message: 'success',
    data: [{ ...PICKUP, slots: [{ pickup_time_range_id: PICKUP.range, pickup_time_range: '10h-19h' }] }],
  },
});

/** A code once, which is looked up by a search. */
function create(state: State, order: Json): Said {
  const fulfillment = order['fulfillment_info'] as Json;
  const receiver = order['deliver_info'] as Json;
  if (!isServed(order)) return fail(10_042, 'Địa chỉ không hợp lệ.');
  if (fulfillment['pickup_time'] !== PICKUP.pickup_time) return fail(10_013, 'Thiếu khung giờ lấy hàng.');
  if (!PHONE.test(String(receiver['deliver_phone'])))
    return fail(10_041, 'Số điện thoại người nhận không hợp lệ.');
  const parcel = make(state, order['order_id'], 'SPXVN', feeIn(order));
  if (!parcel) return fail(13_103, 'Order id has been used already.');
  const { tracking: tracking_no, fee: estimated_shipping_fee } = parcel;
  return said(0, 'success', {
    orders: [{ order_id: order['order_id'], tracking_no, estimated_shipping_fee }],
    fail_list: [],
  });
}

/** SPX fails what is canceled already as it fails what is fetched. */
function cancelOnce(state: State, tracking_no: string): Said {
  const isCanceled = state.canceled.includes(tracking_no);
  const problem = isCanceled ? 'Trạng thái đơn không thể hủy.' : cancel(state, tracking_no);
  return problem === null
    ? said(0, 'success', { tracking_no_list: [tracking_no], fail_list: [] })
    : said(0, 'success', {
        tracking_no_list: [],
        fail_list: [{ ret_code: 1, message: problem, tracking_no }],
      });
}

function search({ canceled, fetched, made }: State, given: string, order_id: string | undefined): Said {
  const parcel = order_id === undefined ? { tracking: given } : made.get(order_id);
  if (!parcel) return said(0, 'success', { orders: [] });
  const { tracking: tracking_no } = parcel;
  const status_code = canceled.includes(tracking_no) ? 7001 : fetched.has(tracking_no) ? 2001 : 1001;
  return said(0, 'success', { orders: [{ order_id, tracking_no, status_code }] });
}

/** SPX Express. */
export function spxDialect(state: State, asked: Asked): Said {
  const { path, body } = asked;
  const fault = findFault(asked);
  if (fault) return fault;
  const [tracking = ''] = (body['tracking_no_list'] as string[] | undefined) ?? [];
  const [code] = (body['order_id_list'] as string[] | undefined) ?? [];
  const [order] = (body['orders'] as Json[] | undefined) ?? [];
  if (path === '/open/api/v1/order/batch_check_order' && order) return price(order);
  if (path === '/open/api/v1/order/batch_create_order' && order) return create(state, order);
  if (path === '/open/api/v1/order/get_pickup_time') return listPickups();
  if (path === '/open/api/v1/order/batch_cancel_order') return cancelOnce(state, tracking);
  if (path === '/open/api/v1/order/batch_search_order') return search(state, tracking, code);
  return said(10_002, 'Not supported');
}
