// Generated from schemas/crm/conversation-assign.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { conversationAssignFormFields } from './conversation-assign.form.gen.ts';

export const form = createForm({
  screen: 'conversation-assign',
  title: 'screen.conversation-assign.title',
  mode: 'dialog',
  permissions: ['crm_lead_omnichannel'],
  sections: [
    {
      key: 'main', label: 'screen.conversation-assign.section.main',
      inputs: [input(conversationAssignFormFields.account_id, { label: 'conversation-assign.account_id' })],
    },
  ],
  models: {
    'conversation-assign': {
      name: 'conversation-assign', fields: Object.values(conversationAssignFormFields), rules: [],
    },
  },
  validate: () => import('#generated/built/crm/conversation-assign.form.validate.gen.js'),
});
