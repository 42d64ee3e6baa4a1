import { defineModule } from '#generated/market/module.gen.server.ts';
import { accountAuth, forgetTokens } from './connect.server.ts';
import { linkBySku, linkListing } from './linkListings.server.ts';

export default defineModule({
  rights: ['customer_account'],
  callbacks: { account_auth: accountAuth },
  actions: { link_listing: linkListing, link_by_sku: linkBySku },
  effects: { forget_tokens: forgetTokens },
});
