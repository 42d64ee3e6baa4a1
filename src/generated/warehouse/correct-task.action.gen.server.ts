// Generated from schemas/warehouse/correct-task.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/warehouse/correct-task.action.validate.gen.js';
import { correctTaskAction, correctTaskActionFields } from './correct-task.action.gen.ts';

export const correctTaskActionModel: ActionModel = {
  key: 'correct_task',
  stem: 'correct-task',
  module: 'warehouse',
  records: correctTaskAction,
  permissions: ['warehouse_employee_warning'],
  input: Object.values(correctTaskActionFields),
  validate,
};
