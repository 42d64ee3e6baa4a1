// Generated from schemas/market/*.json. Edit those files and run `npm run generate`.
export const accountAuthPage = () => import('./account-auth.page.gen.tsx');
export const listingsList = () => import('./listings.list.gen.tsx');
export const listingForm = () => import('./listing.form.gen.tsx');
export const marketAppsList = () => import('./market-apps.list.gen.tsx');
export const marketAppForm = () => import('./market-app.form.gen.tsx');
export const shopsList = () => import('./shops.list.gen.tsx');
export const shopForm = () => import('./shop.form.gen.tsx');
export const syncsList = () => import('./syncs.list.gen.tsx');
export const syncForm = () => import('./sync.form.gen.tsx');
export const linkListingAction = () => import('./link-listing.action.gen.tsx');
