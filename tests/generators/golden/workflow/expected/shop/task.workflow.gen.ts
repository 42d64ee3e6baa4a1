// Generated from schemas/shop/task.workflow.json. Edit that file and run `npm run generate`.
import type { Logic, Row } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { TaskFinishForm } from './task-finish.form.gen.ts';
import type { Task } from './task.entity.gen.ts';

export const taskWorkflow: WorkflowModel = {
  entity: 'task',
  field: 'state',
  initial: [{ when: (c: Logic<Task>) => c.record.is_urgent === true, to: 'open' }, { to: 'waiting' }],
  states: [
    { key: 'waiting', value: 'waiting', tone: 'warning' },
    { key: 'open', value: 'open', tone: 'info' },
    { key: 'done', value: 'done', tone: 'success', final: true, readOnly: true },
  ],
  transitions: [
    {
      key: 'open', from: ['waiting'], to: 'open',
      instead: [{ when: (c: Logic<Task>) => c.record.title === 'draft', to: 'waiting' }], permissions: [],
      notify: { key: 'task_open', params: ['title'] }, bulk: true,
    },
    {
      key: 'finish', from: ['open'], to: 'done', permissions: ['task_manager'],
      guard: (c: Logic<Task, Row, TaskFinishForm>) => c.record.title !== 'draft',
      set: {
        result: (c: Logic<Task, Row, TaskFinishForm>) => c.input.result,
        done_at: (c: Logic<Task, Row, TaskFinishForm>) => c.now,
      },
      guardMessage: 'rule.task.still_a_draft', form: 'task-finish', begins: '/shop/task-result',
      success: 'messages.task_finished', tone: 'success', effects: ['shop/tell_owner'],
    },
    {
      key: 'touch', from: ['waiting', 'open'], to: null, permissions: ['task_manager'], set: { is_urgent: () => true },
      note: { minLength: 10 }, question: 'messages.touch_task',
    },
  ],
  timers: [
    { transition: 'open', from: ['waiting'], after: 30 },
    { transition: 'open', from: ['waiting'], at: 'done_at' },
  ],
};
