// Generated from schemas/orders/handover.workflow.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { Handover } from './handover.entity.gen.ts';

export const handoverWorkflow: WorkflowModel = {
  entity: 'handover',
  field: 'status',
  initial: [{ to: 'open' }],
  states: [
    { key: 'open', value: 'open', tone: 'progress' },
    { key: 'closed', value: 'closed', tone: 'success', final: true, readOnly: true },
  ],
  transitions: [
    {
      key: 'sign', from: ['open'], to: 'closed', permissions: [],
      guard: (c: Logic<Handover>) => c.record.images != null,
      set: { closed_at: (c: Logic<Handover>) => c.now }, guardMessage: 'rule.handover.needs_images',
      effects: ['orders/sign_parcels'], automatic: true,
    },
  ],
};
