// Generated from schemas/warehouse/put-back.workflow.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { PutBack } from './put-back.entity.gen.ts';

export const putBackWorkflow: WorkflowModel = {
  entity: 'put_back',
  field: 'status',
  initial: [{ to: 'waiting' }],
  states: [
    { key: 'waiting', value: 'waiting', tone: 'warning' },
    { key: 'working', value: 'working', tone: 'progress' },
    { key: 'done', value: 'done', tone: 'success', final: true, readOnly: true },
  ],
  transitions: [
    { key: 'begin', from: ['waiting'], to: 'working', permissions: [], automatic: true },
    {
      key: 'finish', from: ['waiting', 'working'], to: 'done', permissions: ['order_manager', 'pos_order_online_list'],
      set: { done_by: (c: Logic<PutBack>) => c.user.id, done_at: (c: Logic<PutBack>) => c.now },
      success: 'messages.put_backs_finished', tone: 'success', effects: ['warehouse/finish_put_back'], bulk: true,
    },
  ],
};
