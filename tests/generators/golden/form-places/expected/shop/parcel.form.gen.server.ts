// Generated from schemas/shop/parcel.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const parcelForm: FormModel = {
  screen: 'shop/parcels',
  route: '/shop/parcels',
  module: 'shop',
  entity: 'parcel',
  mode: 'edit',
  permissions: ['parcel_manager'],
};
