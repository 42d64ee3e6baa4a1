// Generated from schemas/shop/task-finish.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/shop/task-finish.form.validate.gen.js';
import { taskFinishFormFields } from './task-finish.form.gen.ts';

export const taskFinishForm: FormModel = {
  screen: 'task-finish',
  module: 'shop',
  mode: 'dialog',
  permissions: ['task_manager'],
  data: Object.values(taskFinishFormFields),
  validate,
};
