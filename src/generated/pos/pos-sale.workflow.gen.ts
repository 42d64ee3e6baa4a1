// Generated from schemas/pos/pos-sale.workflow.json. Edit that file and run `npm run generate`.
import type { Logic, Row } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { PosSale } from './pos-sale.entity.gen.ts';
import type { VoidBillForm } from './void-bill.form.gen.ts';

export const posSaleWorkflow: WorkflowModel = {
  entity: 'pos_sale',
  field: 'status',
  initial: [{ to: 'paid' }],
  states: [
    { key: 'paid', value: 'paid', tone: 'success' },
    { key: 'voided', value: 'voided', tone: 'danger', final: true, readOnly: true },
  ],
  transitions: [
    {
      key: 'void', from: ['paid'], to: 'voided', permissions: ['pos_order_list'],
      guard: (c: Logic<PosSale, Row, VoidBillForm>) =>
        c.record.paid_at != null && c.record.paid_at >= new Date(Date.parse(c.now) - 1 * 86400000).toISOString(),
      set: { void_reason: (c: Logic<PosSale, Row, VoidBillForm>) => c.input.void_reason },
      guardMessage: 'rule.pos_sale.too_old', form: 'void-bill', success: 'messages.bill_voided', tone: 'danger',
      effects: ['pos/undo_stock'],
    },
  ],
};
