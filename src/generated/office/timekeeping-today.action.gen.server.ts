// Generated from schemas/office/timekeeping-today.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/office/timekeeping-today.action.validate.gen.js';
import { timekeepingTodayActionFields } from './timekeeping-today.action.gen.ts';

export const timekeepingTodayActionModel: ActionModel = {
  key: 'timekeeping_today',
  stem: 'timekeeping-today',
  module: 'office',
  url: '/timekeeping/today',
  permissions: ['office_timekeeping'],
  input: Object.values(timekeepingTodayActionFields),
  validate,
};
