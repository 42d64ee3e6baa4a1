// Generated from schemas/crm/tag.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const tagForm: FormModel = {
  screen: 'crm/tag',
  route: '/crm/tag',
  module: 'crm',
  entity: 'conversation_tag',
  mode: 'edit',
  permissions: ['crm_lead_omnichannel'],
};
