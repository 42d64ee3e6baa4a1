// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
export const parcelForm = () => import('./parcel.form.gen.tsx');
export const parcelGoodsReport = () => import('./parcel-goods.report.gen.tsx');
export const parcelsList = () => import('./parcels.list.gen.tsx');
