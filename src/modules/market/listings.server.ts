import type { MarketplaceLine } from '#contract/marketplace.ts';
import type { ChangeContext } from '#contract/module.ts';
import { asMarket, type MarketContext } from '#generated/market/module.gen.server.ts';
import type { ListingMap } from '#generated/market/listing-map.entity.gen.ts';

type Article = Pick<MarketplaceLine, 'itemId' | 'modelId'>;

const keyOf = ({ itemId, modelId }: Article): string => `${itemId} ${modelId ?? ''}`;

/**
 * The listings of a shop's articles, in their order. One that is new is noted, and linked with our goods of the same SKU or barcode, or
 * our combo of that code, where there is one; else a person links it. Whoever calls holds the shop (`lockShop`).
 */
export async function linkListings(
  context: Pick<ChangeContext, 'within'>,
  connection: number,
  lines: readonly MarketplaceLine[],
): Promise<ListingMap[]> {
  const own = asMarket(context);
  const listings = own.records('listing_map');
  const items = [...new Set(lines.map(({ itemId }) => itemId))];
  const known = byArticle(await listings.find({ shop_connection_id: connection, platform_item_id: items }));
  const missing = new Map(lines.flatMap((line) => (known.has(keyOf(line)) ? [] : [[keyOf(line), line]])));
  const news = [...missing.values()];
  const [goods, combos] = [await findGoods(own, news), await findCombos(own, news)];
  const made = await listings.create(
    news.map((line) => ({
      shop_connection_id: connection,
      platform_item_id: line.itemId,
      platform_model_id: line.modelId,
      platform_sku: line.sku,
      platform_name: line.name.slice(0, 500),
      goods_id: goods.get(line.sku ?? '') ?? null,
      combo_id: goods.has(line.sku ?? '') ? null : (combos.get(line.sku ?? '') ?? null),
    })),
  );
  const all = new Map([...known, ...byArticle(made)]);
  return lines.flatMap((line) => all.get(keyOf(line)) ?? []);
}

const byArticle = (listings: readonly ListingMap[]): Map<string, ListingMap> =>
  new Map(
    listings.map((listing) => [
      keyOf({ itemId: listing.platform_item_id, modelId: listing.platform_model_id }),
      listing,
    ]),
  );

/** Our goods by the codes that shops call them by; a SKU counts before a barcode. */
async function findGoods(
  { records }: MarketContext,
  lines: readonly MarketplaceLine[],
): Promise<Map<string, number>> {
  const codes = lines.flatMap(({ sku }) => sku ?? []);
  if (codes.length === 0) return new Map();
  const goods = records('goods');
  const [bySku, byBarcode] = [await goods.find({ sku: codes }), await goods.find({ barcode: codes })];
  return new Map([
    ...byBarcode.flatMap(({ id, barcode }) => (barcode === null ? [] : [[barcode, id] as const])),
    ...bySku.flatMap(({ id, sku }) => (sku === null ? [] : [[sku, id] as const])),
  ]);
}

/** Our combos by their codes, as far as they are sold as their parts. */
export async function findCombos(
  { records }: MarketContext,
  lines: readonly Pick<MarketplaceLine, 'sku'>[],
): Promise<Map<string, number>> {
  const codes = lines.flatMap(({ sku }) => sku ?? []);
  if (codes.length === 0) return new Map();
  const combos = await records('combo').find({ code: codes, is_physical: false });
  return new Map(combos.map(({ id, code }) => [code, id]));
}
