// Generated from schemas/shop/close-day.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/shop/close-day.action.validate.gen.js';
import { closeDayActionFields } from './close-day.action.gen.ts';

export const closeDayActionModel: ActionModel = {
  key: 'close_day',
  stem: 'close-day',
  module: 'shop',
  url: '/shop/close-day',
  permissions: ['shop_seller'],
  input: Object.values(closeDayActionFields),
  validate,
};
