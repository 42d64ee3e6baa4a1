// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
export const screens = {
  'shop/lost list': () => import('./lost.list.gen.tsx'),
  'shop/parcel form': () => import('./parcel.form.gen.tsx'),
  'shop/parcel-goods report': () => import('./parcel-goods.report.gen.tsx'),
  'shop/parcel-totals list': () => import('./parcel-totals.list.gen.tsx'),
  'shop/parcels list': () => import('./parcels.list.gen.tsx'),
};
