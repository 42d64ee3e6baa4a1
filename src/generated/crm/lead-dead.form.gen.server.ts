// Generated from schemas/crm/lead-dead.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const leadDeadForm: FormModel = {
  screen: 'crm/lead-dead',
  route: '/crm/lead-dead',
  module: 'crm',
  entity: 'lead',
  mode: 'edit',
  permissions: ['crm_lead_dead'],
  aside: { notes: true },
};
