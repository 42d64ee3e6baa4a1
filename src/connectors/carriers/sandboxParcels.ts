import { feeFor, isEmpty, make, type Json, type Said, type State } from './sandboxState.ts';

/* How the carriers of the sandbox make parcels: they check what they need, and a code of whoever asks makes one. */

/** A place that no carrier knows. */
export const UNKNOWN_PLACE = 'Không có thật';
export const PHONE = /^0\d{9,10}$/;

/** The first of the names that a body says nothing of. */
export const findMissing = (body: Json, names: readonly string[]): string | undefined =>
  names.find((name) => isEmpty(body[name]));

const refuseGhn = (message: string): Said => ({
  status: 400,
  facts: { code: 400, message, data: null },
});

/** GHN needs a district where a place is not of the two-level scheme, and a size; null where nothing is wrong. */
export function checkGhn(body: Json): Said | null {
  const ways = ['to', ...(isEmpty(body['from_address']) ? [] : ['from'])];
  const places = ways.flatMap((way) => [
    ...(body[`is_new_${way}_address`] === true ? [] : [`${way}_district_name`]),
    `${way}_ward_name`,
    `${way}_province_name`,
    `${way}_address`,
  ]);
  const missing = findMissing(body, [...places, 'weight', 'length']);
  if (missing !== undefined) return refuseGhn(`Thiếu thông tin: ${missing}`);
  return body['to_ward_name'] === UNKNOWN_PLACE ? refuseGhn('Không tìm thấy phường/xã nhận.') : null;
}

export const feeOfGhn = (body: Json): number =>
  feeFor(body['weight']) + Number(body['insurance_value'] ?? 0) / 200;

/** GHN: no more than it collects and insures, and a code once. */
export function createGhn(state: State, body: Json): Said {
  const wrong = checkGhn(body);
  if (wrong) return wrong;
  const missing = findMissing(body, ['client_order_code', 'to_name', 'required_note', 'items']);
  if (missing !== undefined) return refuseGhn(`Thiếu thông tin: ${missing}`);
  if (!PHONE.test(String(body['to_phone']))) return refuseGhn('Số điện thoại người nhận không hợp lệ.');
  if (Number(body['cod_amount']) > 50_000_000) return refuseGhn('Tiền thu hộ vượt quá 50.000.000 đ.');
  if (Number(body['insurance_value']) > 5_000_000) return refuseGhn('Giá trị khai báo vượt quá 5.000.000 đ.');
  const parcel = make(state, body['client_order_code'], 'GHNSB', feeOfGhn(body));
  if (!parcel) return refuseGhn('Mã đơn hàng của khách đã tồn tại.');
  const data = { order_code: parcel.tracking, total_fee: parcel.fee };
  return { facts: { code: 200, message: 'Success', data } };
}

export function findGhn({ made, canceled }: State, body: Json): Said {
  const parcel = made.get(String(body['client_order_code']));
  if (!parcel) return refuseGhn('Không tìm thấy đơn hàng.');
  const status = canceled.includes(parcel.tracking) ? 'cancel' : 'ready_to_pick';
  return { facts: { code: 200, message: 'Success', data: { order_code: parcel.tracking, status } } };
}

/** GHTK: a code that is taken is refused with the label that bears it. */
export function createGhtk(state: State, body: Json): Said {
  const refused = (message: string, error: Json = {}): Said => ({
    facts: { success: false, message, error },
  });
  const order = (body['order'] ?? {}) as Json;
  const sender = ['pick_name', 'pick_tel', 'pick_province', 'pick_ward', 'pick_address'];
  const missing = findMissing(order, [
    'id',
    ...sender,
    'name',
    'tel',
    'province',
    'ward',
    'address',
    'hamlet',
  ]);
  if (missing !== undefined) return refused(`Thiếu thông tin: ${missing}`);
  if (!PHONE.test(String(order['tel']))) return refused('Số điện thoại người nhận không hợp lệ.');
  if (order['ward'] === UNKNOWN_PLACE) return refused('Không tìm thấy phường/xã nhận.');
  const { id } = order;
  const existing = state.made.get(String(id));
  if (existing) {
    const error = { code: 'ORDER_ID_EXIST', partner_id: id, ghtk_label: existing.tracking, status: 2 };
    return refused('Đơn hàng đã tồn tại trên hệ thống.', error);
  }
  const parcel = make(state, id, 'S1.SB.', feeFor(Number(order['total_weight']) * 1_000) + 2_000);
  return {
    facts: {
      success: true,
      message: '',
      order: { partner_id: id, label: parcel?.tracking, fee: parcel?.fee },
    },
  };
}

/** Viettel Post: which parcel bears a code that is taken it does not say. */
export function createViettelPost(state: State, body: Json): Said {
  const refused = (message: string): Said => ({
    facts: { status: 204, error: true, message, data: null },
  });
  const sender = ['SENDER_FULLNAME', 'SENDER_PHONE', 'SENDER_ADDRESS'];
  const receiver = ['RECEIVER_FULLNAME', 'RECEIVER_PHONE', 'RECEIVER_ADDRESS'];
  const missing = findMissing(body, [
    'ORDER_NUMBER',
    ...sender,
    ...receiver,
    'PRODUCT_NAME',
    'PRODUCT_WEIGHT',
    'ORDER_SERVICE',
  ]);
  if (missing !== undefined) return refused(`Thiếu thông tin: ${missing}`);
  if (!PHONE.test(String(body['RECEIVER_PHONE']))) return refused('Số điện thoại người nhận không hợp lệ.');
  if (String(body['RECEIVER_ADDRESS']).includes(UNKNOWN_PLACE)) return refused('Không hiểu địa chỉ nhận.');
  if (Buffer.byteLength(String(body['ORDER_NOTE'])) > 150) return refused('Ghi chú quá dài.');
  const parcel = make(state, body['ORDER_NUMBER'], 'VTPSB', feeFor(body['PRODUCT_WEIGHT']) - 1_000);
  if (!parcel) return refused('Mã đơn hàng đã tồn tại.');
  const data = { ORDER_NUMBER: parcel.tracking, MONEY_TOTAL: parcel.fee };
  return { facts: { status: 200, error: false, message: 'OK', data } };
}
