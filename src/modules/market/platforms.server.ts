import { shopee } from '#connectors/shopee/shopee.connector.ts';
import type { Context } from '#contract/context.ts';
import type { MarketplaceApp, MarketplaceCall, MarketplacePort } from '#contract/marketplace.ts';
import { asMarket } from '#generated/market/module.gen.server.ts';
import type { ShopConnection } from '#generated/market/shop-connection.entity.gen.ts';

/** Code of `marketplace`. */
export type PlatformId = ShopConnection['platform'];

/** A marketplace that can be connected. */
export interface Platform {
  id: PlatformId;
  port: MarketplacePort;
}

const PLATFORMS: Readonly<Record<string, Platform>> = { shopee: { id: 1, port: shopee } };

/** By its name in addresses; undefined where it cannot be connected yet. */
export const findPlatform = (name: string): Platform | undefined => PLATFORMS[name];

/** What speaks to the marketplace of a shop. */
export function portOf(id: PlatformId): MarketplacePort {
  const found = Object.values(PLATFORMS).find((platform) => platform.id === id);
  if (!found) throw new Error(`the marketplace ${id} cannot be called`);
  return found.port;
}

/** A call of the app of a marketplace, by the right of this module. Refused where no app is entered. */
export async function openCall(own: Context, platform: PlatformId): Promise<MarketplaceCall> {
  const apps = await own.change((change) => asMarket(change).records('market_app').find({ platform }));
  const app = apps.at(-1);
  const key = app && (await own.readSecret('market_app', app.id, 'app_secret'));
  if (!app || !key) return own.refuse('rule.market.no_app');
  const facts: MarketplaceApp = { url: app.url, id: app.app_id, key };
  return { http: own.ports.http, now: own.now, app: facts };
}
