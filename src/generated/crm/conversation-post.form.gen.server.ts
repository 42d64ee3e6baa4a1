// Generated from schemas/crm/conversation-post.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const conversationPostForm: FormModel = {
  screen: 'crm/conversation-post',
  route: '/crm/conversation-post',
  module: 'crm',
  entity: 'conversation_post',
  mode: 'edit',
  permissions: ['crm_lead_omnichannel'],
  aside: { notes: true },
};
