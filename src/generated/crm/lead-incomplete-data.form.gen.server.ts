// Generated from schemas/crm/lead-incomplete-data.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const leadIncompleteDataForm: FormModel = {
  screen: 'crm/lead-incomplete-data',
  route: '/crm/lead-incomplete-data',
  module: 'crm',
  entity: 'lead',
  mode: 'edit',
  permissions: ['crm_lead_incomplete'],
  aside: { notes: true },
};
