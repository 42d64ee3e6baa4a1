// Generated from schemas/orders/consignment.workflow.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { Consignment } from './consignment.entity.gen.ts';

export const consignmentWorkflow: WorkflowModel = {
  entity: 'consignment',
  field: 'status',
  initial: [{ to: 1 }],
  states: [
    { key: 'reserved', value: 1, tone: 'info' },
    { key: 'partly_released', value: 2, tone: 'progress' },
    { key: 'released', value: 3, tone: 'success', final: true, readOnly: true },
    { key: 'canceled', value: 0, tone: 'danger', final: true, readOnly: true },
  ],
  transitions: [
    {
      key: 'note_release', from: [1, 2], to: 2,
      instead: [{ when: (c: Logic<Consignment>) => c.record.remaining === 0, to: 3 }], permissions: [],
      guard: (c: Logic<Consignment>) => c.record.released_quantity != null && c.record.released_quantity > 0,
      guardMessage: 'rule.consignment.nothing_released', automatic: true,
    },
    {
      key: 'cancel', from: [1], to: 0, permissions: ['order_consignment'], note: { minLength: 3 },
      question: 'messages.confirm_cancel', tone: 'danger', effects: ['orders/release_consignment'],
    },
  ],
};
