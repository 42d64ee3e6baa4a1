// Generated from schemas/request/request.form.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { type TaskRequest, taskRequestFields, taskRequestRules } from './task-request.entity.gen.ts';
import { taskRequestWorkflow } from './task-request.workflow.gen.ts';

export const form = createForm({
  screen: 'internal/request',
  route: '/internal/request',
  resource: 'task_request',
  title: 'screen.internal/request.title',
  mode: 'edit',
  permissions: [],
  create: ['administration_request'],
  remove: ['administration_request'],
  sections: [
    {
      key: 'main', label: 'screen.internal/request.section.main', columns: 2,
      inputs: [
        input(taskRequestFields.kind, { label: 'task_request.kind' }),
        input(taskRequestFields.priority, { label: 'task_request.priority' }),
        input(taskRequestFields.title, { label: 'task_request.title', span: 2 }),
        input(taskRequestFields.content, { label: 'task_request.content', span: 2 }),
        input(taskRequestFields.account_id, { label: 'task_request.account_id' }),
        input(taskRequestFields.approver_id, {
          label: 'task_request.approver_id', help: 'screen.internal/request.help.approver_id',
        }),
        input(taskRequestFields.due_at, { label: 'task_request.due_at' }),
        input(taskRequestFields.amount, { label: 'task_request.amount' }),
        input(taskRequestFields.order_id, { label: 'task_request.order_id', span: 1 }),
        input(taskRequestFields.goods_id, { label: 'task_request.goods_id' }),
        input(taskRequestFields.lead_id, { label: 'task_request.lead_id' }),
        input(taskRequestFields.link_code, { label: 'task_request.link_code' }),
        input(taskRequestFields.files, { label: 'task_request.files', span: 2 }),
      ],
    },
    {
      key: 'decision', label: 'screen.internal/request.section.decision', columns: 2,
      visible: (c: Logic<TaskRequest>) => c.record.id != null,
      inputs: [
        input(taskRequestFields.status, { label: 'task_request.status' }),
        input(taskRequestFields.revision, { label: 'task_request.revision' }),
        input(taskRequestFields.decided_at, { label: 'task_request.decided_at' }),
        input(taskRequestFields.done_at, { label: 'task_request.done_at' }),
        input(taskRequestFields.decision_note, { label: 'task_request.decision_note', span: 2 }),
        input(taskRequestFields.result, { label: 'task_request.result', span: 2 }),
      ],
    },
  ],
  models: {
    task_request: {
      name: 'task_request', fields: Object.values(taskRequestFields), rules: taskRequestRules,
      workflows: [taskRequestWorkflow],
    },
  },
  workflows: [taskRequestWorkflow],
  changeableRows: (c: Logic<TaskRequest>) => c.record.created_by === c.user.id,
  validate: () => import('#generated/built/request/task-request.validate.gen.js'),
  submit: { next: '/internal/request' },
  prefill: ['kind', 'title', 'order_id', 'goods_id', 'lead_id', 'link_code'],
  aside: {
    facts: [
      { field: taskRequestFields.status, label: 'task_request.status' },
      { field: taskRequestFields.due_at, label: 'task_request.due_at' },
      { field: taskRequestFields.amount, label: 'task_request.amount' },
    ],
    notes: true,
  },
  display: [{ field: 'code' }, ' – ', { field: 'title' }],
});

export default function RequestForm() {
  return <FormScreen form={form} />;
}
