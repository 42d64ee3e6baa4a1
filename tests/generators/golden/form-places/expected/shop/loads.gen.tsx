// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
export const screens = {
  'shop/parcel-new form': () => import('./parcel-new.form.gen.tsx'),
  'shop/parcels form': () => import('./parcel.form.gen.tsx'),
};
