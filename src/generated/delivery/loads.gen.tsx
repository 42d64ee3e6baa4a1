// Generated from schemas/delivery/*.json. Edit those files and run `npm run generate`.
export const screens = {
  'delivery-shop list': () => import('./delivery-shops.list.gen.tsx'),
  'delivery-shop form': () => import('./delivery-shop.form.gen.tsx'),
};
