// Generated from schemas/crm/script.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const scriptForm: FormModel = {
  screen: 'crm/script',
  route: '/crm/script',
  module: 'crm',
  entity: 'call_script',
  mode: 'edit',
  permissions: ['crm_lead_dead'],
};
