// Generated from schemas/shop/task-result.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/shop/task-result.action.validate.gen.js';
import { taskResultActionFields } from './task-result.action.gen.ts';

export const taskResultActionModel: ActionModel = {
  key: 'task_result',
  stem: 'task-result',
  module: 'shop',
  url: '/shop/task-result',
  permissions: ['task_manager'],
  input: Object.values(taskResultActionFields),
  validate,
};
