// Generated from schemas/crm/conversation-quote.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { conversationQuoteFormFields } from './conversation-quote.form.gen.ts';

export const form = createForm({
  screen: 'conversation-quote',
  title: 'screen.conversation-quote.title',
  mode: 'dialog',
  permissions: ['crm_lead_create', 'crm_lead_omnichannel'],
  sections: [
    {
      key: 'main', label: 'screen.conversation-quote.section.main',
      inputs: [
        input(conversationQuoteFormFields.product, { label: 'conversation-quote.product' }),
        input(conversationQuoteFormFields.quantity, { label: 'conversation-quote.quantity' }),
        input(conversationQuoteFormFields.note, { label: 'conversation-quote.note' }),
      ],
    },
  ],
  models: {
    'conversation-quote': { name: 'conversation-quote', fields: Object.values(conversationQuoteFormFields), rules: [] },
  },
  validate: () => import('#generated/built/crm/conversation-quote.form.validate.gen.js'),
});
