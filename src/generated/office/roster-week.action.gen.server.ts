// Generated from schemas/office/roster-week.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/office/roster-week.action.validate.gen.js';
import { rosterWeekActionFields } from './roster-week.action.gen.ts';

export const rosterWeekActionModel: ActionModel = {
  key: 'roster_week',
  stem: 'roster-week',
  module: 'office',
  url: '/roster-week',
  permissions: ['timekeeping_manager'],
  input: Object.values(rosterWeekActionFields),
  validate,
};
