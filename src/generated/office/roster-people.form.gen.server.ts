// Generated from schemas/office/roster-people.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/office/roster-people.form.validate.gen.js';
import { rosterPeopleFormFields } from './roster-people.form.gen.ts';

export const rosterPeopleForm: FormModel = {
  screen: 'roster-people',
  module: 'office',
  mode: 'dialog',
  permissions: ['timekeeping_manager'],
  data: Object.values(rosterPeopleFormFields),
  validate,
};
