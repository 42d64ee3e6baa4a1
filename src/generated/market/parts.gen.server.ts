// Generated from schemas/market/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import marketCode from '#modules/market/market.server.ts';
import { accountAuthPage } from './account-auth.page.gen.server.ts';
import { fetchNowActionModel } from './fetch-now.action.gen.server.ts';
import { linkBySkuActionModel } from './link-by-sku.action.gen.server.ts';
import { linkListingActionModel } from './link-listing.action.gen.server.ts';
import { listingMapModel } from './listing-map.entity.gen.server.ts';
import { listingStatus } from './listing-status.enum.gen.ts';
import { listingForm } from './listing.form.gen.server.ts';
import { listingsList } from './listings.list.gen.server.ts';
import { marketAppModel } from './market-app.entity.gen.server.ts';
import { marketAppForm } from './market-app.form.gen.server.ts';
import { marketAppsList } from './market-apps.list.gen.server.ts';
import { marketplace } from './marketplace.enum.gen.ts';
import { pushGoodsActionModel } from './push-goods.action.gen.server.ts';
import { pushGoodsForm } from './push-goods.form.gen.server.ts';
import { pushListingActionModel } from './push-listing.action.gen.server.ts';
import { pushNowActionModel } from './push-now.action.gen.server.ts';
import { shopConnectionModel } from './shop-connection.entity.gen.server.ts';
import { shopForm } from './shop.form.gen.server.ts';
import { shopsList } from './shops.list.gen.server.ts';
import { syncConfigModel } from './sync-config.entity.gen.server.ts';
import { syncState } from './sync-state.enum.gen.ts';
import { syncForm } from './sync.form.gen.server.ts';
import { syncsList } from './syncs.list.gen.server.ts';

export const marketParts: ModuleParts = {
  module: {
    name: 'market', order: 42, tab: 'administration',
    menu: [['customer_account'], ['customer_account', 'goods_manager']],
    settings: [
      {
        name: 'market_poll_minutes', type: 'integer', json: 'integer', minimum: 5, maximum: 1440, multipleOf: 5,
        default: 10,
      },
      { name: 'market_token_days', type: 'integer', json: 'integer', minimum: 1, maximum: 60, default: 7 },
    ],
  },
  entities: [listingMapModel, marketAppModel, shopConnectionModel, syncConfigModel],
  lists: [listingsList, marketAppsList, shopsList, syncsList],
  forms: [listingForm, marketAppForm, pushGoodsForm, shopForm, syncForm],
  callbacks: [accountAuthPage],
  enums: [listingStatus, marketplace, syncState],
  actions: [
    fetchNowActionModel, linkBySkuActionModel, linkListingActionModel, pushGoodsActionModel, pushListingActionModel,
    pushNowActionModel,
  ],
  notifications: [
    {
      key: 'shop_token_ending', type: 11, severity: 'warning', link: '/account/shop/{id}',
      to: ['goods_syn_e_market', 'customer_account'],
    },
  ],
  code: marketCode,
};
