// Generated from schemas/crm/ladi-page-config.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const ladiPageConfigForm: FormModel = {
  screen: 'crm/ladi-page-config',
  route: '/crm/ladi-page-config',
  module: 'crm',
  entity: 'ladi_page',
  mode: 'edit',
  permissions: ['crm_ladi_page_config'],
  aside: {},
};
