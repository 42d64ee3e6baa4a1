// Generated from schemas/crm/conversation-assign.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/crm/conversation-assign.form.validate.gen.js';
import { conversationAssignFormFields } from './conversation-assign.form.gen.ts';

export const conversationAssignForm: FormModel = {
  screen: 'conversation-assign',
  module: 'crm',
  mode: 'dialog',
  permissions: ['crm_lead_omnichannel'],
  data: Object.values(conversationAssignFormFields),
  validate,
};
