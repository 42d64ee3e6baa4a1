// Generated from schemas/warehouse/carrier-claim.workflow.json. Edit that file and run `npm run generate`.
import type { Logic, Row } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { CarrierClaimPayForm } from './carrier-claim-pay.form.gen.ts';
import type { CarrierClaimRefuseForm } from './carrier-claim-refuse.form.gen.ts';
import type { CarrierClaim } from './carrier-claim.entity.gen.ts';

export const carrierClaimWorkflow: WorkflowModel = {
  entity: 'carrier_claim',
  field: 'status',
  initial: [{ to: 'filed' }],
  states: [
    { key: 'filed', value: 'filed', tone: 'info' },
    { key: 'accepted', value: 'accepted', tone: 'progress' },
    { key: 'paid', value: 'paid', tone: 'success', final: true, readOnly: true },
    { key: 'refused', value: 'refused', tone: 'danger', readOnly: true },
  ],
  transitions: [
    {
      key: 'accept', from: ['filed'], to: 'accepted', permissions: ['goods_return_history'],
      success: 'messages.claim_accepted', bulk: true,
    },
    {
      key: 'pay', from: ['filed', 'accepted'], to: 'paid', permissions: ['goods_return_history'],
      set: {
        paid_amount: (c: Logic<CarrierClaim, Row, CarrierClaimPayForm>) => c.input.paid_amount,
        paid_on: (c: Logic<CarrierClaim, Row, CarrierClaimPayForm>) => c.input.paid_on,
      },
      form: 'carrier-claim-pay', begins: { paid_amount: 'amount' }, success: 'messages.claim_paid', tone: 'success',
      effects: ['warehouse/note_compensated'],
    },
    {
      key: 'refuse', from: ['filed', 'accepted'], to: 'refused', permissions: ['goods_return_history'],
      set: { answer: (c: Logic<CarrierClaim, Row, CarrierClaimRefuseForm>) => c.input.answer },
      form: 'carrier-claim-refuse', success: 'messages.claim_refused', tone: 'danger',
    },
    { key: 'reopen', from: ['refused'], to: 'filed', permissions: ['goods_return_history'] },
  ],
};
