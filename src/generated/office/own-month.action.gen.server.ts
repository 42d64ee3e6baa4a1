// Generated from schemas/office/own-month.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/office/own-month.action.validate.gen.js';
import { ownMonthActionFields } from './own-month.action.gen.ts';

export const ownMonthActionModel: ActionModel = {
  key: 'own_month',
  stem: 'own-month',
  module: 'office',
  url: '/timekeeping/own-month',
  permissions: ['office_timekeeping'],
  input: Object.values(ownMonthActionFields),
  validate,
};
