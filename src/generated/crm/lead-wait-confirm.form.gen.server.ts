// Generated from schemas/crm/lead-wait-confirm.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const leadWaitConfirmForm: FormModel = {
  screen: 'crm/lead-wait-confirm',
  route: '/crm/lead-wait-confirm',
  module: 'crm',
  entity: 'lead',
  mode: 'edit',
  permissions: ['crm_lead_wait_confirm'],
  aside: { notes: true },
};
