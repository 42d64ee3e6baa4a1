// Generated from schemas/crm/lead-invalid-phone.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const leadInvalidPhoneForm: FormModel = {
  screen: 'crm/lead-invalid-phone',
  route: '/crm/lead-invalid-phone',
  module: 'crm',
  entity: 'lead',
  mode: 'edit',
  permissions: ['crm_lead_invalid_phone'],
  aside: { notes: true },
};
