// Generated from schemas/crm/ads-account.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const adsAccountForm: FormModel = {
  screen: 'crm/ads-account',
  route: '/crm/ads-account',
  module: 'crm',
  entity: 'ads_account',
  mode: 'edit',
  permissions: ['crm_ads_account'],
  aside: {},
};
