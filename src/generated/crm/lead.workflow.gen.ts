// Generated from schemas/crm/lead.workflow.json. Edit that file and run `npm run generate`.
import type { Logic, Row } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { LeadGiveUpForm } from './lead-give-up.form.gen.ts';
import type { LeadRecallForm } from './lead-recall.form.gen.ts';
import type { Lead } from './lead.entity.gen.ts';

export const leadWorkflow: WorkflowModel = {
  entity: 'lead',
  field: 'queue',
  initial: [{ to: 'telesale', set: { status: () => 40 } }],
  states: [
    { key: 'invalid_phone', value: 'invalid_phone', tone: 'danger' },
    { key: 'incomplete', value: 'incomplete', tone: 'warning' },
    { key: 'telesale', value: 'telesale', tone: 'progress' },
    { key: 'complete', value: 'complete', tone: 'info' },
    { key: 'double_check', value: 'double_check', tone: 'info' },
    { key: 'deposit_check', value: 'deposit_check', tone: 'progress' },
    { key: 'temporary', value: 'temporary', tone: 'neutral' },
    { key: 'dead', value: 'dead', tone: 'danger' },
    { key: 'no_demand', value: 'no_demand', tone: 'neutral' },
    { key: 'dead_pool', value: 'dead_pool', tone: 'neutral', final: true },
    { key: 'blacklist', value: 'blacklist', tone: 'danger', final: true },
  ],
  transitions: [
    {
      key: 'recall', from: ['telesale'], to: null, permissions: ['crm_lead_telesale'],
      guard: (c: Logic<Lead, Row, LeadRecallForm>) =>
        c.record.process_limit == null || c.record.process_count != null && c.record.process_count < c.record.process_limit,
      set: {
        reprocess_at: (c: Logic<Lead, Row, LeadRecallForm>) =>
          c.input.delay != null ? new Date(Date.parse(c.now) + Math.max(-52560000, Math.min(52560000, c.input.delay)) * 60000).toISOString() : null,
        process_count: (c: Logic<Lead, Row, LeadRecallForm>) =>
          c.record.process_count != null ? c.record.process_count + 1 : null,
        last_contact_at: (c: Logic<Lead, Row, LeadRecallForm>) => c.now,
        last_note: (c: Logic<Lead, Row, LeadRecallForm>) => c.input.note,
      },
      guardMessage: 'rule.lead.limit_reached', form: 'lead-recall', tone: 'warning', bulk: true,
    },
    {
      key: 'complete', from: ['telesale', 'incomplete'], to: 'complete', permissions: ['crm_lead_telesale'],
      guard: (c: Logic<Lead>) => c.record.name != null && c.record.address != null,
      set: { status: () => 60, last_contact_at: (c: Logic<Lead>) => c.now, reprocess_at: () => null },
      guardMessage: 'rule.lead.needs_address', tone: 'success',
    },
    {
      key: 'mark_incomplete', from: ['telesale'], to: 'incomplete', permissions: ['crm_lead_telesale'],
      set: { status: () => 40 },
    },
    {
      key: 'wrong_number', from: ['telesale', 'incomplete'], to: 'invalid_phone', permissions: ['crm_lead_telesale'],
      set: {
        status: () => 20,
        wrong_phone: (c: Logic<Lead>) => c.record.phone,
        last_contact_at: (c: Logic<Lead>) => c.now,
        reprocess_at: () => null,
      },
      tone: 'danger',
    },
    {
      key: 'phone_fixed', from: ['invalid_phone'], to: 'telesale', permissions: ['crm_lead_invalid_phone'],
      guard: (c: Logic<Lead>) => (c.record.phone ?? null) !== (c.record.wrong_phone ?? null),
      set: { status: () => 40, wrong_phone: () => null }, guardMessage: 'rule.lead.phone_unchanged',
    },
    {
      key: 'no_demand', from: ['telesale', 'incomplete'], to: 'no_demand', permissions: ['crm_lead_telesale'],
      set: { last_contact_at: (c: Logic<Lead>) => c.now, reprocess_at: () => null }, bulk: true,
    },
    {
      key: 'give_up', from: ['telesale', 'incomplete', 'invalid_phone', 'deposit_check'], to: 'dead',
      permissions: ['crm_lead_telesale'],
      set: { cancel_type: (c: Logic<Lead, Row, LeadGiveUpForm>) => c.input.cancel_type, reprocess_at: () => null },
      form: 'lead-give-up', tone: 'danger', bulk: true,
    },
    {
      key: 'blacklist', from: ['telesale', 'incomplete', 'complete'], to: 'blacklist', permissions: ['crm_blacklist'],
      set: { cancel_type: () => 'blacklist', reprocess_at: () => null }, tone: 'danger',
    },
    { key: 'check', from: ['complete'], to: 'double_check', permissions: ['crm_lead_complete'] },
    { key: 'save_temporary', from: ['complete', 'double_check'], to: 'temporary', permissions: ['crm_lead_temporary'] },
    { key: 'resume', from: ['temporary'], to: 'complete', permissions: ['crm_lead_temporary'] },
    {
      key: 'fail_check', from: ['double_check'], to: 'telesale', permissions: ['crm_lead_double_check'],
      set: { status: () => 40 }, note: { minLength: 5 },
      notify: { key: 'lead_returned', params: ['phone'], to: 'account_id' },
    },
    {
      key: 'ask_deposit', from: ['double_check'], to: 'deposit_check', permissions: ['crm_lead_double_check'],
      set: { status: () => 80, payment_status: () => 1 },
    },
    {
      key: 'confirm', from: ['double_check'], to: 'deposit_check', permissions: ['crm_lead_double_check'],
      set: { status: () => 100 }, tone: 'success',
    },
    {
      key: 'deposit_found', from: ['deposit_check'], to: null, permissions: ['crm_lead_wait_confirm'],
      guard: (c: Logic<Lead>) => c.record.status === 80,
      set: { status: () => 100, payment_status: () => 2 }, tone: 'success',
      notify: { key: 'lead_deposited', params: ['phone'], to: 'account_id' },
    },
    {
      key: 'deposit_missing', from: ['deposit_check'], to: 'complete', permissions: ['crm_lead_wait_confirm'],
      guard: (c: Logic<Lead>) => c.record.status === 80,
      set: { status: () => 60, payment_status: () => 0 },
    },
    { key: 'to_pool', from: ['dead', 'no_demand'], to: 'dead_pool', permissions: ['crm_lead_dead'], bulk: true },
  ],
};
