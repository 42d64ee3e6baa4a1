// Generated from schemas/dc/dc-order.workflow.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { DcOrder } from './dc-order.entity.gen.ts';

export const dcOrderWorkflow: WorkflowModel = {
  entity: 'dc_order',
  field: 'status',
  initial: [{ to: 1 }],
  states: [
    { key: 'waiting', value: 1, tone: 'warning' },
    { key: 'under_approval', value: 2, tone: 'progress' },
    { key: 'approved', value: 3, tone: 'success', final: true, readOnly: true },
    { key: 'rejected', value: 4, tone: 'danger', readOnly: true },
  ],
  transitions: [
    {
      key: 'take', from: [1], to: 2, permissions: ['dc_order'],
      guard: (c: Logic<DcOrder>) =>
        c.record.created_by !== c.user.id && (c.user.node == null || c.record.supplier_id != null && c.user.nodes.includes(c.record.supplier_id)),
      set: { approver_id: (c: Logic<DcOrder>) => c.user.id }, guardMessage: 'rule.dc_order.not_to_take',
      tone: 'progress', bulk: true,
    },
    {
      key: 'give_back', from: [2], to: 1, permissions: ['dc_order'],
      guard: (c: Logic<DcOrder>) => c.record.approver_id === c.user.id,
      set: { approver_id: () => null }, guardMessage: 'rule.dc_order.not_approver', note: { minLength: 5 },
    },
    {
      key: 'approve', from: [2], to: 3, permissions: ['dc_order'],
      guard: (c: Logic<DcOrder>) => c.record.approver_id === c.user.id,
      set: { decided_at: (c: Logic<DcOrder>) => c.now }, guardMessage: 'rule.dc_order.not_approver',
      success: 'messages.dc_order_approved', question: 'messages.confirm_dc_order_approve', sum: { of: 'total' },
      tone: 'success', notify: { key: 'dc_order_decided', params: ['code'], to: 'created_by' }, bulk: true,
    },
    {
      key: 'approve_over_credit', from: [2], to: 3, permissions: ['dc_distributor'],
      guard: (c: Logic<DcOrder>) => c.record.approver_id === c.user.id,
      set: { decided_at: (c: Logic<DcOrder>) => c.now }, guardMessage: 'rule.dc_order.not_approver',
      note: { minLength: 5 }, success: 'messages.dc_order_approved', tone: 'warning',
      notify: { key: 'dc_order_decided', params: ['code'], to: 'created_by' },
    },
    {
      key: 'reject', from: [2], to: 4, permissions: ['dc_order'],
      guard: (c: Logic<DcOrder>) => c.record.approver_id === c.user.id,
      set: { decided_at: (c: Logic<DcOrder>) => c.now }, guardMessage: 'rule.dc_order.not_approver',
      note: { minLength: 5 }, tone: 'danger', notify: { key: 'dc_order_decided', params: ['code'], to: 'created_by' },
      bulk: true,
    },
    {
      key: 'resubmit', from: [4], to: 1, permissions: ['dc_order_create'],
      guard: (c: Logic<DcOrder>) => c.record.created_by === c.user.id,
      set: {
        revision: (c: Logic<DcOrder>) => c.record.revision != null ? c.record.revision + 1 : null,
        decided_at: () => null,
        approver_id: () => null,
      },
      guardMessage: 'rule.dc_order.not_requester',
    },
  ],
};
