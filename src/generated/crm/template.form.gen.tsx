// Generated from schemas/crm/template.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { conversationTemplateFields, conversationTemplateRules } from './conversation-template.entity.gen.ts';

export const form = createForm({
  screen: 'crm/template',
  route: '/crm/template',
  resource: 'conversation_template',
  title: 'screen.crm/template.title',
  mode: 'edit',
  permissions: ['crm_lead_create', 'crm_lead_omnichannel'],
  create: ['crm_lead_create', 'crm_lead_omnichannel'],
  remove: ['crm_lead_create', 'crm_lead_omnichannel'],
  sections: [
    {
      key: 'main', label: 'screen.crm/template.section.main', columns: 2,
      inputs: [
        input(conversationTemplateFields.shortcut, { label: 'conversation_template.shortcut' }),
        input(conversationTemplateFields.title, { label: 'conversation_template.title' }),
        input(conversationTemplateFields.body, {
          label: 'conversation_template.body', span: 2, help: 'screen.crm/template.help.body',
        }),
        input(conversationTemplateFields.images, { label: 'conversation_template.images', span: 2 }),
        input(conversationTemplateFields.page_ids, { label: 'conversation_template.page_ids' }),
        input(conversationTemplateFields.is_shared, { label: 'conversation_template.is_shared' }),
      ],
    },
  ],
  models: {
    conversation_template: {
      name: 'conversation_template', fields: Object.values(conversationTemplateFields),
      rules: conversationTemplateRules,
    },
  },
  validate: () => import('#generated/built/crm/conversation-template.validate.gen.js'),
  display: ['/', { field: 'shortcut' }, ' ', { field: 'title' }],
});

export default function TemplateForm() {
  return <FormScreen form={form} />;
}
