// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
export const screens = {
  'shop/agency list': () => import('./agencies.list.gen.tsx'),
};
