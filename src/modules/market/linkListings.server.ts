import type { RecordChange, Sent } from '#contract/module.ts';
import type { LinkListingActionInput } from '#generated/market/link-listing.action.gen.ts';
import type { ListingMap } from '#generated/market/listing-map.entity.gen.ts';
import type { MarketContext } from '#generated/market/module.gen.server.ts';
import { findCombos } from './listings.server.ts';

type Changes = readonly RecordChange<ListingMap>[];

/** An article is so many pieces of a goods, or so many combos, from now on. */
export async function linkListing(
  { records }: MarketContext,
  changes: Changes,
  { goods_id, combo_id, multiplier }: Sent<LinkListingActionInput>,
): Promise<void> {
  const sold = { goods_id: goods_id ?? null, combo_id: combo_id ?? null };
  // Both is refused as a rule of the listing.
  if ((sold.goods_id ?? sold.combo_id) === null)
    for (const change of changes) change.refuse('rule.listing_map.one_of_both', 'goods_id');
  await records('listing_map').update(changes.map(({ id }) => ({ id, ...sold, multiplier })));
}

/** Articles are the goods that have their SKU, or the combos of that code; those whose SKU is none of ours stay as they are. */
export async function linkBySku(own: MarketContext, changes: Changes): Promise<void> {
  const codes = changes.flatMap(({ old }) => old?.platform_sku ?? []);
  const goods = await own.records('goods').find({ sku: codes });
  const bySku = new Map(goods.map(({ id, sku }) => [sku, id]));
  const byCode = await findCombos(
    own,
    codes.map((sku) => ({ sku })),
  );
  const found: { id: number; goods_id: number | null; combo_id: number | null }[] = [];
  for (const change of changes) {
    const sku = change.old?.platform_sku ?? '';
    const goods_id = bySku.get(sku) ?? null;
    const combo_id = goods_id === null ? (byCode.get(sku) ?? null) : null;
    if ((goods_id ?? combo_id) === null)
      change.refuse('rule.listing_map.sku_unknown', 'platform_sku', { value: sku });
    else found.push({ id: change.id, goods_id, combo_id });
  }
  await own.records('listing_map').update(found);
}
