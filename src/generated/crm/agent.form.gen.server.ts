// Generated from schemas/crm/agent.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const agentForm: FormModel = {
  screen: 'crm/agent',
  route: '/crm/agent',
  module: 'crm',
  entity: 'crm_agent',
  mode: 'edit',
  permissions: ['crm_lead_dead'],
  aside: {},
};
