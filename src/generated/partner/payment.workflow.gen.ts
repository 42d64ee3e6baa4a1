// Generated from schemas/partner/payment.workflow.json. Edit that file and run `npm run generate`.
import type { WorkflowModel } from '#contract/workflow.ts';

export const paymentWorkflow: WorkflowModel = {
  entity: 'payment',
  field: 'status',
  initial: [{ to: 'posted' }],
  states: [
    { key: 'posted', value: 'posted', tone: 'success' },
    { key: 'canceled', value: 'canceled', tone: 'danger', final: true, readOnly: true },
  ],
  transitions: [
    {
      key: 'cancel', from: ['posted'], to: 'canceled', permissions: ['administration_goods_debt'],
      note: { minLength: 5 }, success: 'messages.payment_canceled', question: 'messages.confirm_cancel', tone: 'danger',
      effects: ['partner/cancel_payment'],
    },
  ],
};
