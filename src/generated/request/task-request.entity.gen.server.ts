// Generated from schemas/request/task-request.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createEntity } from '#contract/parts.ts';
import {
  type TaskRequest,
  taskRequestDisplay,
  taskRequestFields,
  taskRequestRules,
} from './task-request.entity.gen.ts';
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
  access: { read: [], create: ['administration_request'], update: [], delete: ['administration_request'] },
  lookup: [],
  visibleRows: {
    sql: {
      text: "('administration_request' = ANY({user.permissions}::text[]) OR t.\"created_by\" IS NOT NULL AND t.\"created_by\" = {user.id}::int8 OR t.\"account_id\" = {user.id}::int8 OR t.\"approver_id\" = {user.id}::int8)",
      params: ['user.permissions', 'user.id'],
    },
    check: (c: Logic<TaskRequest>) =>
      c.user.permissions.includes('administration_request') || c.record.created_by === c.user.id || c.record.account_id === c.user.id || c.record.approver_id === c.user.id,
  },
  changeableRows: (c: Logic<TaskRequest>) => c.record.created_by === c.user.id,
  rules: taskRequestRules,
  workflows: [taskRequestWorkflow],
  live: true,
});
