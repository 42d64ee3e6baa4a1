import type { RecordChange } from '#contract/module.ts';
import type { MarketContext } from '#generated/market/module.gen.server.ts';
import type { ShopConnection } from '#generated/market/shop-connection.entity.gen.ts';

/** Somebody does not want to wait for a shop's next turn: whoever makes orders of what shops sell asks it now. */
export async function fetchNow(
  { records, now }: MarketContext,
  changes: readonly RecordChange<ShopConnection>[],
): Promise<void> {
  const fetch_asked_at = now.toISOString();
  await records('shop_connection').update(changes.map(({ id }) => ({ id, fetch_asked_at })));
}
