import type { RecordChange, Sent } from '#contract/module.ts';
import type { LinkListingActionInput } from '#generated/market/link-listing.action.gen.ts';
import type { ListingMap } from '#generated/market/listing-map.entity.gen.ts';
import type { MarketContext } from '#generated/market/module.gen.server.ts';

type Changes = readonly RecordChange<ListingMap>[];

/** An article is so many pieces of a goods from now on. */
export async function linkListing(
  { records }: MarketContext,
  changes: Changes,
  { goods_id, multiplier }: Sent<LinkListingActionInput>,
): Promise<void> {
  await records('listing_map').update(changes.map(({ id }) => ({ id, goods_id, multiplier })));
}

/** Articles are the goods that have their SKU; those whose SKU is none of ours stay as they are. */
export async function linkBySku({ records }: MarketContext, changes: Changes): Promise<void> {
  const codes = changes.flatMap(({ old }) => old?.platform_sku ?? []);
  const goods = await records('goods').find({ sku: codes });
  const bySku = new Map(goods.map(({ id, sku }) => [sku, id]));
  const found: { id: number; goods_id: number }[] = [];
  for (const change of changes) {
    const sku = change.old?.platform_sku ?? '';
    const goods_id = bySku.get(sku);
    if (goods_id === undefined) change.refuse('rule.listing_map.sku_unknown', 'platform_sku', { value: sku });
    else found.push({ id: change.id, goods_id });
  }
  await records('listing_map').update(found);
}
