// Generated from schemas/promotion/voucher.workflow.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { Voucher } from './voucher.entity.gen.ts';

export const voucherWorkflow: WorkflowModel = {
  entity: 'voucher',
  field: 'status',
  initial: [{ to: 0 }],
  states: [
    { key: 'awaiting', value: 0, tone: 'neutral' },
    { key: 'pending', value: 1, tone: 'info' },
    { key: 'ongoing', value: 2, tone: 'progress' },
    { key: 'ended', value: 3, tone: 'success', final: true, readOnly: true },
    { key: 'ended_early', value: 4, tone: 'warning', final: true, readOnly: true },
    { key: 'canceled', value: 5, tone: 'danger', final: true, readOnly: true },
  ],
  transitions: [
    {
      key: 'confirm', from: [0], to: 1,
      instead: [{ when: (c: Logic<Voucher>) => c.record.from_at != null && c.record.from_at <= c.now, to: 2 }],
      permissions: ['administration_pos_voucher_config'],
      guard: (c: Logic<Voucher>) =>
        c.record.to_at != null && c.record.to_at > c.now && (c.record.codes != null && c.record.codes > 0),
      guardMessage: 'rule.voucher.not_ready', tone: 'success', bulk: true,
    },
    {
      key: 'start', from: [1], to: 2, permissions: ['administration_pos_voucher_config'],
      guard: (c: Logic<Voucher>) => c.record.from_at != null && c.record.from_at <= c.now,
      guardMessage: 'rule.voucher.not_begun',
    },
    {
      key: 'finish', from: [2], to: 3, permissions: ['administration_pos_voucher_config'],
      guard: (c: Logic<Voucher>) => c.record.to_at != null && c.record.to_at <= c.now,
      guardMessage: 'rule.voucher.not_over',
    },
    {
      key: 'end_early', from: [2], to: 4, permissions: ['administration_pos_voucher_config'], note: { minLength: 5 },
      tone: 'warning', bulk: true,
    },
    {
      key: 'cancel', from: [0, 1], to: 5, permissions: ['administration_pos_voucher_config'], note: { minLength: 5 },
      question: 'messages.confirm_cancel', tone: 'danger', bulk: true,
    },
  ],
  timers: [{ transition: 'start', from: [1], at: 'from_at' }, { transition: 'finish', from: [2], at: 'to_at' }],
};
