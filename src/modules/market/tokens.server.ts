import type { Context } from '#contract/context.ts';
import {
  MarketplaceError,
  type MarketplacePort,
  type ShopCall,
  type ShopTokens,
} from '#contract/marketplace.ts';
import { asMarket } from '#generated/market/module.gen.server.ts';
import type { ShopConnection } from '#generated/market/shop-connection.entity.gen.ts';
import { openCall, portOf } from './platforms.server.ts';

/** A token that ends within this time is renewed before it is used. */
const SPARE_MS = 60_000;

/** Whatever renews or replaces the tokens of a shop does it alone: a refresh token is good once. */
export const tokenTurn = ({ platform, shop_id }: Pick<ShopConnection, 'platform' | 'shop_id'>): string =>
  `token ${platform} ${shop_id}`;

/** A connected shop as it is stored. Throws an Error when it is gone. */
export async function readShop(own: Context, id: number): Promise<ShopConnection> {
  const [shop] = await own.change((change) => asMarket(change).records('shop_connection').find({ id }));
  if (!shop) throw new Error(`the shop connection ${id} is gone`);
  return shop;
}

/**
 * Asks the marketplace about a shop. A token that is refused though its time is not over is renewed once, whoever asks besides. Throws
 * MarketplaceError; `grant` means that the shop is not connected any more, which is then noted.
 */
export async function askShop<Result>(
  context: Pick<Context, 'within'>,
  id: number,
  ask: (port: MarketplacePort, call: ShopCall) => Promise<Result>,
): Promise<Result> {
  const own = context.within('market');
  const shop = await readShop(own, id);
  const port = portOf(shop.platform);
  const call = { ...(await openCall(own, shop.platform)), shopId: shop.shop_id };
  const token = await readToken(own, shop);
  try {
    return await ask(port, { ...call, token });
  } catch (error) {
    if (!(error instanceof MarketplaceError) || error.reason !== 'token') throw error;
    return ask(port, { ...call, token: await readToken(own, shop, token) });
  }
}

/** A token that is good, as far as we know; another one than the refused. */
async function readToken(own: Context, shop: ShopConnection, refused?: string): Promise<string> {
  const known = await readFresh(own, shop, refused);
  if (known !== null) return known;
  return own.alone(tokenTurn(shop), async () => {
    // Somebody else may have renewed it while we waited.
    const now = await readShop(own, shop.id);
    return (await readFresh(own, now, refused)) ?? renew(own, now);
  });
}

async function readFresh(
  own: Context,
  shop: ShopConnection,
  refused: string | undefined,
): Promise<string | null> {
  if (shop.token_status !== 'valid')
    throw new MarketplaceError('grant', `${shop.shop_name} is not connected (any more)`);
  const isFresh = shop.expires_at !== null && Date.parse(shop.expires_at) - own.now.getTime() > SPARE_MS;
  const token = isFresh ? await own.readSecret('shop_connection', shop.id, 'token') : null;
  return token === refused ? null : token;
}

/** The new pair is stored before it is used: the old one is worth nothing any more. */
async function renew(own: Context, shop: ShopConnection): Promise<string> {
  const refreshToken = await own.readSecret('shop_connection', shop.id, 'refresh_token');
  try {
    if (refreshToken === null) throw new MarketplaceError('grant', 'There is no refresh token');
    const call = await openCall(own, shop.platform);
    const tokens = await portOf(shop.platform).refresh(call, { shopId: shop.shop_id, refreshToken });
    await own.change((change) =>
      asMarket(change)
        .records('shop_connection')
        .update([{ id: shop.id, ...toFields(tokens) }]),
    );
    return tokens.token;
  } catch (error) {
    if (error instanceof MarketplaceError && error.reason === 'grant')
      await expireShop(own, shop.id, error.message);
    throw error;
  }
}

export const toFields = ({ token, refreshToken, expiresAt, refreshExpiresAt }: ShopTokens) => ({
  token,
  refresh_token: refreshToken,
  expires_at: expiresAt.toISOString(),
  refresh_expires_at: refreshExpiresAt.toISOString(),
  last_error: null,
});

/** Letters that are kept of what a marketplace says is wrong. */
export const MAX_ERROR = 500;

/** A person has to connect the shop anew, and is told. */
export async function expireShop(
  context: Pick<Context, 'within'>,
  id: number,
  reason: string,
): Promise<void> {
  await context.within('market').change(async (change) => {
    const shops = asMarket(change).records('shop_connection');
    const [shop] = await shops.lock({ id });
    if (shop?.token_status !== 'valid') return;
    await shops.update([{ id, last_error: reason.slice(0, MAX_ERROR) }]);
    await shops.transition('expire', [id]);
  });
}
