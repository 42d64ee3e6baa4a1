// Generated from schemas/crm/lead-temporary.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const leadTemporaryForm: FormModel = {
  screen: 'crm/lead-temporary',
  route: '/crm/lead-temporary',
  module: 'crm',
  entity: 'lead',
  mode: 'edit',
  permissions: ['crm_lead_temporary'],
  aside: { notes: true },
};
