// Generated from schemas/crm/tag.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { conversationTagFields, conversationTagRules } from './conversation-tag.entity.gen.ts';
import { lowerTagAction } from './lower-tag.action.gen.ts';
import { mergeTagAction } from './merge-tag.action.gen.ts';
import { raiseTagAction } from './raise-tag.action.gen.ts';

export const form = createForm({
  screen: 'crm/tag',
  route: '/crm/tag',
  resource: 'conversation_tag',
  title: 'screen.crm/tag.title',
  mode: 'edit',
  permissions: ['crm_lead_omnichannel'],
  create: ['crm_lead_omnichannel'],
  remove: ['crm_lead_omnichannel'],
  sections: [
    {
      key: 'main', label: 'screen.crm/tag.section.main', columns: 2,
      inputs: [
        input(conversationTagFields.name, { label: 'conversation_tag.name' }),
        input(conversationTagFields.tone, { label: 'conversation_tag.tone' }),
        input(conversationTagFields.position, { label: 'conversation_tag.position' }),
        input(conversationTagFields.active, { label: 'conversation_tag.active' }),
      ],
    },
  ],
  models: {
    conversation_tag: {
      name: 'conversation_tag', fields: Object.values(conversationTagFields), rules: conversationTagRules,
    },
  },
  actions: [lowerTagAction, mergeTagAction, raiseTagAction],
  validate: () => import('#generated/built/crm/conversation-tag.validate.gen.js'),
  display: [{ field: 'name' }],
});

export default function TagForm() {
  return <FormScreen form={form} />;
}
