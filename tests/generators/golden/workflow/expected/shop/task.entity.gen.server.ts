// Generated from schemas/shop/task.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { taskPaymentWorkflow } from './task-payment.workflow.gen.ts';
import { taskDisplay, taskFields, taskRules } from './task.entity.gen.ts';
import { taskWorkflow } from './task.workflow.gen.ts';

export const taskModel = createEntity({
  name: 'task',
  module: 'shop',
  owner: 'customer',
  fields: Object.values(taskFields),
  display: taskDisplay,
  access: { read: null, create: null, update: null, delete: null },
  lookup: null,
  rules: taskRules,
  workflows: [taskWorkflow, taskPaymentWorkflow],
});
