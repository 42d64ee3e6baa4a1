// Generated from schemas/crm/conversation-close.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { conversationCloseFormFields } from './conversation-close.form.gen.ts';

export const form = createForm({
  screen: 'conversation-close',
  title: 'screen.conversation-close.title',
  mode: 'dialog',
  permissions: ['crm_lead_create', 'crm_lead_omnichannel'],
  sections: [
    {
      key: 'main', label: 'screen.conversation-close.section.main',
      inputs: [input(conversationCloseFormFields.close_reason, { label: 'conversation-close.close_reason' })],
    },
  ],
  models: {
    'conversation-close': { name: 'conversation-close', fields: Object.values(conversationCloseFormFields), rules: [] },
  },
  validate: () => import('#generated/built/crm/conversation-close.form.validate.gen.js'),
});
