// Generated from schemas/office/roster-people.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/office/roster-people.action.validate.gen.js';
import { rosterPeopleActionFields } from './roster-people.action.gen.ts';

export const rosterPeopleActionModel: ActionModel = {
  key: 'roster_people',
  stem: 'roster-people',
  module: 'office',
  url: '/roster-people',
  permissions: ['timekeeping_manager'],
  input: Object.values(rosterPeopleActionFields),
  validate,
};
