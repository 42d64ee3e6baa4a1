// Generated from schemas/promotion/present.workflow.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { Present } from './present.entity.gen.ts';

export const presentWorkflow: WorkflowModel = {
  entity: 'present',
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
      instead: [{ when: (c: Logic<Present>) => c.record.from_at != null && c.record.from_at <= c.now, to: 2 }],
      permissions: ['administration_present'],
      guard: (c: Logic<Present>) => c.record.to_at != null && c.record.to_at > c.now,
      guardMessage: 'rule.present.is_over', tone: 'success', bulk: true,
    },
    {
      key: 'start', from: [1], to: 2, permissions: ['administration_present'],
      guard: (c: Logic<Present>) => c.record.from_at != null && c.record.from_at <= c.now,
      guardMessage: 'rule.present.not_begun',
    },
    {
      key: 'finish', from: [2], to: 3, permissions: ['administration_present'],
      guard: (c: Logic<Present>) =>
        c.record.to_at != null && c.record.to_at <= c.now || c.record.limit_total != null && (c.record.given != null && c.record.given >= c.record.limit_total) || c.record.stop_when_out === true && c.record.gift_stock === 0,
      guardMessage: 'rule.present.not_over',
    },
    {
      key: 'end_early', from: [2], to: 4, permissions: ['administration_present'], note: { minLength: 5 },
      tone: 'warning', bulk: true,
    },
    {
      key: 'cancel', from: [0, 1], to: 5, permissions: ['administration_present'], note: { minLength: 5 },
      question: 'messages.confirm_cancel', tone: 'danger', bulk: true,
    },
  ],
  timers: [{ transition: 'start', from: [1], at: 'from_at' }, { transition: 'finish', from: [2], at: 'to_at' }],
};
