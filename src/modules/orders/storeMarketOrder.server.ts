import type { MarketplaceOrder } from '#contract/marketplace.ts';
import type { Draft, ChangeContext, Refusal } from '#contract/module.ts';
import { asOrders, type OrdersContext } from '#generated/orders/module.gen.server.ts';
import type { MarketOrder } from '#generated/orders/market-order.entity.gen.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import type { ListingMap } from '#generated/market/listing-map.entity.gen.ts';
import type { ShopConnection } from '#generated/market/shop-connection.entity.gen.ts';
import { linkListings, lockShop, noteOrder } from '#modules/market/market.api.server.ts';
import { followMarketOrder, notifyOfCancelRequest } from './followMarketOrder.server.ts';
import { toMarketLines } from './marketLines.server.ts';

/** Creation by the API of a marketplace. */
const BY_PLATFORM = 6;

interface Taken {
  shop: ShopConnection;
  order: MarketplaceOrder;
  /** As it came in. */
  row: MarketOrder;
  /** As it was known before. */
  known: MarketOrder | undefined;
  listings: readonly ListingMap[];
  /** From where it is sent. */
  warehouse_id: number | null;
}

/**
 * Stores an order of a shop: the first time it is made, later it follows; what is older than what is known changes nothing, whatever is
 * repeated or comes in another order. Whoever stores holds the shop.
 */
export async function storeOrder(
  context: Pick<ChangeContext, 'within'>,
  connection: number,
  order: MarketplaceOrder,
  warehouse?: number,
): Promise<void> {
  const own = asOrders(context);
  const shop = await lockShop(own, connection);
  const [known] = await own
    .records('market_order')
    .find({ shop_connection_id: connection, platform_order_sn: order.code });
  if (known && isKnown(known, order)) return;
  const listings = await linkListings(own, connection, order.lines);
  const kept = { shop, order, known, listings, warehouse_id: warehouse ?? shop.warehouse_id };
  const row = await keep(own, kept);
  if (row.state === 'ignored') return;
  if (row.order_id === null) await make(own, { ...kept, row });
  else await followMarketOrder(own, { shop, order, id: row.order_id, before: known?.platform_status ?? '' });
}

/** Of two tellings the later holds; the same again is tried again only where there is no order yet. */
function isKnown({ platform_updated_at, order_id }: MarketOrder, { updatedAt }: MarketplaceOrder): boolean {
  const time = Date.parse(platform_updated_at);
  return updatedAt.getTime() < time || (updatedAt.getTime() === time && order_id !== null);
}

type Kept = Omit<Taken, 'row'>;

/** The order as it came in, for whoever has to see why there is none of ours. */
async function keep(own: OrdersContext, { shop, order, known, listings }: Kept): Promise<MarketOrder> {
  const facts = {
    platform_status: order.status,
    platform_updated_at: order.updatedAt.toISOString(),
    buyer_name: order.buyerName.slice(0, 100) || null,
    item_count: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total: order.total,
    ship_by: order.shipBy?.toISOString() ?? null,
    problem: null,
    problem_text: null,
  };
  const rows = own.records('market_order');
  if (known) return only(await rows.update([{ id: known.id, ...facts }]));
  const lines = order.lines.map((line, at) => ({
    platform_sku: line.sku,
    name: line.name.slice(0, 500),
    quantity: line.quantity,
    price: line.price,
    listing_map_id: listings[at]?.id ?? 0,
  }));
  const place = { shop_connection_id: shop.id, platform_order_sn: order.code };
  return only(await rows.create([{ ...place, ...facts, lines }]));
}

function only<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error('nothing was stored');
  return item;
}

/** Makes the order, or says at the row why it cannot be made. */
async function make(own: OrdersContext, taken: Taken): Promise<void> {
  const { order, shop, row, listings, warehouse_id } = taken;
  const unlinked = listings.filter(({ goods_id, combo_id }) => (goods_id ?? combo_id) === null);
  if (order.isCanceled) return fail(own, taken, 'canceled', order.cancelReason ?? '');
  if (unlinked.length > 0)
    return fail(
      own,
      taken,
      'unmapped',
      unlinked.map((one) => one.platform_sku ?? one.platform_name).join(', '),
    );
  const [outcome] = await own.records('order').createSome([await toOrder(own, taken)]);
  if (!outcome || 'refused' in outcome) return refuse(own, taken, outcome?.refused);
  const rows = own.records('market_order');
  await rows.update([{ id: row.id, order_id: outcome.record.id }]);
  await rows.transition('note_order', [row.id]);
  await noteOrder(own, shop.id);
  await notifyOfCancelRequest(own, outcome.record, order);
  if (!order.isPending && warehouse_id !== null)
    await own.records('order').transitionSome('allocate', [outcome.record.id]);
}

const RECEIVER = /^receiver_/;

/** Masked phones and missing addresses are the usual reasons; a person completes them over there, or ignores the order. */
function refuse(own: OrdersContext, taken: Taken, refused: Refusal | undefined): Promise<void> {
  const paths = (refused?.options.problems ?? []).map(({ path }) => path);
  const { name, phone, address } = taken.order.receiver;
  if (paths.some((path) => RECEIVER.test(path)))
    return fail(own, taken, 'address', [name, phone, address].filter(Boolean).join(', '));
  return fail(own, taken, 'other', [refused?.code ?? '', ...paths].join(' '));
}

const MAX_TEXT = 500;

/** What is wrong is told once to those who see to such orders: not again while it stays so. */
async function fail(
  own: OrdersContext,
  { row, known }: Taken,
  problem: MarketOrder['problem'],
  text: string,
): Promise<void> {
  const rows = own.records('market_order');
  await rows.update([{ id: row.id, problem, problem_text: text.slice(0, MAX_TEXT) || null }]);
  if (row.state === 'new') await rows.transition('note_problem', [row.id]);
  if (known?.problem === problem) return;
  const about = { entity: 'market_order', ids: [row.id] };
  const code = row.platform_order_sn;
  // What people are told of stays with them: whose receiver is incomplete is told, not who it is.
  if (problem === 'address') return own.notify('order_receiver_incomplete', { params: { code }, about });
  await own.notify('order_problem', { params: { code, reason: text.slice(0, MAX_TEXT) }, about });
}

async function toOrder(
  own: OrdersContext,
  { shop, order, listings, warehouse_id }: Taken,
): Promise<Draft<Order>> {
  const { receiver } = order;
  return {
    create_method: BY_PLATFORM,
    source: shop.platform,
    warehouse_id,
    shop_connection_id: shop.id,
    platform_order_sn: order.code,
    platform_status: order.status,
    sla_ship_by: order.shipBy?.toISOString() ?? null,
    delivery_status: order.deliveryStatus as Order['delivery_status'],
    delivery_company: order.carrier as Order['delivery_company'],
    receiver_name: receiver.name.slice(0, 100),
    receiver_phone: receiver.phone,
    receiver_address: receiver.address.slice(0, 255),
    receiver_city: receiver.city,
    receiver_district: receiver.district,
    receiver_ward: receiver.ward,
    is_pending: order.isPending,
    cancel_asked: order.wantsCancel,
    cod_amount: order.isCod ? order.total : 0,
    prepay: order.isCod ? 0 : order.total,
    note: order.note?.slice(0, 500) ?? null,
    lines: await toMarketLines(own, order, listings),
  };
}
