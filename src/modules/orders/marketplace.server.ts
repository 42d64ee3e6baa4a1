import type { Context } from '#contract/context.ts';
import type { JobCode } from '#contract/job.ts';
import type { RecordChange } from '#contract/module.ts';
import type { WebhookCode } from '#contract/webhook.ts';
import { asOrders, type OrdersContext } from '#generated/orders/module.gen.server.ts';
import type { MarketOrder } from '#generated/orders/market-order.entity.gen.ts';
import type { ListingMap } from '#generated/market/listing-map.entity.gen.ts';
import type { ShopConnection } from '#generated/market/shop-connection.entity.gen.ts';
import { anyOf } from '#server/db/anyOf.ts';
import {
  askShop,
  expireShop,
  findShop,
  findUnasked,
  followShop,
  listChanged,
  readPush,
  verifyPush,
  warnOfShop,
} from '#modules/market/market.api.server.ts';
import { storeOrder } from './storeMarketOrder.server.ts';

/** Code of `marketplace`. */
const SHOPEE = 1;

type Acting = Pick<Context, 'within'>;

/** What Shopee tells by itself is a hint: the order is asked for, and what it says then holds. Of a shop one after the other. */
export const shopeeHook = {
  path: 'shopee',
  tries: 6,
  async verify(request, context) {
    const push = await verifyPush(SHOPEE, request, context);
    return push && { customerId: push.customerId, key: `shop ${push.connection}` };
  },
  async work(context: Acting, { rawBody }) {
    const { kind, code, shopId } = readPush(SHOPEE, rawBody);
    const shop = await findShop(context, SHOPEE, shopId);
    if (shop === null) return;
    if (kind === 'order' && code !== null) await takeOrders(context, shop, [code]);
    else if (kind === 'disconnected')
      await expireShop(context, shop, 'Shopee: the seller has taken the shop back');
    else if (kind === 'expiring') await warnOfShop(context, shop);
  },
} satisfies WebhookCode;

/** Asks for orders of a shop and stores each in a change of its own: what is wrong with one holds up no other. */
async function takeOrders(
  { within }: Acting,
  shop: number,
  codes: readonly string[],
  warehouse?: number,
): Promise<void> {
  if (codes.length === 0) return;
  const orders = await askShop({ within }, shop, (port, call) => port.readOrders(call, codes));
  for (const order of orders)
    await within('orders').change((inside) => storeOrder(inside, shop, order, warehouse));
}

interface ShopData {
  shop?: number;
  codes?: readonly string[];
  /** Sends them instead of the shop's. */
  warehouse?: number | undefined;
  /** Of what changed between these times (ISO 8601). */
  from?: string;
  to?: string;
}

const shopOf = (data: ShopData): number => Number(data.shop);

/** Looks for what pushes lost, shop by shop. */
export const pollShops = {
  as: 'sync',
  async run(context: Pick<Context, 'within' | 'enqueue'>) {
    for (const shop of await findUnasked(context))
      await context.enqueue('poll_shop', { shop }, { singletonKey: `shop ${shop}` });
  },
} satisfies Partial<JobCode>;

export const pollShop = {
  as: 'sync',
  concurrency: 4,
  keyOf: (data: ShopData) => String(shopOf(data)),
  run: (context: Acting, data: ShopData) =>
    followShop(context, shopOf(data), (codes) => takeOrders(context, shopOf(data), codes)),
  onGivenUp: (context: Acting, data: ShopData, error: string) => notifyFailure(context, shopOf(data), error),
} as const;

/** What somebody asks a shop for between two times. */
export const fetchSpan = {
  as: 'sync',
  keyOf: (data: ShopData) => String(shopOf(data)),
  async run(context: Acting, data: ShopData) {
    const span = { from: new Date(data.from ?? 0), to: new Date(data.to ?? 0) };
    await takeOrders(context, shopOf(data), await listChanged(context, shopOf(data), span));
  },
  onGivenUp: (context: Acting, data: ShopData, error: string) => notifyFailure(context, shopOf(data), error),
} as const;

/** Orders that somebody asked for anew. */
export const takeAgain = {
  as: 'sync',
  keyOf: (data: ShopData) => String(shopOf(data)),
  run: (context: Acting, data: ShopData) =>
    takeOrders(context, shopOf(data), data.codes ?? [], data.warehouse),
  onGivenUp: (context: Acting, data: ShopData, error: string) => notifyFailure(context, shopOf(data), error),
} as const;

/** People hear that nothing comes from a shop, or goes there. */
export const notifyFailure = ({ within }: Acting, shop: number, reason: string): Promise<void> =>
  within('orders').change(async (inside) => {
    const [found] = await asOrders(inside).records('shop_connection').find({ id: shop });
    const name = found?.shop_name ?? String(shop);
    await inside.notify('marketplace_sync_failed', { params: { shop: name, reason } });
  });

/** Somebody wants orders to be tried again. */
export async function askAgain(
  { enqueue }: Pick<OrdersContext, 'enqueue'>,
  changes: readonly RecordChange<MarketOrder>[],
): Promise<void> {
  await enqueueAll(
    { enqueue },
    changes.flatMap(({ record, input }) =>
      record ? [{ ...record, warehouse: Number(input['warehouse_id'] ?? 0) || undefined }] : [],
    ),
  );
}

async function enqueueAll(
  { enqueue }: Pick<OrdersContext, 'enqueue'>,
  orders: readonly (Pick<MarketOrder, 'shop_connection_id' | 'platform_order_sn'> & {
    warehouse?: number | undefined;
  })[],
): Promise<void> {
  for (const shop of new Set(orders.map(({ shop_connection_id: id }) => id))) {
    const own = orders.filter(({ shop_connection_id: id }) => id === shop);
    const codes = own.map(({ platform_order_sn: code }) => code);
    await enqueue('take_again', { shop, codes, warehouse: own[0]?.warehouse });
  }
}

/** Shops that somebody wants to be asked at once are. */
export async function followShops(
  { enqueue }: Pick<OrdersContext, 'enqueue'>,
  changes: readonly RecordChange<ShopConnection>[],
): Promise<void> {
  for (const { id, old, record } of changes)
    if (record?.fetch_asked_at && record.fetch_asked_at !== old?.fetch_asked_at)
      await enqueue('poll_shop', { shop: id }, { singletonKey: `shop ${id}` });
}

/** Orders that waited for articles that have just been linked are tried again. */
export async function followLinks(
  { db, enqueue }: OrdersContext,
  changes: readonly RecordChange<ListingMap>[],
): Promise<void> {
  const linked = changes.flatMap(({ id, old, record }) =>
    old && !old.goods_id && record?.goods_id ? [id] : [],
  );
  if (linked.length === 0) return;
  const orders = await db
    .selectFrom('market_order')
    .innerJoin('market_order_line', 'market_order_line.market_order_id', 'market_order.id')
    .select(['market_order.shop_connection_id', 'market_order.platform_order_sn'])
    .distinct()
    .where('market_order_line.listing_map_id', '=', anyOf(linked))
    .where('market_order.state', '=', 'error')
    .limit(500)
    .execute();
  await enqueueAll({ enqueue }, orders);
}
