import type { RecordChange, Sent } from '#contract/module.ts';
import type {
  FetchOrdersActionInput,
  FetchOrdersActionResult,
} from '#generated/orders/fetch-orders.action.gen.ts';
import type { MapArticleActionInput } from '#generated/orders/map-article.action.gen.ts';
import type { MarketOrder } from '#generated/orders/market-order.entity.gen.ts';
import type { OrdersContext } from '#generated/orders/module.gen.server.ts';
import { linkArticle } from '#modules/market/market.api.server.ts';

/** Code of `token_status`. */
const VALID = 'valid';

/** So many orders of a shop are asked for at once. */
const MOST_CODES = 100;

/** Asks a shop for its orders: those of the codes, or all that came since it was asked last. */
export async function fetchOrders(
  { records, enqueue, refuse }: OrdersContext,
  { shop_connection_id, codes }: Sent<FetchOrdersActionInput>,
): Promise<FetchOrdersActionResult> {
  const [shop] = await records('shop_connection').find({ id: shop_connection_id });
  if (shop?.token_status !== VALID) refuse('rule.market_order.shop_not_connected', 'shop_connection_id');
  const wanted = [...new Set((codes ?? '').split(/[\s;,]+/).filter(Boolean))];
  if (wanted.length > MOST_CODES)
    refuse('rule.market_order.too_many_codes', 'codes', { limit: MOST_CODES, value: wanted.length });
  if (wanted.length > 0) await enqueue('take_again', { shop: shop_connection_id, codes: wanted });
  else
    await enqueue('poll_shop', { shop: shop_connection_id }, { singletonKey: `shop ${shop_connection_id}` });
  return { asked: wanted.length };
}

/** An article of the order is so many pieces of a goods; whoever waited for it is tried again. */
export async function mapArticle(
  context: OrdersContext,
  changes: readonly RecordChange<MarketOrder>[],
  { platform_sku, goods_id, multiplier }: Sent<MapArticleActionInput>,
): Promise<void> {
  for (const change of changes) {
    const lines = (change.old?.lines ?? []).filter(
      (line) => !platform_sku || line.platform_sku === platform_sku,
    );
    const linked = await linkArticle(
      context,
      lines.flatMap(({ listing_map_id }) => listing_map_id ?? []),
      { goods_id, multiplier },
    );
    if (linked === 0) change.refuse('rule.market_order.nothing_to_map');
    else if (linked > 1) change.refuse('rule.market_order.which_article', 'platform_sku');
  }
}
