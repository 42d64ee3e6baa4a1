// Generated from schemas/crm/keyword.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { keywordFields, keywordRules } from './keyword.entity.gen.ts';

export const form = createForm({
  screen: 'crm/keyword',
  route: '/crm/keyword',
  resource: 'keyword',
  title: 'screen.crm/keyword.title',
  mode: 'edit',
  permissions: ['crm_keyword'],
  create: ['crm_keyword'],
  remove: ['crm_keyword'],
  sections: [
    {
      key: 'main', label: 'screen.crm/keyword.section.main', columns: 2,
      inputs: [
        input(keywordFields.word, { label: 'keyword.word' }),
        input(keywordFields.type, { label: 'keyword.type' }),
        input(keywordFields.search_type, { label: 'keyword.search_type' }),
        input(keywordFields.has_phone, { label: 'keyword.has_phone', help: 'screen.crm/keyword.help.has_phone' }),
        input(keywordFields.action, { label: 'keyword.action' }),
        input(keywordFields.tag_id, { label: 'keyword.tag_id' }),
        input(keywordFields.template_id, { label: 'keyword.template_id' }),
        input(keywordFields.account_id, { label: 'keyword.account_id' }),
        input(keywordFields.page_ids, { label: 'keyword.page_ids' }),
        input(keywordFields.position, { label: 'keyword.position' }),
        input(keywordFields.active, { label: 'keyword.active' }),
      ],
    },
  ],
  models: { keyword: { name: 'keyword', fields: Object.values(keywordFields), rules: keywordRules } },
  validate: () => import('#generated/built/crm/keyword.validate.gen.js'),
  aside: {
    facts: [
      { field: keywordFields.hit_count, label: 'keyword.hit_count' },
      { field: keywordFields.last_hit_at, label: 'keyword.last_hit_at' },
    ],
  },
  display: [{ field: 'word' }],
});

export default function KeywordForm() {
  return <FormScreen form={form} />;
}
