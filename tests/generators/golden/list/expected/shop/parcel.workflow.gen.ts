// Generated from schemas/shop/parcel.workflow.json. Edit that file and run `npm run generate`.
import type { WorkflowModel } from '#contract/workflow.ts';

export const parcelWorkflow: WorkflowModel = {
  entity: 'parcel',
  field: 'state',
  initial: [{ to: 0 }],
  states: [
    { key: 'new', value: 0, tone: 'neutral' },
    { key: 'sent', value: 1, tone: 'progress' },
    { key: 'lost', value: 2, tone: 'danger', final: true },
  ],
  transitions: [
    { key: 'send', from: [0], to: 1, permissions: ['parcel_manager'], bulk: true },
    { key: 'lose', from: [1], to: 2, permissions: ['parcel_manager'] },
  ],
};
