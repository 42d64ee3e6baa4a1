import {
  MarketplaceError,
  type MarketplaceCall,
  type MarketplacePort,
  type ShopCall,
  type ShopTokens,
} from '#contract/marketplace.ts';
import { pushPrices, pushStock } from './articles.ts';
import { ask, toFacts, toNumber, toSignedUrl, toText, type Facts } from './client.ts';
import { listChanged, readOrders } from './orders.ts';

import { isSigned, readPush } from './webhook.ts';

/** A refresh token that is not used lives so long. */
const REFRESH_DAYS = 30;
const DAY_MS = 86_400_000;

/** Shopee Open Platform, version 2. */
export const shopee: MarketplacePort = {
  windowDays: 15,
  toConsentUrl: (call, redirect) =>
    toSignedUrl(call, { path: '/api/v2/shop/auth_partner', query: { redirect } }),
  readGrant: ({ code, shop_id }) => (code && shop_id ? { code, shopId: shop_id } : null),
  exchange: (call, { code, shopId }) =>
    takeTokens(call, '/api/v2/auth/token/get', { code, shop_id: Number(shopId) }),
  refresh: (call, { shopId, refreshToken }) =>
    takeTokens(call, '/api/v2/auth/access_token/get', {
      refresh_token: refreshToken,
      shop_id: Number(shopId),
    }),
  readShopName: async (call) =>
    toText((await ask(call, { path: '/api/v2/shop/get_shop_info' }))['shop_name']),
  listChanged,
  readOrders,
  readTracking,
  async pushTracking(call, { code, tracking, key }) {
    const body = { order_sn: code, non_integrated: { tracking_number: tracking } };
    await ask(call, { path: '/api/v2/logistics/ship_order', body, key });
  },
  async answerCancel(call, { code, isAgreed }) {
    const body = { order_sn: code, operation: isAgreed ? 'ACCEPT' : 'REJECT' };
    await ask(call, { path: '/api/v2/order/handle_buyer_cancellation', body });
  },
  pushStock,
  pushPrices,
  isSigned,
  readPush,
};

async function readTracking(call: ShopCall, code: string): Promise<string | null> {
  const query = { order_sn: code };
  const { response } = await ask(call, { path: '/api/v2/logistics/get_tracking_number', query });
  return toText(toFacts(response)['tracking_number']) || null;
}

/** A pair of tokens; whatever Shopee refuses here, a person has to agree anew. */
async function takeTokens(call: MarketplaceCall, path: string, given: Facts): Promise<ShopTokens> {
  const body = { ...given, partner_id: Number(call.app.id) };
  const answer = await ask(call, { path, body }).catch((error: unknown) => {
    if (error instanceof MarketplaceError && (error.reason === 'token' || error.reason === 'refused'))
      throw new MarketplaceError('grant', error.message);
    throw error;
  });
  const [token, refreshToken] = [toText(answer['access_token']), toText(answer['refresh_token'])];
  if (token === '' || refreshToken === '') throw new Error(`Shopee answered ${path} without tokens`);
  const time = call.now.getTime();
  return {
    token,
    refreshToken,
    expiresAt: new Date(time + toNumber(answer['expire_in']) * 1000),
    refreshExpiresAt: new Date(time + REFRESH_DAYS * DAY_MS),
  };
}
