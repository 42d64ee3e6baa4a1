// Generated from schemas/crm/lead-rule.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const leadRuleForm: FormModel = {
  screen: 'crm/lead-rule',
  route: '/crm/lead-rule',
  module: 'crm',
  entity: 'lead_rule',
  mode: 'edit',
  permissions: ['crm_ladi_page_config'],
};
