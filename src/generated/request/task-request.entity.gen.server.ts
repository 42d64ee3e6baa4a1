// Generated from schemas/request/task-request.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { taskRequestDisplay, taskRequestFields, taskRequestRules } from './task-request.entity.gen.ts';
import { taskRequestWorkflow } from './task-request.workflow.gen.ts';

export const taskRequestModel = createEntity({
  name: 'task_request',
  module: 'request',
  owner: 'customer',
  fields: Object.values(taskRequestFields),
  display: taskRequestDisplay,
  search: ['code', 'title'],
  unique: [{ key: 'code', fields: ['code'], message: 'rule.task_request.code_taken' }],
  index: [
    ['created_at'],
    ['status', 'created_at'],
    ['account_id', 'status'],
    ['approver_id', 'status'],
    ['created_by', 'status'],
  ],
  access: {
    read: ['administration_request'], create: ['administration_request'], update: ['administration_request'],
    delete: ['administration_request'],
  },
  lookup: ['administration_request'],
  rules: taskRequestRules,
  workflows: [taskRequestWorkflow],
  live: true,
});
