// Generated from schemas/crm/lead-create.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const leadCreateForm: FormModel = {
  screen: 'crm/lead-create',
  route: '/crm/lead-create',
  module: 'crm',
  entity: 'lead',
  mode: 'create',
  permissions: ['crm_lead_create'],
};
