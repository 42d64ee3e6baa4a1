// Generated from schemas/shop/parcel.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { parcelDisplay, parcelFields, parcelRules } from './parcel.entity.gen.ts';

export const parcelModel = createEntity({
  name: 'parcel',
  module: 'shop',
  owner: 'customer',
  fields: Object.values(parcelFields),
  display: parcelDisplay,
  access: { read: ['parcel_manager'], create: ['parcel_manager'], update: ['parcel_manager'], delete: null },
  lookup: ['parcel_manager'],
  rules: parcelRules,
});
