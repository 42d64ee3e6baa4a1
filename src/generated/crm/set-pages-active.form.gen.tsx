// Generated from schemas/crm/set-pages-active.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { setPagesActiveFormFields } from './set-pages-active.form.gen.ts';

export const form = createForm({
  screen: 'set-pages-active',
  title: 'screen.set-pages-active.title',
  mode: 'dialog',
  permissions: ['crm_ladi_page_config'],
  sections: [
    {
      key: 'main', label: 'screen.set-pages-active.section.main', columns: 2,
      inputs: [input(setPagesActiveFormFields.active, { label: 'set-pages-active.active' })],
    },
  ],
  models: {
    'set-pages-active': { name: 'set-pages-active', fields: Object.values(setPagesActiveFormFields), rules: [] },
  },
  validate: () => import('#generated/built/crm/set-pages-active.form.validate.gen.js'),
  submit: { url: '/ladi-pages-active', success: 'messages.pages_changed' },
});
