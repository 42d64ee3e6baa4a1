// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
export const screens = {
  'shop/sales list': () => import('./sales.list.gen.tsx'),
  'shop/sold list': () => import('./sold.list.gen.tsx'),
  'shop/stocks list': () => import('./stocks.list.gen.tsx'),
  'shop/totals list': () => import('./totals.list.gen.tsx'),
};
