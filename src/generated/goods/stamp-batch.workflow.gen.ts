// Generated from schemas/goods/stamp-batch.workflow.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { StampBatch } from './stamp-batch.entity.gen.ts';

export const stampBatchWorkflow: WorkflowModel = {
  entity: 'stamp_batch',
  field: 'status',
  initial: [{ to: 'created' }],
  states: [
    { key: 'created', value: 'created', tone: 'info' },
    { key: 'printed', value: 'printed', tone: 'success' },
    { key: 'canceled', value: 'canceled', tone: 'danger', final: true, readOnly: true },
  ],
  transitions: [
    {
      key: 'print', from: ['created'], to: 'printed', permissions: ['nsca_stamp'],
      set: { printed_at: (c: Logic<StampBatch>) => c.now }, tone: 'success', effects: ['goods/print_batch'], bulk: true,
    },
    {
      key: 'cancel', from: ['created', 'printed'], to: 'canceled', permissions: ['nsca_stamp'], note: { minLength: 5 },
      tone: 'danger', effects: ['goods/cancel_batch'], bulk: true,
    },
  ],
};
