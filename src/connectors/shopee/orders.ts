import type {
  MarketplaceLine,
  MarketplaceOrder,
  MarketplaceReceiver,
  ShopCall,
} from '#contract/marketplace.ts';
import { ask, toFacts, toList, toNumber, toSeconds, toText, toTime, type Facts } from './client.ts';
import { carrierOf, deliveryOf, meaningOf } from './map.ts';

/** Most orders of a page, and of one call for their details. */
const PAGE = '100';
const DETAILS = 50;

/** What is asked for of an order: left alone, they tell hardly anything. */
const FIELDS = [
  'buyer_username',
  'recipient_address',
  'item_list',
  'total_amount',
  'package_list',
  'cancel_reason',
].join(',');

/** Codes of the orders that changed in a time, page after page. */
export async function listChanged(call: ShopCall, { from, to }: { from: Date; to: Date }): Promise<string[]> {
  const codes: string[] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const { response } = await ask(call, {
      path: '/api/v2/order/get_order_list',
      query: {
        time_range_field: 'update_time',
        time_from: String(toSeconds(from)),
        time_to: String(toSeconds(to)),
        page_size: PAGE,
        cursor,
      },
    });
    const page = toFacts(response);
    codes.push(...toList(page['order_list']).map(({ order_sn }) => toText(order_sn)));
    const next = toText(page['next_cursor']);
    // A page that leads to itself would never end.
    cursor = page['more'] === true && next !== '' && next !== cursor ? next : undefined;
  }
  return codes;
}

/** Orders as they are now, fifty with a call. */
export async function readOrders(call: ShopCall, codes: readonly string[]): Promise<MarketplaceOrder[]> {
  const orders: MarketplaceOrder[] = [];
  for (let at = 0; at < codes.length; at += DETAILS) {
    const { response } = await ask(call, {
      path: '/api/v2/order/get_order_detail',
      query: {
        order_sn_list: codes.slice(at, at + DETAILS).join(','),
        response_optional_fields: FIELDS,
      },
    });
    orders.push(...toList(toFacts(response)['order_list']).map(toOrder));
  }
  return orders;
}

function toOrder(order: Facts): MarketplaceOrder {
  const status = toText(order['order_status']);
  const [parcel = {}] = toList(order['package_list']);
  return {
    ...meaningOf(status),
    deliveryStatus: deliveryOf(status, toText(parcel['logistics_status'])),
    code: toText(order['order_sn']),
    status,
    updatedAt: toTime(order['update_time']) ?? new Date(0),
    shipBy: toTime(order['ship_by_date']),
    buyerName: toText(order['buyer_username']),
    receiver: toReceiver(toFacts(order['recipient_address'])),
    lines: toList(order['item_list']).map(toLine),
    total: toNumber(order['total_amount']),
    isCod: order['cod'] === true,
    note: toText(order['message_to_seller']) || null,
    cancelReason: toText(order['cancel_reason']) || null,
    carrier: carrierOf(toText(parcel['shipping_carrier'])),
  };
}

/** In Vietnam `state` is the province, `city` the district and `district` the ward. */
const toReceiver = (address: Facts): MarketplaceReceiver => ({
  name: toText(address['name']),
  phone: toText(address['phone']),
  address: toText(address['full_address']),
  city: toText(address['state']) || null,
  district: toText(address['city']) || null,
  ward: toText(address['district']) || toText(address['town']) || null,
});

/** The article's own code counts before that of the model that it is of. */
function toLine(item: Facts): MarketplaceLine {
  const model = toText(item['model_id']);
  return {
    itemId: toText(item['item_id']),
    modelId: model === '' || model === '0' ? null : model,
    sku: toText(item['model_sku']) || toText(item['item_sku']) || null,
    name: [toText(item['item_name']), toText(item['model_name'])].filter(Boolean).join(' – '),
    quantity: toNumber(item['model_quantity_purchased']),
    price: toNumber(item['model_discounted_price']),
  };
}
