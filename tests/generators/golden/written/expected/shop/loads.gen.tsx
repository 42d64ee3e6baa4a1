// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
export const screens = {
  'shop/stock-levels list': () => import('./stock-levels.list.gen.tsx'),
};
