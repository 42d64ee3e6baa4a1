// Generated from schemas/market/module.json. Edit that file and run `npm run generate`.
import { type ChangeContext, type Columns, type ModuleCode, toModuleCode } from '#contract/module.ts';
import type { GoodsEntities, GoodsTables } from '#generated/goods/module.gen.server.ts';
import type { StockEntities, StockTables } from '#generated/stock/module.gen.server.ts';
import type { SystemEntities, SystemTables } from '#generated/system/module.gen.server.ts';
import type { FetchNowActionInput } from './fetch-now.action.gen.ts';
import type { LinkBySkuActionInput } from './link-by-sku.action.gen.ts';
import type { LinkListingActionInput } from './link-listing.action.gen.ts';
import type { ListingMap } from './listing-map.entity.gen.ts';
import type { MarketApp } from './market-app.entity.gen.ts';
import type { PushGoodsActionInput, PushGoodsActionResult } from './push-goods.action.gen.ts';
import type { PushListingActionInput } from './push-listing.action.gen.ts';
import type { PushNowActionInput } from './push-now.action.gen.ts';
import type { ShopConnection } from './shop-connection.entity.gen.ts';
import type { SyncConfig } from './sync-config.entity.gen.ts';

export interface MarketEntities {
  listing_map: ListingMap;
  market_app: MarketApp;
  shop_connection: ShopConnection;
  sync_config: SyncConfig;
}

export interface MarketTables {
  listing_map: Columns<ListingMap>;
  market_app: Columns<MarketApp>;
  shop_connection: Columns<ShopConnection, 'is_ending'>;
  sync_config: Columns<SyncConfig, never, 'percent_kept'>;
}

interface MarketModule {
  entities: MarketEntities & GoodsEntities & StockEntities & SystemEntities;
  reads: MarketTables & GoodsTables & StockTables & SystemTables;
  writes: {};
  effects: { forget_tokens: ShopConnection };
  actions: {
    fetch_now: { input: FetchNowActionInput; record: ShopConnection };
    link_by_sku: { input: LinkBySkuActionInput; record: ListingMap };
    link_listing: { input: LinkListingActionInput; record: ListingMap };
    push_goods: { input: PushGoodsActionInput; result: PushGoodsActionResult };
    push_listing: { input: PushListingActionInput; record: ListingMap };
    push_now: { input: PushNowActionInput; record: SyncConfig };
  };
  jobs: 'sync_stock' | 'push_stock' | 'push_prices';
}

/** What the code of this module is given inside a change. */
export type MarketContext = ChangeContext<MarketModule>;

export const defineModule = (code: ModuleCode<MarketModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asMarket = (context: Pick<ChangeContext, 'within'>): MarketContext =>
  context.within('market') as unknown as MarketContext;
