// Generated from schemas/shop/parcel-new.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const parcelNewForm: FormModel = {
  screen: 'shop/parcel-new',
  route: '/shop/parcel-new',
  module: 'shop',
  entity: 'parcel',
  mode: 'create',
  permissions: ['parcel_manager'],
};
