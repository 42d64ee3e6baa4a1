// Generated from schemas/warehouse/correct-task.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { correctTaskActionFields } from './correct-task.action.gen.ts';

export const form = createForm({
  screen: 'correct-task',
  title: 'warehouse_task.action.correct_task',
  mode: 'dialog',
  permissions: ['warehouse_employee_warning'],
  sections: [
    {
      key: 'input', label: 'warehouse_task.action.correct_task',
      inputs: [input(correctTaskActionFields.reason, { label: 'correct-task.reason' })],
    },
  ],
  models: { 'correct-task': { name: 'correct-task', fields: Object.values(correctTaskActionFields), rules: [] } },
  validate: () => import('#generated/built/warehouse/correct-task.action.validate.gen.js'),
});
