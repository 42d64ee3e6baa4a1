// Generated from schemas/crm/conversation-history.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const conversationHistoryForm: FormModel = {
  screen: 'crm/conversation-history',
  route: '/crm/conversation-history',
  module: 'crm',
  entity: 'conversation',
  mode: 'edit',
  permissions: ['crm_lead_omnichannel'],
  aside: { notes: true },
};
