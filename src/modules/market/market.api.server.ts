import type { Context } from '#contract/context.ts';
import type { ChangeContext } from '#contract/module.ts';
import { asMarket } from '#generated/market/module.gen.server.ts';
import type { ShopConnection } from '#generated/market/shop-connection.entity.gen.ts';
import { portOf, type PlatformId } from './platforms.server.ts';
import { askShop } from './tokens.server.ts';

export { linkListings } from './listings.server.ts';
export { readPush, verifyPush } from './push.server.ts';
export { askShop, expireShop } from './tokens.server.ts';

const MINUTE_MS = 60_000;

/** Shops are looked through every five minutes. */
const HALF_TURN_MS = 2.5 * MINUTE_MS;

/** Ids of the connected shops that were last asked for their orders longer ago than the company waits (setting `market_poll_minutes`). */
export const findUnasked = (context: Pick<Context, 'within'>): Promise<number[]> =>
  context.within('market').change(async (change) => {
    const own = asMarket(change);
    const wait = Number(own.settings['market_poll_minutes'] ?? 0) * MINUTE_MS;
    // Half a turn of the clock early is in time.
    const before = own.now.getTime() - wait + HALF_TURN_MS;
    const shops = await own.records('shop_connection').find({ token_status: 'valid' });
    return shops
      .filter(({ polled_until: last }) => last === null || Date.parse(last) <= before)
      .map(({ id }) => id);
  });

/** A shop by its number at a marketplace. */
export const findShop = (
  context: Pick<Context, 'within'>,
  platform: PlatformId,
  shopId: string,
): Promise<number | null> =>
  context.within('market').change(async (change) => {
    const [shop] = await asMarket(change).records('shop_connection').find({ platform, shop_id: shopId });
    return shop?.id ?? null;
  });

/** People are told to renew a connection in time. */
export const warnOfShop = (context: Pick<Context, 'within'>, id: number): Promise<void> =>
  context.within('market').change(async (change) => {
    const [shop] = await asMarket(change).records('shop_connection').find({ id });
    if (shop) await change.notify('shop_token_ending', { id, params: { shop_name: shop.shop_name } });
  });

/** The shop, held against others who store what it tells until the change ends. */
export async function lockShop(context: Pick<ChangeContext, 'within'>, id: number): Promise<ShopConnection> {
  const own = asMarket(context);
  await own.lockNames([`shop ${id}`]);
  const [shop] = await own.records('shop_connection').find({ id });
  if (!shop) throw new Error(`the shop connection ${id} is gone`);
  return shop;
}

/** How far what is asked for reaches back behind what was asked for before: clocks differ, and changes are seen late. */
const OVERLAP_MS = 15 * MINUTE_MS;

/** What a shop is asked for that was never asked before. */
const FIRST_MS = 86_400_000;

const DAY_MS = 86_400_000;

/**
 * Codes of the orders of a shop that changed since it was asked last, with an overlap. What is done with them is `work`; only when that is
 * done, the time is kept.
 */
export async function followShop(
  context: Pick<Context, 'within'>,
  id: number,
  work: (codes: readonly string[]) => Promise<void>,
): Promise<void> {
  const own = context.within('market');
  const to = own.now;
  const [shop] = await own.change((change) => asMarket(change).records('shop_connection').find({ id }));
  if (!shop) return;
  const last = shop.polled_until === null ? to.getTime() - FIRST_MS : Date.parse(shop.polled_until);
  const earliest = to.getTime() - portOf(shop.platform).windowDays * DAY_MS + OVERLAP_MS;
  const from = new Date(Math.max(last, earliest) - OVERLAP_MS);
  await work(await askShop(own, id, (port, call) => port.listChanged(call, { from, to })));
  await own.change((change) =>
    asMarket(change)
      .records('shop_connection')
      .update([{ id, polled_until: to.toISOString() }]),
  );
}

/** Codes of the orders of a shop that changed between two times, which are no further apart than its marketplace lets us ask. */
export const listChanged = (
  context: Pick<Context, 'within'>,
  id: number,
  span: { readonly from: Date; readonly to: Date },
): Promise<readonly string[]> => askShop(context, id, (port, call) => port.listChanged(call, span));

/** When the shop's newest order came in. */
export async function noteOrder(context: Pick<ChangeContext, 'within' | 'now'>, id: number): Promise<void> {
  const at = context.now.toISOString();
  await asMarket(context)
    .records('shop_connection')
    .update([{ id, last_order_at: at }]);
}

/** Of some listings the one that is nothing of ours yet is goods or a combo from now on; how many there are. With more than one nothing is done. */
export async function linkArticle(
  caller: Pick<ChangeContext, 'within'>,
  listings: readonly number[],
  to: { readonly goods_id: number | null; readonly combo_id: number | null; readonly multiplier: number },
): Promise<number> {
  const own = asMarket(caller).records('listing_map');
  const found = (await own.lock({ id: listings })).filter(
    ({ goods_id, combo_id }) => (goods_id ?? combo_id) === null,
  );
  if (found.length === 1) await own.update(found.map(({ id }) => ({ id, ...to })));
  return found.length;
}
