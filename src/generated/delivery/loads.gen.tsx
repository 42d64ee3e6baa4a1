// Generated from schemas/delivery/*.json. Edit those files and run `npm run generate`.
export const deliveryShopsList = () => import('./delivery-shops.list.gen.tsx');
export const deliveryShopForm = () => import('./delivery-shop.form.gen.tsx');
