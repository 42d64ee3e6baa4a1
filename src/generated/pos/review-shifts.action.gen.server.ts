// Generated from schemas/pos/review-shifts.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/pos/review-shifts.action.validate.gen.js';
import { reviewShiftsActionFields } from './review-shifts.action.gen.ts';

export const reviewShiftsActionModel: ActionModel = {
  key: 'review_shifts',
  stem: 'review-shifts',
  module: 'pos',
  url: '/pos-shift-review',
  permissions: ['pos_order_list'],
  input: Object.values(reviewShiftsActionFields),
  validate,
};
