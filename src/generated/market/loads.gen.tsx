// Generated from schemas/market/*.json. Edit those files and run `npm run generate`.
export const screens = {
  'account-auth page': () => import('./account-auth.page.gen.tsx'),
  'account/listing list': () => import('./listings.list.gen.tsx'),
  'account/listing form': () => import('./listing.form.gen.tsx'),
  'account/market-app list': () => import('./market-apps.list.gen.tsx'),
  'account/market-app form': () => import('./market-app.form.gen.tsx'),
  'account/shop list': () => import('./shops.list.gen.tsx'),
  'account/shop form': () => import('./shop.form.gen.tsx'),
  'account/sync list': () => import('./syncs.list.gen.tsx'),
  'account/sync form': () => import('./sync.form.gen.tsx'),
};

export const dialogs = {
  'push-goods': () => import('./push-goods.form.gen.tsx'),
  'link-listing': () => import('./link-listing.action.gen.tsx'),
};
