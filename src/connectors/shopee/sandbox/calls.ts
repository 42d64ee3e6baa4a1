import { issue, putOrder, type Json, type SandboxShop, type SandboxState } from './state.ts';

/** A call whose signature, time and token were right. */
export interface GoodCall {
  state: SandboxState;
  query: Readonly<Record<string, string>>;
  body: Json;
  /** Of a call for a shop. */
  shop: SandboxShop;
}

/** An answer that says in their word what is wrong. */
export class Refused extends Error {
  readonly error: string;

  constructor(error: string, message: string) {
    super(message);
    this.error = error;
  }
}

interface Served {
  isPublic?: true;
  serve(call: GoodCall): Json;
}

/** What the sandbox answers, by path. */
export const CALLS: Readonly<Record<string, Served>> = {
  '/api/v2/auth/token/get': { isPublic: true, serve: exchange },
  '/api/v2/auth/access_token/get': { isPublic: true, serve: refresh },
  '/api/v2/shop/get_shop_info': {
    serve: ({ shop }) => ({ shop_name: shop.name, region: 'VN', status: 'NORMAL' }),
  },
  '/api/v2/order/get_order_list': { serve: (call) => ({ response: listOrders(call) }) },
  '/api/v2/order/get_order_detail': { serve: (call) => ({ response: readDetails(call) }) },
  '/api/v2/logistics/get_tracking_number': { serve: (call) => ({ response: readTracking(call) }) },
  '/api/v2/logistics/ship_order': { serve: ship },
  '/api/v2/order/handle_buyer_cancellation': { serve: answerCancel },
  '/api/v2/product/update_stock': { serve: (call) => ({ response: updateStock(call) }) },
  '/api/v2/product/update_price': { serve: (call) => ({ response: updatePrices(call) }) },
};

function exchange({ state, body }: GoodCall): Json {
  const code = String(body['code']);
  const found = state.codes.get(code);
  // Used up whatever comes of it.
  state.codes.delete(code);
  if (!found || found.until < state.settings.now().getTime())
    throw new Refused('invalid_code', 'Invalid code, it was used or is too old.');
  if (found.shop.id !== String(body['shop_id'])) throw new Refused('error_param', 'Wrong shop_id.');
  return issue(state, found.shop);
}

function refresh({ state, body }: GoodCall): Json {
  const shop = state.shops.get(String(body['shop_id']));
  if (!shop?.refreshTokens.delete(String(body['refresh_token'])))
    throw new Refused('error_auth', 'Invalid refresh_token.');
  return issue(state, shop);
}

const MOST_SECONDS = 15 * 86_400;

/** A page of the orders that changed in a time; the cursor is how many came before. */
function listOrders({ shop, query }: GoodCall): Json {
  const [from, to, size] = [query['time_from'], query['time_to'], query['page_size']].map(Number);
  if (from === undefined || to === undefined || !(to >= from) || to - from > MOST_SECONDS)
    throw new Refused('error_param', 'time_from and time_to must be at most 15 days apart.');
  if (size === undefined || !(size >= 1 && size <= 100))
    throw new Refused('error_param', 'page_size must be from 1 to 100.');
  const field = query['time_range_field'] === 'create_time' ? 'create_time' : 'update_time';
  const found = [...shop.orders.values()]
    .filter((order) => Number(order[field]) >= from && Number(order[field]) <= to)
    .sort((one, other) => Number(one[field]) - Number(other[field]));
  const start = Number(query['cursor'] || 0);
  const more = start + size < found.length;
  return {
    more,
    next_cursor: more ? String(start + size) : '',
    order_list: found.slice(start, start + size).map(({ order_sn }) => ({ order_sn })),
  };
}

/** Fields that are told only when they are asked for. */
const OPTIONAL = new Set([
  'buyer_username',
  'recipient_address',
  'item_list',
  'total_amount',
  'package_list',
  'cancel_reason',
]);

function readDetails({ shop, query }: GoodCall): Json {
  const codes = (query['order_sn_list'] ?? '').split(',');
  if (codes.length > 50) throw new Refused('error_param', 'order_sn_list takes at most 50.');
  const asked = new Set((query['response_optional_fields'] ?? '').split(','));
  const orders = codes.flatMap((code) => shop.orders.get(code) ?? []);
  return {
    order_list: orders.map((order) =>
      Object.fromEntries(Object.entries(order).filter(([name]) => !OPTIONAL.has(name) || asked.has(name))),
    ),
  };
}

function find(shop: SandboxShop, code: unknown) {
  const order = shop.orders.get(String(code));
  if (!order) throw new Refused('error_not_found', `Order ${String(code)} does not exist.`);
  return order;
}

const readTracking = ({ shop, query }: GoodCall): Json => ({
  tracking_number: find(shop, query['order_sn'])['tracking_number'] ?? '',
});

/** An order is shipped once: a second time is an error, as over there. */
function ship({ state, shop, body }: GoodCall): Json {
  const { order_sn: code, non_integrated: own } = body;
  const order = find(shop, code);
  if (!['READY_TO_SHIP', 'RETRY_SHIP'].includes(order.order_status))
    throw new Refused(
      'logistics.invalid_order_status',
      `The order is ${order.order_status}, it cannot be shipped.`,
    );
  const { tracking_number = '' } = (own ?? {}) as Json;
  putOrder(state, shop, { order_sn: order.order_sn, order_status: 'PROCESSED', tracking_number });
  return { response: {} };
}

/** A shop answers a buyer who asks to cancel, and nobody else. */
function answerCancel({ state, shop, body }: GoodCall): Json {
  const { order_sn: code, operation } = body;
  const order = find(shop, code);
  if (operation !== 'ACCEPT' && operation !== 'REJECT')
    throw new Refused('error_param', 'operation must be ACCEPT or REJECT.');
  if (order.order_status !== 'IN_CANCEL')
    throw new Refused(
      'order.invalid_status',
      `The order is ${order.order_status}, nobody asks to cancel it.`,
    );
  const order_status = operation === 'ACCEPT' ? 'CANCELLED' : 'READY_TO_SHIP';
  putOrder(state, shop, { order_sn: order.order_sn, order_status });
  return { response: {} };
}

/** Sets what may be sold of the models of an item; never less than buyers have reserved. */
/** The models of an item that a call names, and what it says of each. */
function readModels(body: GoodCall['body'], list: string): { item: number; models: Json[] } {
  const item = Number(body['item_id']);
  const models = (body[list] ?? []) as Json[];
  if (!Number.isSafeInteger(item) || item <= 0) throw new Refused('error_param', 'Wrong item_id.');
  if (models.length === 0 || models.length > 50)
    throw new Refused('error_param', `${list} takes 1 to 50 models.`);
  return { item, models };
}

/** What is in a promotion keeps its price. */
function updatePrices({ shop, body }: GoodCall): Json {
  const { item, models } = readModels(body, 'price_list');
  const [good, bad] = [[] as Json[], [] as Json[]];
  for (const { model_id: model, original_price } of models) {
    const key = `${item} ${String(model)}`;
    const price = Number(original_price);
    if (!(price > 0)) throw new Refused('error_param', 'Wrong original_price.');
    if (shop.promoted.has(key))
      bad.push({ model_id: model, failed_reason: 'The price is locked by a promotion.' });
    else {
      shop.prices.set(key, price);
      good.push({ model_id: model, original_price: price });
    }
  }
  return { success_list: good, failure_list: bad };
}

function updateStock({ shop, body }: GoodCall): Json {
  const { item, models } = readModels(body, 'stock_list');
  const [good, bad] = [[] as Json[], [] as Json[]];
  for (const { model_id: model, seller_stock } of models) {
    const stock = Number((seller_stock as Json[] | undefined)?.[0]?.['stock']);
    const key = `${item} ${String(model)}`;
    if (!Number.isSafeInteger(stock) || stock < 0) throw new Refused('error_param', 'Wrong stock.');
    const reserved = shop.reserved.get(key) ?? 0;
    if (stock < reserved)
      bad.push({ model_id: model, failed_reason: `Stock is less than the ${reserved} reserved.` });
    else {
      shop.stock.set(key, stock);
      good.push({ model_id: model, stock });
    }
  }
  return { success_list: good, failure_list: bad };
}
