// Generated from schemas/shop/parcel-start.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/shop/parcel-start.action.validate.gen.js';
import { parcelStartActionFields } from './parcel-start.action.gen.ts';

export const parcelStartActionModel: ActionModel = {
  key: 'parcel_start',
  stem: 'parcel-start',
  module: 'shop',
  url: '/parcel-start',
  permissions: ['parcel_manager'],
  input: Object.values(parcelStartActionFields),
  validate,
};
