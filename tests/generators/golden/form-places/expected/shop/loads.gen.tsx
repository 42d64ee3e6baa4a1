// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
export const parcelNewForm = () => import('./parcel-new.form.gen.tsx');
