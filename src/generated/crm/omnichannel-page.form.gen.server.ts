// Generated from schemas/crm/omnichannel-page.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const omnichannelPageForm: FormModel = {
  screen: 'crm/omnichannel-page',
  route: '/crm/omnichannel-page',
  module: 'crm',
  entity: 'omnichannel_page',
  mode: 'edit',
  permissions: ['crm_lead_omnichannel'],
  aside: { notes: true },
};
