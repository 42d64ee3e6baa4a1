import type { CallbackAnswer } from '#contract/callback.ts';
import type { Context } from '#contract/context.ts';
import { MarketplaceError, type ShopTokens } from '#contract/marketplace.ts';
import type { RecordChange } from '#contract/module.ts';
import { asMarket, type MarketContext } from '#generated/market/module.gen.server.ts';
import type { ShopConnection } from '#generated/market/shop-connection.entity.gen.ts';
import { refuseInWords } from '#server/page/refuseInWords.ts';
import { findPlatform, openCall, type Platform } from './platforms.server.ts';
import { toFields, tokenTurn } from './tokens.server.ts';

/** They do not answer, or not now. */
const SILENCE = { error: MarketplaceError, silent: ['down', 'limit'] } as const;

type Own = Pick<Context, 'within' | 'refuse'>;

/** Connects a shop: its seller agrees at the marketplace, and what he comes back with is exchanged for tokens. */
export const accountAuth = {
  async begin(context: Own, { party, redirect }: { party: string; redirect: string }): Promise<string> {
    const { id, port } = platformOf(context, party);
    return port.toConsentUrl(await openCall(context.within('market'), id), redirect);
  },
  accept: (context: Own, back: CallbackAnswer): Promise<{ name: string }> =>
    refuseInWords(context, SILENCE, () => accept(context.within('market'), back)),
};

function platformOf(context: Pick<Context, 'refuse'>, party: string): Platform {
  return findPlatform(party) ?? context.refuse('rule.market.not_served');
}

async function accept(own: Context, { party, answer }: CallbackAnswer): Promise<{ name: string }> {
  const { id: platform, port } = platformOf(own, party);
  const grant = port.readGrant(answer);
  if (!grant) return own.refuse('consent_refused', '', { text: answer['message'] ?? answer['error'] ?? '–' });
  const call = await openCall(own, platform);
  const place = { platform, shop_id: grant.shopId };
  return own.alone(tokenTurn(place), async () => {
    const tokens = await port.exchange(call, grant);
    const name = await port.readShopName({ ...call, shopId: grant.shopId, token: tokens.token });
    await own.change((change) => store(asMarket(change), { ...place, shop_name: name }, tokens));
    return { name };
  });
}

type Place = Pick<ShopConnection, 'platform' | 'shop_id' | 'shop_name'>;

/** A shop that was connected before gets its new tokens; that of another company is refused by the database. */
async function store({ records }: MarketContext, place: Place, tokens: ShopTokens): Promise<void> {
  const shops = records('shop_connection');
  const [old] = await shops.lock({ platform: place.platform, shop_id: place.shop_id });
  const fields = { ...place, ...toFields(tokens) };
  const [shop] = old ? await shops.update([{ id: old.id, ...fields }]) : await shops.create([fields]);
  if (shop && shop.token_status !== 'valid') await shops.transition('connect', [shop.id]);
}

/** Of a shop that is disconnected nothing is kept that could be used. */
export function forgetTokens({ records }: MarketContext, changes: readonly RecordChange<ShopConnection>[]) {
  return records('shop_connection')
    .update(changes.map(({ id }) => ({ id, token: null, refresh_token: null })))
    .then(() => undefined);
}
