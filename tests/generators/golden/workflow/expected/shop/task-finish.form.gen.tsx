// Generated from schemas/shop/task-finish.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { taskFinishFormFields } from './task-finish.form.gen.ts';

export const form = createForm({
  screen: 'task-finish',
  title: 'screen.task-finish.title',
  mode: 'dialog',
  permissions: ['task_manager'],
  sections: [
    {
      key: 'main', label: 'screen.task-finish.section.main',
      inputs: [input(taskFinishFormFields.result, { label: 'task-finish.result' })],
    },
  ],
  models: { 'task-finish': { name: 'task-finish', fields: Object.values(taskFinishFormFields), rules: [] } },
  validate: () => import('#generated/built/shop/task-finish.form.validate.gen.js'),
});
