// Generated from schemas/crm/conversation-close.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/crm/conversation-close.form.validate.gen.js';
import { conversationCloseFormFields } from './conversation-close.form.gen.ts';

export const conversationCloseForm: FormModel = {
  screen: 'conversation-close',
  module: 'crm',
  mode: 'dialog',
  permissions: ['crm_lead_create', 'crm_lead_omnichannel'],
  data: Object.values(conversationCloseFormFields),
  validate,
};
