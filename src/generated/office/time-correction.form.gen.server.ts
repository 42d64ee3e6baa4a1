// Generated from schemas/office/time-correction.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const timeCorrectionForm: FormModel = {
  screen: 'timekeeping/list/correction',
  route: '/timekeeping/list/correction',
  module: 'office',
  entity: 'time_correction',
  mode: 'edit',
  permissions: ['office_timekeeping', 'timekeeping_manager'],
  aside: { notes: true },
};
