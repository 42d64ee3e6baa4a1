// Generated from schemas/crm/lead-complete-data.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const leadCompleteDataForm: FormModel = {
  screen: 'crm/lead-complete-data',
  route: '/crm/lead-complete-data',
  module: 'crm',
  entity: 'lead',
  mode: 'edit',
  permissions: ['crm_lead_complete'],
  aside: { notes: true },
};
