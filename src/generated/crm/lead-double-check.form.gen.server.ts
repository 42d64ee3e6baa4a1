// Generated from schemas/crm/lead-double-check.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const leadDoubleCheckForm: FormModel = {
  screen: 'crm/lead-double-check',
  route: '/crm/lead-double-check',
  module: 'crm',
  entity: 'lead',
  mode: 'edit',
  permissions: ['crm_lead_double_check'],
  aside: { notes: true },
};
