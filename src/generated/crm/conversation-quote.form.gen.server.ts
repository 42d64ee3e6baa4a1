// Generated from schemas/crm/conversation-quote.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/crm/conversation-quote.form.validate.gen.js';
import { conversationQuoteFormFields } from './conversation-quote.form.gen.ts';

export const conversationQuoteForm: FormModel = {
  screen: 'conversation-quote',
  module: 'crm',
  mode: 'dialog',
  permissions: ['crm_lead_create', 'crm_lead_omnichannel'],
  data: Object.values(conversationQuoteFormFields),
  validate,
};
