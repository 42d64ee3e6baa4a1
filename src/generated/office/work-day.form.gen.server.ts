// Generated from schemas/office/work-day.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const workDayForm: FormModel = {
  screen: 'timekeeping/list',
  route: '/timekeeping/list',
  module: 'office',
  entity: 'work_day',
  mode: 'edit',
  permissions: ['timekeeping_manager'],
  aside: { notes: true },
};
