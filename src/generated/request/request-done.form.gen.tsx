// Generated from schemas/request/request-done.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { requestDoneFormFields } from './request-done.form.gen.ts';

export const form = createForm({
  screen: 'request-done',
  title: 'screen.request-done.title',
  mode: 'dialog',
  permissions: [],
  sections: [
    {
      key: 'main', label: 'screen.request-done.section.main',
      inputs: [input(requestDoneFormFields.result, { label: 'request-done.result' })],
    },
  ],
  models: { 'request-done': { name: 'request-done', fields: Object.values(requestDoneFormFields), rules: [] } },
  validate: () => import('#generated/built/request/request-done.form.validate.gen.js'),
});
