// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
export const screens = {
  'check page': () => import('./check.page.gen.tsx'),
  'connect page': () => import('./connect.page.gen.tsx'),
  'settings page': () => import('./settings.page.gen.tsx'),
  'shop page': () => import('./shop.page.gen.tsx'),
  'shop/bills list': () => import('./bills.list.gen.tsx'),
  'shop/numbers report': () => import('./bill-numbers.report.gen.tsx'),
  'shop/till page': () => import('./till.page.gen.tsx'),
  'terms page': () => import('./terms.page.gen.tsx'),
};
