// Generated from schemas/office/site.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const siteForm: FormModel = {
  screen: 'timekeeping/shift/site',
  route: '/timekeeping/shift/site',
  module: 'office',
  entity: 'work_site',
  mode: 'edit',
  permissions: ['timekeeping_manager'],
};
