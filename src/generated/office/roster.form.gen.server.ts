// Generated from schemas/office/roster.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const rosterForm: FormModel = {
  screen: 'timekeeping/shift/roster',
  route: '/timekeeping/shift/roster',
  module: 'office',
  entity: 'shift_assignment',
  mode: 'edit',
  permissions: ['timekeeping_manager'],
};
