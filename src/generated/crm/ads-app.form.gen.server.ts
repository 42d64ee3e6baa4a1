// Generated from schemas/crm/ads-app.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const adsAppForm: FormModel = {
  screen: 'crm/ads-account/app',
  route: '/crm/ads-account/app',
  module: 'crm',
  entity: 'ads_app',
  mode: 'edit',
  permissions: ['crm_ads_account'],
};
