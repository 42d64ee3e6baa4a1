// Generated from schemas/shop/task.entity.json. Edit that file and run `npm run generate`.
import type { EntityModel } from '#contract/model.ts';
import { taskDisplay, taskFields, taskRules } from './task.entity.gen.ts';
import { taskWorkflow } from './task.workflow.gen.ts';

export const taskModel: EntityModel = {
  name: 'task',
  module: 'shop',
  table: 'task',
  owner: 'customer',
  fields: Object.values(taskFields),
  display: taskDisplay,
  search: [],
  unique: [],
  index: [],
  access: { read: null, create: null, update: null, delete: null },
  lookup: null,
  rules: taskRules,
  workflow: taskWorkflow,
  audit: true,
  softDelete: true,
  live: false,
};
