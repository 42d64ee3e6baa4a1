// Generated from schemas/crm/lead-no-demand.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const leadNoDemandForm: FormModel = {
  screen: 'crm/lead-no-demand',
  route: '/crm/lead-no-demand',
  module: 'crm',
  entity: 'lead',
  mode: 'edit',
  permissions: ['crm_lead_no_demand'],
  aside: { notes: true },
};
