// Generated from schemas/shop/task-payment.workflow.json. Edit that file and run `npm run generate`.
import type { WorkflowModel } from '#contract/workflow.ts';

export const taskPaymentWorkflow: WorkflowModel = {
  entity: 'task',
  field: 'payment',
  initial: [{ to: 'unpaid' }],
  states: [{ key: 'unpaid', value: 'unpaid', tone: 'warning' }, { key: 'paid', value: 'paid', tone: 'success' }],
  transitions: [
    { key: 'pay', from: ['unpaid'], to: 'paid', permissions: ['task_manager'], bulk: true },
    { key: 'pay_back', from: ['paid'], to: 'unpaid', permissions: [], automatic: true },
  ],
  timers: [{ transition: 'pay_back', from: ['paid'], at: 'done_at' }],
};
