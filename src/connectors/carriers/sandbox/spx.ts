import { checkSignSpx } from '../sign.ts';
import { cancel, feeFor, isEmpty, isOfNow, type Asked, type Json, type Said, type State } from './dialect.ts';

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
  return (version === 0 || version === 2) && !parts.some((part) => isEmpty(place[part]));
}

function price(order: Json): Said {
  const parcel = order['parcel_info'] as Json;
  const isServed =
    isPlace(order['sender_info'] as Json, 'sender') && isPlace(order['deliver_info'] as Json, 'deliver');
  if (!isServed)
    return said(0, 'success', { fail_list: [{ ret_code: 10_042, message: 'Địa chỉ không hợp lệ.' }] });
  const insurance = Number(parcel['express_insured_value'] ?? 0) / 200;
  const estimated_shipping_fee = feeFor(Number(parcel['parcel_weight']) * 1000) + 4_000 + insurance;
  return said(0, 'success', { orders: [{ order_id: '', estimated_shipping_fee }], fail_list: [] });
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

function search({ canceled, fetched }: State, tracking_no: string): Said {
  const status_code = canceled.includes(tracking_no) ? 7001 : fetched.has(tracking_no) ? 2001 : 1001;
  return said(0, 'success', { orders: [{ tracking_no, status_code }] });
}

/** SPX Express. */
export function spxDialect(state: State, asked: Asked): Said {
  const { path, body } = asked;
  const fault = findFault(asked);
  if (fault) return fault;
  const [tracking = ''] = (body['tracking_no_list'] as string[] | undefined) ?? [];
  const [order] = (body['orders'] as Json[] | undefined) ?? [];
  if (path === '/open/api/v1/order/batch_check_order' && order) return price(order);
  if (path === '/open/api/v1/order/batch_cancel_order') return cancelOnce(state, tracking);
  if (path === '/open/api/v1/order/batch_search_order') return search(state, tracking);
  return said(10_002, 'Not supported');
}
