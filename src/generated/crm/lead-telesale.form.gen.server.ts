// Generated from schemas/crm/lead-telesale.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const leadTelesaleForm: FormModel = {
  screen: 'crm/lead-telesale',
  route: '/crm/lead-telesale',
  module: 'crm',
  entity: 'lead',
  mode: 'edit',
  permissions: ['crm_lead_telesale'],
  aside: { notes: true },
};
