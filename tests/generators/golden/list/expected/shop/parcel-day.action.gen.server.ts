// Generated from schemas/shop/parcel-day.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/shop/parcel-day.action.validate.gen.js';
import { parcelDayActionFields } from './parcel-day.action.gen.ts';

export const parcelDayActionModel: ActionModel = {
  key: 'parcel_day',
  stem: 'parcel-day',
  module: 'shop',
  url: '/shop/parcel-day',
  permissions: ['parcel_manager'],
  input: Object.values(parcelDayActionFields),
  validate,
};
