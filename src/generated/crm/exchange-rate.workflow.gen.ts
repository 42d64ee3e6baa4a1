// Generated from schemas/crm/exchange-rate.workflow.json. Edit that file and run `npm run generate`.
import type { Logic, Row } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { ExchangeRate } from './exchange-rate.entity.gen.ts';
import type { RateRejectForm } from './rate-reject.form.gen.ts';

export const exchangeRateWorkflow: WorkflowModel = {
  entity: 'exchange_rate',
  field: 'status',
  initial: [{ to: 1 }],
  states: [
    { key: 'waiting', value: 1, tone: 'warning' },
    { key: 'under_approval', value: 2, tone: 'progress', readOnly: true },
    { key: 'approved', value: 3, tone: 'success', final: true, readOnly: true },
    { key: 'rejected', value: 4, tone: 'danger' },
  ],
  transitions: [
    {
      key: 'take', from: [1], to: 2, permissions: ['crm_currency_exchange'],
      guard: (c: Logic<ExchangeRate>) => c.record.created_by !== c.user.id,
      set: { approver_id: (c: Logic<ExchangeRate>) => c.user.id }, guardMessage: 'rule.exchange_rate.own_rate',
      bulk: true,
    },
    {
      key: 'return', from: [2], to: 1, permissions: ['crm_currency_exchange'], set: { approver_id: () => null },
      note: { minLength: 5 }, tone: 'warning',
    },
    {
      key: 'approve', from: [2], to: 3, permissions: ['crm_currency_exchange'],
      guard: (c: Logic<ExchangeRate>) => c.record.approver_id === c.user.id,
      set: { decided_at: (c: Logic<ExchangeRate>) => c.now }, guardMessage: 'rule.exchange_rate.not_approver',
      tone: 'success', bulk: true,
    },
    {
      key: 'reject', from: [2], to: 4, permissions: ['crm_currency_exchange'],
      guard: (c: Logic<ExchangeRate, Row, RateRejectForm>) => c.record.approver_id === c.user.id,
      set: {
        decided_at: (c: Logic<ExchangeRate, Row, RateRejectForm>) => c.now,
        decision_note: (c: Logic<ExchangeRate, Row, RateRejectForm>) => c.input.decision_note,
      },
      guardMessage: 'rule.exchange_rate.not_approver', form: 'rate-reject', tone: 'danger', bulk: true,
    },
    {
      key: 'resubmit', from: [4], to: 1, permissions: ['crm_currency_exchange'],
      guard: (c: Logic<ExchangeRate>) => c.record.created_by === c.user.id,
      set: {
        revision: (c: Logic<ExchangeRate>) => c.record.revision != null ? c.record.revision + 1 : null,
        approver_id: () => null,
        decided_at: () => null,
      },
      guardMessage: 'rule.exchange_rate.not_creator',
    },
  ],
};
