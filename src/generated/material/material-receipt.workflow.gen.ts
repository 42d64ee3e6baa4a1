// Generated from schemas/material/material-receipt.workflow.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { MaterialReceipt } from './material-receipt.entity.gen.ts';

export const materialReceiptWorkflow: WorkflowModel = {
  entity: 'material_receipt',
  field: 'status',
  initial: [{ to: 'draft' }],
  states: [
    { key: 'draft', value: 'draft', tone: 'neutral' },
    { key: 'checked', value: 'checked', tone: 'progress' },
    { key: 'posted', value: 'posted', tone: 'success' },
    { key: 'canceled', value: 'canceled', tone: 'danger', final: true, readOnly: true },
  ],
  transitions: [
    {
      key: 'check', from: ['draft'], to: 'checked', permissions: ['material_receipt_create'],
      guard: (c: Logic<MaterialReceipt>) => c.record.rolls != null && c.record.rolls > 0,
      guardMessage: 'rule.material_receipt.no_lines', bulk: true,
    },
    { key: 'recheck', from: ['checked'], to: 'draft', permissions: ['material_receipt_create'], tone: 'warning' },
    {
      key: 'post', from: ['draft', 'checked'], to: 'posted', permissions: ['material_receipt_create'],
      guard: (c: Logic<MaterialReceipt>) => c.record.rolls != null && c.record.rolls > 0,
      guardMessage: 'rule.material_receipt.no_lines', success: 'messages.material_receipt_posted', tone: 'success',
      effects: ['material/post_material_receipt'], bulk: true,
    },
    {
      key: 'cancel', from: ['draft', 'checked', 'posted'], to: 'canceled',
      permissions: ['material_receipt_create', 'material_receipt_history'], note: { minLength: 5 },
      question: 'messages.confirm_cancel', tone: 'danger', effects: ['material/cancel_material_receipt'],
    },
  ],
};
