// Generated from schemas/office/shift.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const shiftForm: FormModel = {
  screen: 'timekeeping/shift',
  route: '/timekeeping/shift',
  module: 'office',
  entity: 'work_shift',
  mode: 'edit',
  permissions: ['timekeeping_manager'],
};
