// Generated from schemas/crm/page-app.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const pageAppForm: FormModel = {
  screen: 'crm/omnichannel-page/app',
  route: '/crm/omnichannel-page/app',
  module: 'crm',
  entity: 'page_app',
  mode: 'edit',
  permissions: ['crm_lead_omnichannel'],
  aside: {},
};
