// Generated from schemas/crm/ads-management.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const adsManagementForm: FormModel = {
  screen: 'crm/ads-management',
  route: '/crm/ads-management',
  module: 'crm',
  entity: 'ads_campaign',
  mode: 'edit',
  permissions: ['crm_ladi_page_campaign'],
  aside: {},
};
