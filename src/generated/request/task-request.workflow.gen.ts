// Generated from schemas/request/task-request.workflow.json. Edit that file and run `npm run generate`.
import type { Logic, Row } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { RequestDoneForm } from './request-done.form.gen.ts';
import type { TaskRequest } from './task-request.entity.gen.ts';

export const taskRequestWorkflow: WorkflowModel = {
  entity: 'task_request',
  field: 'status',
  initial: [{ to: 1 }],
  states: [
    { key: 'waiting', value: 1, tone: 'warning' },
    { key: 'under_approval', value: 2, tone: 'progress', readOnly: true },
    { key: 'approved', value: 3, tone: 'success', readOnly: true },
    { key: 'rejected', value: 4, tone: 'danger' },
  ],
  transitions: [
    {
      key: 'take', from: [1], to: 2, permissions: [],
      guard: (c: Logic<TaskRequest>) => c.record.approver_id === c.user.id,
      guardMessage: 'rule.task_request.not_to_take', tone: 'progress', bulk: true,
    },
    {
      key: 'give_back', from: [2], to: 1, permissions: [],
      guard: (c: Logic<TaskRequest>) => c.record.approver_id === c.user.id,
      guardMessage: 'rule.task_request.not_approver', note: { minLength: 5 },
    },
    {
      key: 'approve', from: [2], to: 3, permissions: [],
      guard: (c: Logic<TaskRequest>) => c.record.approver_id === c.user.id,
      set: { decided_at: (c: Logic<TaskRequest>) => c.now }, guardMessage: 'rule.task_request.not_approver',
      success: 'messages.task_request_approved', tone: 'success',
      notify: { key: 'request_decided', params: ['code'], to: 'created_by' }, bulk: true,
    },
    {
      key: 'reject', from: [2], to: 4, permissions: [],
      guard: (c: Logic<TaskRequest>) => c.record.approver_id === c.user.id,
      set: { decided_at: (c: Logic<TaskRequest>) => c.now }, guardMessage: 'rule.task_request.not_approver',
      note: { minLength: 5 }, tone: 'danger', notify: { key: 'request_decided', params: ['code'], to: 'created_by' },
      bulk: true,
    },
    {
      key: 'resubmit', from: [4], to: 1, permissions: [],
      guard: (c: Logic<TaskRequest>) => c.record.created_by === c.user.id,
      set: {
        revision: (c: Logic<TaskRequest>) => c.record.revision != null ? c.record.revision + 1 : null,
        decided_at: () => null,
      },
      guardMessage: 'rule.task_request.not_requester',
      notify: { key: 'request_waiting', params: ['code'], to: 'approver_id' },
    },
    {
      key: 'done', from: [3], to: null, permissions: [],
      guard: (c: Logic<TaskRequest, Row, RequestDoneForm>) =>
        c.record.account_id === c.user.id && c.record.done_at == null,
      set: {
        done_at: (c: Logic<TaskRequest, Row, RequestDoneForm>) => c.now,
        result: (c: Logic<TaskRequest, Row, RequestDoneForm>) => c.input.result,
      },
      guardMessage: 'rule.task_request.not_assignee', form: 'request-done', success: 'messages.task_request_done',
      tone: 'success', notify: { key: 'request_done', params: ['code'], to: 'created_by' },
    },
  ],
};
