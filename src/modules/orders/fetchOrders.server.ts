import type { RecordChange, Sent } from '#contract/module.ts';
import type {
  FetchOrdersActionInput,
  FetchOrdersActionResult,
} from '#generated/orders/fetch-orders.action.gen.ts';
import type { MarketFetchedActionResult } from '#generated/orders/market-fetched.action.gen.ts';
import type { MapArticleActionInput } from '#generated/orders/map-article.action.gen.ts';
import type { MarketOrder } from '#generated/orders/market-order.entity.gen.ts';
import type { OrdersContext } from '#generated/orders/module.gen.server.ts';
import { addDays, daysBetween, startOfDay } from '#fields/date_time/zone.ts';
import { linkArticle } from '#modules/market/market.api.server.ts';

/** Code of `token_status`. */
const VALID = 'valid';

/** So many orders of a shop are asked for at once. */
const MOST_CODES = 100;

/** So many days are asked for at once. */
const MOST_DAYS = 15;

type Asked = Sent<FetchOrdersActionInput>;

/** Asks a shop, or all that are connected, for their orders: those of the codes or the days, or all that came since they were asked last. */
export async function fetchOrders(context: OrdersContext, asked: Asked): Promise<FetchOrdersActionResult> {
  const { enqueue, refuse } = context;
  const shops = await findConnected(context, asked);
  const codes = [...new Set((asked.codes ?? '').split(/[\s;,]+/).filter(Boolean))];
  if (codes.length > MOST_CODES)
    refuse('rule.market_order.too_many_codes', 'codes', { limit: MOST_CODES, value: codes.length });
  if (codes.length > 0 && !asked.shop_connection_id)
    refuse('rule.market_order.codes_need_shop', 'shop_connection_id');
  const span = codes.length > 0 ? null : toSpan(context, asked);
  for (const shop of shops)
    if (codes.length > 0) await enqueue('take_again', { shop, codes });
    else if (span) await enqueue('fetch_span', { shop, ...span });
    else await enqueue('poll_shop', { shop }, { singletonKey: `shop ${shop}` });
  return { asked: codes.length };
}

/** Until when everything that the connected shops have was asked for. */
export async function readFetched({ records }: OrdersContext): Promise<MarketFetchedActionResult> {
  const shops = await records('shop_connection').find({ token_status: VALID });
  const times = shops.flatMap(({ polled_until: at }) => at ?? []).sort();
  return { fetched_at: times.length === shops.length ? (times[0] ?? null) : null };
}

/** Ids of the shops that are asked. */
async function findConnected(
  { records, refuse }: OrdersContext,
  { shop_connection_id: id }: Asked,
): Promise<number[]> {
  const shops = await records('shop_connection').find(id ? { id } : { token_status: VALID });
  const connected = shops.filter(({ token_status }) => token_status === VALID);
  if (connected.length === 0) refuse('rule.market_order.shop_not_connected', 'shop_connection_id');
  return connected.map((shop) => shop.id);
}

/** From the morning of the first day to the end of the last, or now; null where no days are named. */
function toSpan(
  { refuse, today, now, company }: OrdersContext,
  { from_date, to_date }: Asked,
): { from: string; to: string } | null {
  if (!from_date && !to_date) return null;
  const last = to_date ?? today;
  const first = from_date ?? last;
  const days = daysBetween(first, last) + 1;
  if (days < 1 || days > MOST_DAYS)
    refuse('rule.market_order.too_many_days', 'to_date', { limit: MOST_DAYS, value: days });
  const end = startOfDay(addDays(last, 1), company.timeZone);
  const to = end > now ? now : end;
  return { from: startOfDay(first, company.timeZone).toISOString(), to: to.toISOString() };
}

/** An article of the order is so many pieces of a goods, or so many combos; whoever waited for it is tried again. */
export async function mapArticle(
  context: OrdersContext,
  changes: readonly RecordChange<MarketOrder>[],
  { platform_sku, goods_id, combo_id, multiplier }: Sent<MapArticleActionInput>,
): Promise<void> {
  for (const change of changes) {
    if ((goods_id ?? combo_id ?? null) === null) change.refuse('rule.listing_map.one_of_both', 'goods_id');
    const lines = (change.old?.lines ?? []).filter(
      (line) => !platform_sku || line.platform_sku === platform_sku,
    );
    const linked = await linkArticle(
      context,
      lines.flatMap(({ listing_map_id }) => listing_map_id ?? []),
      { goods_id: goods_id ?? null, combo_id: combo_id ?? null, multiplier },
    );
    if (linked === 0) change.refuse('rule.market_order.nothing_to_map');
    else if (linked > 1) change.refuse('rule.market_order.which_article', 'platform_sku');
  }
}
