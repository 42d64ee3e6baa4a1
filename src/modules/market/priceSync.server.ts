import type { Context } from '#contract/context.ts';
import type { PricePush, PriceRefusal } from '#contract/marketplace.ts';
import type { RecordChange } from '#contract/module.ts';
import type { Goods } from '#generated/goods/goods.entity.gen.ts';
import { asMarket, type MarketContext } from '#generated/market/module.gen.server.ts';
import {
  countErrors,
  findRunning,
  findShops,
  findSold,
  keyOf,
  noteGivenUp,
  type PushData,
} from './stockSync.server.ts';
import { readSold } from './soldAs.server.ts';
import { askShop, MAX_ERROR } from './tokens.server.ts';

/* Shops that sell from a warehouse ask our retail prices, where its configuration says so. */

type Own = Pick<Context, 'within'>;

/** After goods are stored: shops that sell one whose retail price is another are told. */
export async function followPrices(
  own: MarketContext,
  changes: readonly RecordChange<Goods>[],
): Promise<void> {
  const moved = changes.flatMap(({ old, record }) =>
    old && record && old.retail_price !== record.retail_price ? [record.id] : [],
  );
  if (moved.length === 0) return;
  const config = await findRunning(own, 'sync_price');
  if (!config) return;
  const shops = (await findShops(own, config)).map(({ id }) => id);
  const sold = await own.records('listing_map').find({ shop_connection_id: shops, goods_id: moved });
  for (const shop of new Set(sold.map(({ shop_connection_id }) => shop_connection_id)))
    await own.enqueue('push_prices', { shop }, { singletonKey: `push_prices ${shop}` });
}

/** Gives a shop the prices that are others than it was told; what it refuses stands at the listing. */
export const pushPrices = {
  as: 'sync',
  concurrency: 4,
  keyOf: ({ shop }: PushData) => String(shop),
  async run(context: Own, { shop }: PushData) {
    const own = context.within('market');
    const pushes = await own.change((change) => plan(asMarket(change), Number(shop)));
    if (pushes.length === 0) return;
    const refused = await askShop(context, Number(shop), (port, call) => port.pushPrices(call, pushes));
    await own.change((change) => note(asMarket(change), pushes, refused));
  },
  onGivenUp: noteGivenUp,
} as const;

type PlannedPush = PricePush & { listing: number };

async function plan(own: MarketContext, id: number): Promise<PlannedPush[]> {
  const { listings = [] } = (await findSold(own, id, 'sync_price')) ?? {};
  const soldAs = await readSold(own, listings);
  return listings.flatMap((listing) => {
    const price = (soldAs(listing)?.price ?? 0) * listing.multiplier;
    // What has no price yet keeps the one that it has there.
    if (price === 0 || (price === listing.last_price && listing.price_error === null)) return [];
    const { platform_item_id: itemId, platform_model_id: modelId } = listing;
    return [{ listing: listing.id, itemId, modelId, price }];
  });
}

async function note(
  own: MarketContext,
  pushes: readonly PlannedPush[],
  refused: readonly PriceRefusal[],
): Promise<void> {
  const reasons = new Map(refused.map((one) => [keyOf(one), one.reason.slice(0, MAX_ERROR)]));
  const last_synced_at = own.now.toISOString();
  await own.records('listing_map').update(
    pushes.map((push) => {
      const price_error = reasons.get(keyOf(push));
      return price_error === undefined
        ? { id: push.listing, last_price: push.price, last_synced_at, price_error: null }
        : { id: push.listing, price_error };
    }),
  );
  await countErrors(own);
}
