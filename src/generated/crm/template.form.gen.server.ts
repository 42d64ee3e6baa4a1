// Generated from schemas/crm/template.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const templateForm: FormModel = {
  screen: 'crm/template',
  route: '/crm/template',
  module: 'crm',
  entity: 'conversation_template',
  mode: 'edit',
  permissions: ['crm_lead_create', 'crm_lead_omnichannel'],
};
