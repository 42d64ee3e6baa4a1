// Generated from schemas/dc/dc-movement.workflow.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { DcMovement } from './dc-movement.entity.gen.ts';

export const dcMovementWorkflow: WorkflowModel = {
  entity: 'dc_movement',
  field: 'status',
  initial: [
    {
      when: (c: Logic<DcMovement>) => c.record.kind === 'sell_out',
      to: 'received', set: { sent_at: (c: Logic<DcMovement>) => c.now, received_at: (c: Logic<DcMovement>) => c.now },
    },
    { to: 'draft' },
  ],
  states: [
    { key: 'draft', value: 'draft', tone: 'neutral' },
    { key: 'sent', value: 'sent', tone: 'progress' },
    { key: 'received', value: 'received', tone: 'success', readOnly: true },
    { key: 'differs', value: 'differs', tone: 'danger', readOnly: true },
    { key: 'canceled', value: 'canceled', tone: 'neutral', final: true, readOnly: true },
  ],
  transitions: [
    {
      key: 'send', from: ['draft'], to: 'sent', permissions: ['dc_distributor', 'dc_return_history'],
      guard: (c: Logic<DcMovement>) =>
        c.user.node == null || c.record.from_id != null && c.user.nodes.includes(c.record.from_id),
      set: { sent_at: (c: Logic<DcMovement>) => c.now }, guardMessage: 'rule.dc_movement.not_sender',
      success: 'messages.dc_movement_sent', tone: 'success', bulk: true,
    },
    {
      key: 'receive', from: ['sent'], to: 'received',
      instead: [{ when: (c: Logic<DcMovement>) => c.record.difference !== 0, to: 'differs' }],
      permissions: ['dc_receipt_history', 'dc_return_history'],
      guard: (c: Logic<DcMovement>) =>
        c.user.node == null || c.record.to_id != null && c.user.nodes.includes(c.record.to_id),
      set: { received_at: (c: Logic<DcMovement>) => c.now }, guardMessage: 'rule.dc_movement.not_receiver',
      success: 'messages.dc_movement_received', tone: 'success', bulk: true,
    },
    {
      key: 'accept_difference', from: ['differs'], to: 'received', permissions: ['dc_distributor', 'dc_return_history'],
      guard: (c: Logic<DcMovement>) =>
        c.user.node == null || c.record.from_id != null && c.user.nodes.includes(c.record.from_id),
      guardMessage: 'rule.dc_movement.not_sender', note: { minLength: 5 }, tone: 'warning',
    },
    {
      key: 'cancel', from: ['draft', 'sent'], to: 'canceled', permissions: ['dc_distributor', 'dc_return_history'],
      guard: (c: Logic<DcMovement>) =>
        c.user.node == null || c.record.from_id != null && c.user.nodes.includes(c.record.from_id),
      guardMessage: 'rule.dc_movement.not_sender', note: { minLength: 5 }, question: 'messages.confirm_cancel',
      tone: 'danger',
    },
    {
      key: 'take_back', from: ['received'], to: 'canceled', permissions: [],
      guard: (c: Logic<DcMovement>) => c.record.kind === 'sell_out',
      guardMessage: 'messages.invalid_status', automatic: true,
    },
    {
      key: 'leave', from: ['draft'], to: 'sent', permissions: [], set: { sent_at: (c: Logic<DcMovement>) => c.now },
      automatic: true,
    },
    { key: 'unload', from: ['sent'], to: 'draft', permissions: [], set: { sent_at: () => null }, automatic: true },
    { key: 'come_back', from: ['draft', 'sent'], to: 'canceled', permissions: [], automatic: true },
  ],
};
