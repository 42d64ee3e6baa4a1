import type { Context } from '#contract/context.ts';
import type { StockPush, StockRefusal } from '#contract/marketplace.ts';
import type { RecordChange } from '#contract/module.ts';
import type { ListingMap } from '#generated/market/listing-map.entity.gen.ts';
import { asMarket, type MarketContext } from '#generated/market/module.gen.server.ts';
import type { ShopConnection } from '#generated/market/shop-connection.entity.gen.ts';
import type { SyncConfig } from '#generated/market/sync-config.entity.gen.ts';
import { CHANNELS, readFree } from '#modules/stock/stock.api.server.ts';
import { readSold, wholeOf } from './soldAs.server.ts';
import { askShop, MAX_ERROR } from './tokens.server.ts';

/* What is free in a warehouse is told to the shops that sell from it: domain B2. */

export interface PushData {
  /** Id of `shop_connection`. */
  shop?: number;
  /** Ids of `listing_map`; absent: those whose quantity is another than it was. */
  listings?: readonly number[];
}

type Own = Pick<Context, 'within'>;

/** Specification 5: one configuration is active at a time. */
export async function checkSyncs(
  { lockNames, records }: MarketContext,
  changes: readonly RecordChange<SyncConfig>[],
): Promise<void> {
  const begun = changes.filter(({ old, record }) => record?.state === 'active' && old?.state !== 'active');
  if (begun.length === 0) return;
  await lockNames(['stock sync']);
  const [running] = await records('sync_config').find({ state: 'active' });
  for (const [at, change] of begun.entries()) {
    const other = running ?? (at > 0 ? begun[0]?.record : undefined);
    if (other) change.refuse('rule.sync_config.one_active', undefined, { value: other.name });
  }
}

/** Pieces of an article that a shop may sell: `floor((free - safety) * (100 - kept) / 100)`, in whole articles. */
export function toQuantity(
  free: number,
  { safety_quantity, percent_kept }: Pick<SyncConfig, 'safety_quantity' | 'percent_kept'>,
  multiplier: number,
): number {
  const given = Math.floor((Math.max(0, free - safety_quantity) * (100 - percent_kept)) / 100);
  return Math.floor(given / multiplier);
}

/** What a configuration may tell shops, and the job that does. */
const JOBS = { sync_stock: 'push_stock', sync_price: 'push_prices' } as const;

/** The configuration that runs, where it tells shops that. */
export const findRunning = async (
  { records }: MarketContext,
  part: keyof typeof JOBS,
): Promise<SyncConfig | undefined> =>
  (await records('sync_config').find({ state: 'active', [part]: true }))[0];

export const findShops = (
  { records }: MarketContext,
  { warehouse_id }: SyncConfig,
): Promise<ShopConnection[]> => records('shop_connection').find({ warehouse_id, token_status: 'valid' });

/** A shop that the running configuration tells that, with its articles of ours (of these alone, or all); null where it is not told. */
export async function findSold(
  own: MarketContext,
  shopId: number,
  part: keyof typeof JOBS,
  ids?: readonly number[],
) {
  const [shop] = await own.records('shop_connection').find({ id: shopId });
  const config = await findRunning(own, part);
  if (!shop || !config || shop.warehouse_id !== config.warehouse_id) return null;
  const listings = await own.records('listing_map').find({
    shop_connection_id: shopId,
    status: ['linked', 'error'],
    ...(ids && { id: ids }),
  });
  return { shop, config, listings };
}

/** Begins a turn of the running configuration, when its time has come. */
export const syncStock = {
  as: 'sync',
  async run({ within }: Own) {
    await within('market').change(async (change) => {
      const own = asMarket(change);
      const [config] = await own.records('sync_config').find({ state: 'active' });
      if (!config || !isDue(config, own.now)) return;
      await own.records('sync_config').update([{ id: config.id, last_synced_at: own.now.toISOString() }]);
      await syncShops(own, config, await findShops(own, config));
    });
  },
} as const;

/** Each shop is told what its configuration says, of what is another than it was. */
async function syncShops(
  own: MarketContext,
  config: SyncConfig,
  shops: readonly Pick<ShopConnection, 'id'>[],
): Promise<void> {
  for (const { id } of shops)
    for (const part of ['sync_stock', 'sync_price'] as const)
      if (config[part]) await own.enqueue(JOBS[part], { shop: id }, { singletonKey: `${JOBS[part]} ${id}` });
}

const isDue = ({ last_synced_at, frequency_minutes }: SyncConfig, now: Date): boolean =>
  last_synced_at === null || now.getTime() - Date.parse(last_synced_at) >= frequency_minutes * 60_000;

/** Gives a shop its quantities; what it refuses stands at the listing, with the quantity that holds there. */
export const pushStock = {
  as: 'sync',
  concurrency: 4,
  keyOf: ({ shop }: PushData) => String(shop),
  async run(context: Own, { shop, listings }: PushData) {
    const own = context.within('market');
    const pushes = await own.change((change) => plan(asMarket(change), Number(shop), listings));
    if (pushes.length === 0) return;
    const refused = await askShop(context, Number(shop), (port, call) => port.pushStock(call, pushes));
    await own.change((change) => note(asMarket(change), pushes, refused));
  },
  onGivenUp: noteGivenUp,
} as const;

/** The shop shows why it could not be told. */
export async function noteGivenUp({ within }: Own, { shop }: PushData, error: string): Promise<void> {
  await within('market').change(async (change) => {
    const shops = asMarket(change).records('shop_connection');
    await shops.update([{ id: Number(shop), last_error: error.slice(0, MAX_ERROR) }]);
  });
}

type PlannedPush = StockPush & { listing: number };

async function plan(
  own: MarketContext,
  id: number,
  ids: readonly number[] | undefined,
): Promise<PlannedPush[]> {
  const sold = await findSold(own, id, 'sync_stock', ids);
  if (!sold) return [];
  const { shop, config, listings } = sold;
  const soldAs = await readSold(own, listings);
  const goods = listings.flatMap((listing) => soldAs(listing)?.parts.map(({ goods_id }) => goods_id) ?? []);
  // Whoever buys at a marketplace draws on what is kept for it.
  const free = await readFree(own, config.warehouse_id, [...new Set(goods)], CHANNELS[shop.platform]);
  return listings.flatMap((listing) => {
    const sold = soldAs(listing);
    const quantity = toQuantity(sold ? wholeOf(sold, free) : 0, config, listing.multiplier);
    if (!ids && quantity === listing.last_quantity && listing.error === null) return [];
    const { platform_item_id: itemId, platform_model_id: modelId } = listing;
    return [{ listing: listing.id, itemId, modelId, quantity }];
  });
}

export const keyOf = ({ itemId, modelId }: Pick<StockPush, 'itemId' | 'modelId'>): string =>
  `${itemId} ${modelId ?? ''}`;

async function note(
  own: MarketContext,
  pushes: readonly PlannedPush[],
  refused: readonly StockRefusal[],
): Promise<void> {
  const reasons = new Map(refused.map((one) => [keyOf(one), one.reason.slice(0, MAX_ERROR)]));
  const last_synced_at = own.now.toISOString();
  await own.records('listing_map').update(
    pushes.map((push) => {
      const error = reasons.get(keyOf(push));
      return error === undefined
        ? { id: push.listing, last_quantity: push.quantity, last_synced_at, error: null }
        : { id: push.listing, error };
    }),
  );
  await countErrors(own, { last_synced_at });
}

/** How many articles of the running configuration's shops stand refused. */
export async function countErrors(own: MarketContext, over: Partial<SyncConfig> = {}): Promise<void> {
  const [config] = await own.records('sync_config').find({ state: 'active' });
  if (!config) return;
  const shops = await findShops(own, config);
  const wrong = await own
    .records('listing_map')
    .find({ shop_connection_id: shops.map(({ id }) => id), status: 'error' });
  await own.records('sync_config').update([{ id: config.id, ...over, error_count: wrong.length }]);
}

/** A turn of its own, at once. */
export async function pushNow(
  own: MarketContext,
  changes: readonly RecordChange<SyncConfig>[],
): Promise<void> {
  for (const change of changes) {
    const shops = change.old ? await findShops(own, change.old) : [];
    if (shops.length === 0) change.refuse('rule.sync_config.no_shop', 'warehouse_id');
    if (change.old) await syncShops(own, change.old, shops);
  }
}

/** Some articles, whether their quantities are others or not. */
export async function pushListings(
  own: MarketContext,
  changes: readonly RecordChange<ListingMap>[],
): Promise<void> {
  const config = await findRunning(own, 'sync_stock');
  const shops = new Set(config ? (await findShops(own, config)).map(({ id }) => id) : []);
  const listings = new Map<number, number[]>();
  for (const change of changes) {
    const shop = change.old?.shop_connection_id ?? 0;
    if (!shops.has(shop)) change.refuse('rule.listing_map.not_synced', 'shop_connection_id');
    else listings.set(shop, [...(listings.get(shop) ?? []), change.id]);
  }
  for (const [shop, ids] of listings) await own.enqueue('push_stock', { shop, listings: ids });
}
