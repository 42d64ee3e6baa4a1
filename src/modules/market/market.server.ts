import { defineModule } from '#generated/market/module.gen.server.ts';
import { accountAuth, forgetTokens } from './connect.server.ts';
import { fetchNow } from './fetchNow.server.ts';
import { linkBySku, linkListing } from './linkListings.server.ts';
import { followPrices, pushPrices } from './priceSync.server.ts';
import { pushGoods } from './pushGoods.server.ts';
import { checkSyncs, pushListings, pushNow, pushStock, syncStock } from './stockSync.server.ts';

export default defineModule({
  rights: ['customer_account'],
  callbacks: { account_auth: accountAuth },
  hooks: { goods: { afterWrite: followPrices }, sync_config: { beforeWrite: checkSyncs } },
  actions: {
    fetch_now: fetchNow,
    link_listing: linkListing,
    link_by_sku: linkBySku,
    push_goods: pushGoods,
    push_now: pushNow,
    push_listing: pushListings,
  },
  jobs: { sync_stock: syncStock, push_stock: pushStock, push_prices: pushPrices },
  schedules: { sync_stock: { cron: '*/5 * * * *', job: 'sync_stock' } },
  effects: { forget_tokens: forgetTokens },
});
