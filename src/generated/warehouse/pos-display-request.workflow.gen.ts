// Generated from schemas/warehouse/pos-display-request.workflow.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { PosDisplayRequest } from './pos-display-request.entity.gen.ts';

export const posDisplayRequestWorkflow: WorkflowModel = {
  entity: 'pos_display_request',
  field: 'status',
  initial: [{ to: 1 }],
  states: [
    { key: 'waiting', value: 1, tone: 'warning' },
    { key: 'under_approval', value: 2, tone: 'progress' },
    { key: 'approved', value: 3, tone: 'success', final: true, readOnly: true },
    { key: 'rejected', value: 4, tone: 'danger' },
  ],
  transitions: [
    {
      key: 'take', from: [1], to: 2, permissions: ['administration_pos_goods_display_request'],
      guard: (c: Logic<PosDisplayRequest>) => c.record.created_by !== c.user.id,
      set: { approver_id: (c: Logic<PosDisplayRequest>) => c.user.id }, guardMessage: 'rule.pos_display_request.own',
      tone: 'progress', bulk: true,
    },
    {
      key: 'give_back', from: [2], to: 1, permissions: ['administration_pos_goods_display_request'],
      guard: (c: Logic<PosDisplayRequest>) => c.record.approver_id === c.user.id,
      set: { approver_id: () => null }, guardMessage: 'rule.pos_display_request.not_approver', note: { minLength: 5 },
    },
    {
      key: 'approve', from: [2], to: 3, permissions: ['administration_pos_goods_display_request'],
      guard: (c: Logic<PosDisplayRequest>) => c.record.approver_id === c.user.id,
      set: { decided_at: (c: Logic<PosDisplayRequest>) => c.now },
      guardMessage: 'rule.pos_display_request.not_approver', success: 'messages.display_approved', tone: 'success',
      notify: { key: 'display_decided', params: ['code'], to: 'created_by' }, bulk: true,
    },
    {
      key: 'reject', from: [2], to: 4, permissions: ['administration_pos_goods_display_request'],
      guard: (c: Logic<PosDisplayRequest>) => c.record.approver_id === c.user.id,
      set: { decided_at: (c: Logic<PosDisplayRequest>) => c.now },
      guardMessage: 'rule.pos_display_request.not_approver', note: { minLength: 5 }, tone: 'danger',
      notify: { key: 'display_decided', params: ['code'], to: 'created_by' }, bulk: true,
    },
    {
      key: 'resubmit', from: [4], to: 1,
      permissions: ['administration_pos_goods_display_request', 'pos_goods_transfer'],
      guard: (c: Logic<PosDisplayRequest>) => c.record.created_by === c.user.id,
      set: {
        revision: (c: Logic<PosDisplayRequest>) => c.record.revision != null ? c.record.revision + 1 : null,
        decided_at: () => null,
        approver_id: () => null,
      },
      guardMessage: 'rule.pos_display_request.not_requester',
    },
  ],
};
