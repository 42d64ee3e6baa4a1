// Generated from schemas/crm/merge-tag.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { mergeTagActionFields } from './merge-tag.action.gen.ts';

export const form = createForm({
  screen: 'merge-tag',
  title: 'conversation_tag.action.merge_tag',
  mode: 'dialog',
  permissions: ['crm_lead_omnichannel'],
  sections: [
    {
      key: 'input', label: 'conversation_tag.action.merge_tag',
      inputs: [input(mergeTagActionFields.tag_id, { label: 'merge-tag.tag_id' })],
    },
  ],
  models: { 'merge-tag': { name: 'merge-tag', fields: Object.values(mergeTagActionFields), rules: [] } },
  validate: () => import('#generated/built/crm/merge-tag.action.validate.gen.js'),
});
