// Generated from schemas/crm/lead.workflow.json. Edit that file and run `npm run generate`.
import type { Logic, Row } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { LeadAssignForm } from './lead-assign.form.gen.ts';
import type { LeadDepositAskForm } from './lead-deposit-ask.form.gen.ts';
import type { LeadDepositFoundForm } from './lead-deposit-found.form.gen.ts';
import type { LeadGiveUpForm } from './lead-give-up.form.gen.ts';
import type { LeadHoldForm } from './lead-hold.form.gen.ts';
import type { LeadKeepForm } from './lead-keep.form.gen.ts';
import type { LeadPhoneFixForm } from './lead-phone-fix.form.gen.ts';
import type { LeadRecallForm } from './lead-recall.form.gen.ts';
import type { Lead } from './lead.entity.gen.ts';

export const leadWorkflow: WorkflowModel = {
  entity: 'lead',
  field: 'queue',
  initial: [
    { when: (c: Logic<Lead>) => c.record.phone == null, to: 'invalid_phone', set: { status: () => 20 } },
    {
      when: (c: Logic<Lead>) =>
        c.record.parent_lead_id == null && c.record.name != null && c.record.address != null && (c.record.ward != null || c.record.id_ward != null) && (c.record.lines ?? []).some((row) => row.quantity != null && row.quantity > 0),
      to: 'complete',
      set: { status: () => 60, completed_at: (c: Logic<Lead>) => c.now, completed_by: (c: Logic<Lead>) => c.user.id },
    },
    {
      when: (c: Logic<Lead>) => c.record.account_id != null,
      to: 'telesale', set: { status: () => 40, assigned_at: (c: Logic<Lead>) => c.now },
    },
    { to: 'incomplete', set: { status: () => 40 } },
  ],
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
    { key: 'dead_pool', value: 'dead_pool', tone: 'neutral', readOnly: true },
    { key: 'blacklist', value: 'blacklist', tone: 'danger', final: true, readOnly: true },
  ],
  transitions: [
    {
      key: 'distribute', from: ['incomplete'], to: 'telesale', permissions: ['crm_lead_incomplete'],
      set: {
        account_id: (c: Logic<Lead, Row, LeadAssignForm>) => c.input.account_id,
        assigned_at: (c: Logic<Lead, Row, LeadAssignForm>) => c.now,
      },
      form: 'lead-assign', tone: 'success', bulk: true,
    },
    {
      key: 'assign',
      from: ['invalid_phone', 'incomplete', 'telesale', 'complete', 'double_check', 'temporary', 'deposit_check'],
      to: null, permissions: ['crm_lead_dead'],
      set: {
        account_id: (c: Logic<Lead, Row, LeadAssignForm>) => c.input.account_id,
        assigned_at: (c: Logic<Lead, Row, LeadAssignForm>) => c.now,
      },
      form: 'lead-assign', bulk: true,
    },
    {
      key: 'recall', from: ['telesale'], to: null, permissions: ['crm_lead_telesale'],
      guard: (c: Logic<Lead, Row, LeadRecallForm>) =>
        c.record.process_limit == null || c.record.process_count != null && c.record.process_count < c.record.process_limit,
      set: {
        reprocess_at: (c: Logic<Lead, Row, LeadRecallForm>) =>
          c.input.recall_at != null ? c.input.recall_at : c.input.delay != null ? new Date(Date.parse(c.now) + Math.max(-52560000, Math.min(52560000, c.input.delay)) * 60000).toISOString() : c.record.reprocess_at,
        process_count: (c: Logic<Lead, Row, LeadRecallForm>) =>
          c.record.process_count != null ? c.record.process_count + 1 : null,
        last_contact_at: (c: Logic<Lead, Row, LeadRecallForm>) => c.now,
        last_note: (c: Logic<Lead, Row, LeadRecallForm>) => c.input.note,
      },
      guardMessage: 'rule.lead.limit_reached', form: 'lead-recall', tone: 'warning', bulk: true,
    },
    {
      key: 'unreachable', from: ['telesale'], to: 'dead', permissions: ['crm_lead_telesale'],
      guard: (c: Logic<Lead>) =>
        c.record.process_limit != null && (c.record.process_count != null && c.record.process_count >= c.record.process_limit),
      set: {
        lost_reason: () => 'unreachable',
        reprocess_at: () => null,
        process_count: (c: Logic<Lead>) => c.record.process_count != null ? c.record.process_count + 1 : null,
        last_contact_at: (c: Logic<Lead>) => c.now,
      },
      guardMessage: 'rule.lead.limit_not_reached', tone: 'danger',
    },
    {
      key: 'complete', from: ['telesale', 'incomplete'], to: 'complete',
      permissions: ['crm_lead_telesale', 'crm_lead_incomplete'],
      guard: (c: Logic<Lead>) =>
        c.record.name != null && c.record.address != null && (c.record.lines ?? []).some((row) => row.quantity != null && row.quantity > 0),
      set: {
        status: () => 60,
        last_contact_at: (c: Logic<Lead>) => c.now,
        reprocess_at: () => null,
        completed_at: (c: Logic<Lead>) => c.now,
        completed_by: (c: Logic<Lead>) => c.user.id,
      },
      guardMessage: 'rule.lead.not_ready', tone: 'success',
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
      key: 'phone_fixed', from: ['invalid_phone'], to: 'telesale',
      instead: [
        {
          when: (c: Logic<Lead>) =>
            c.record.cancel_type != null && ['blacklist', 'black_address'].includes(c.record.cancel_type),
          to: 'blacklist',
        },
        { when: (c: Logic<Lead>) => c.record.cancel_type === 'duplicate_data', to: 'dead' },
        { when: (c: Logic<Lead>) => c.record.status === 60, to: 'complete' },
      ],
      permissions: ['crm_lead_invalid_phone'],
      guard: (c: Logic<Lead, Row, LeadPhoneFixForm>) => (c.input.phone ?? null) !== (c.record.wrong_phone ?? null),
      set: { status: () => 40, wrong_phone: () => null, cancel_type: () => null, duplicate_of: () => null },
      guardMessage: 'rule.lead.phone_unchanged', form: 'lead-phone-fix',
    },
    {
      key: 'no_demand', from: ['telesale', 'incomplete', 'complete', 'double_check'], to: 'no_demand',
      permissions: ['crm_lead_telesale', 'crm_lead_complete', 'crm_lead_double_check'],
      set: { last_contact_at: (c: Logic<Lead>) => c.now, reprocess_at: () => null }, bulk: true,
    },
    {
      key: 'give_up', from: ['telesale', 'incomplete', 'invalid_phone', 'deposit_check'], to: 'dead',
      permissions: ['crm_lead_telesale', 'crm_lead_incomplete', 'crm_lead_invalid_phone', 'crm_lead_wait_confirm'],
      guard: (c: Logic<Lead, Row, LeadGiveUpForm>) => c.record.status !== 100,
      set: {
        lost_reason: (c: Logic<Lead, Row, LeadGiveUpForm>) => c.input.lost_reason,
        cancel_type: (c: Logic<Lead, Row, LeadGiveUpForm>) => c.input.cancel_type,
        last_note: (c: Logic<Lead, Row, LeadGiveUpForm>) =>
          c.input.last_note != null ? c.input.last_note : c.record.last_note,
        payment_status: (c: Logic<Lead, Row, LeadGiveUpForm>) =>
          c.record.payment_status === 1 ? 0 : c.record.payment_status,
        reprocess_at: () => null,
      },
      guardMessage: 'rule.lead.confirmed', form: 'lead-give-up', tone: 'danger', bulk: true,
    },
    {
      key: 'blacklist', from: ['invalid_phone', 'incomplete', 'telesale', 'complete', 'double_check', 'temporary'],
      to: 'blacklist', permissions: ['crm_blacklist'],
      set: { cancel_type: () => 'blacklist', reprocess_at: () => null }, form: 'lead-block', tone: 'danger',
      effects: ['crm/block_lead'], bulk: true,
    },
    {
      key: 'check', from: ['complete'], to: 'double_check', permissions: ['crm_lead_complete'],
      set: { checked_by: (c: Logic<Lead>) => c.user.id }, bulk: true,
    },
    {
      key: 'save_temporary', from: ['complete', 'double_check'], to: 'temporary', permissions: ['crm_lead_temporary'],
      set: {
        temporary_type: (c: Logic<Lead, Row, LeadKeepForm>) => c.input.temporary_type,
        temporary_until: (c: Logic<Lead, Row, LeadKeepForm>) => c.input.temporary_until,
        hold_stock: (c: Logic<Lead, Row, LeadKeepForm>) => c.input.warehouse_id != null,
        hold_until: () => null,
        warehouse_id: (c: Logic<Lead, Row, LeadKeepForm>) =>
          c.input.warehouse_id != null ? c.input.warehouse_id : c.record.warehouse_id,
        design_approved: () => false,
        design_note: (c: Logic<Lead, Row, LeadKeepForm>) =>
          c.input.design_note != null ? c.input.design_note : c.record.design_note,
      },
      form: 'lead-keep',
    },
    {
      key: 'resume', from: ['temporary'], to: 'complete', permissions: ['crm_lead_temporary'],
      guard: (c: Logic<Lead>) =>
        c.record.temporary_type !== 'designed' || c.record.design_approved === true && c.record.design_images != null,
      set: { temporary_type: () => null, temporary_until: () => null, status: () => 60 },
      guardMessage: 'rule.lead.design_open',
    },
    {
      key: 'hold_goods', from: ['temporary'], to: null, permissions: ['crm_lead_temporary'],
      guard: (c: Logic<Lead, Row, LeadHoldForm>) =>
        c.record.hold_stock !== true && (c.record.lines ?? []).some((row) => row.quantity != null && row.quantity > 0),
      set: {
        hold_stock: () => true,
        hold_until: () => null,
        warehouse_id: (c: Logic<Lead, Row, LeadHoldForm>) => c.input.warehouse_id,
      },
      guardMessage: 'rule.lead.nothing_to_hold', form: 'lead-hold', begins: { warehouse_id: 'warehouse_id' },
      bulk: true,
    },
    {
      key: 'free_goods', from: ['temporary', 'complete', 'double_check'], to: null, permissions: ['crm_lead_temporary'],
      guard: (c: Logic<Lead>) => c.record.hold_stock === true,
      set: { hold_stock: () => false }, guardMessage: 'rule.lead.goods_not_held', bulk: true,
    },
    {
      key: 'fail_check', from: ['double_check'], to: 'telesale', permissions: ['crm_lead_double_check'],
      set: { status: () => 40, completed_at: () => null }, note: { minLength: 5 },
      notify: { key: 'lead_returned', params: ['name'], to: 'account_id' },
    },
    {
      key: 'ask_deposit', from: ['double_check'], to: 'deposit_check', permissions: ['crm_lead_double_check'],
      guard: (c: Logic<Lead, Row, LeadDepositAskForm>) =>
        (c.record.lines ?? []).some((row) => row.quantity != null && row.quantity > 0),
      set: {
        status: () => 80,
        payment_status: () => 1,
        deposit_required: (c: Logic<Lead, Row, LeadDepositAskForm>) => c.input.deposit_required,
      },
      guardMessage: 'rule.lead.needs_lines', form: 'lead-deposit-ask', begins: '/lead-agreed-deposit',
    },
    {
      key: 'confirm', from: ['double_check'], to: 'deposit_check', permissions: ['crm_lead_double_check'],
      guard: (c: Logic<Lead>) => (c.record.lines ?? []).some((row) => row.quantity != null && row.quantity > 0),
      set: { status: () => 100, confirmed_at: (c: Logic<Lead>) => c.now }, guardMessage: 'rule.lead.needs_lines',
      tone: 'success', effects: ['crm/make_order'],
    },
    {
      key: 'deposit_found', from: ['deposit_check'], to: null, permissions: ['crm_lead_wait_confirm'],
      guard: (c: Logic<Lead, Row, LeadDepositFoundForm>) =>
        c.record.status === 80 && (c.record.lines ?? []).some((row) => row.quantity != null && row.quantity > 0),
      set: {
        status: () => 100,
        payment_status: () => 2,
        confirmed_at: (c: Logic<Lead, Row, LeadDepositFoundForm>) => c.now,
      },
      guardMessage: 'rule.lead.not_findable', form: 'lead-deposit-found', tone: 'success', effects: ['crm/make_order'],
      notify: { key: 'lead_deposited', params: ['name'], to: 'account_id' },
    },
    {
      key: 'deposit_missing', from: ['deposit_check'], to: 'complete', permissions: ['crm_lead_wait_confirm'],
      guard: (c: Logic<Lead>) => c.record.status === 80,
      set: { status: () => 60, payment_status: () => 0 }, note: { minLength: 5 },
    },
    {
      key: 'take_back', from: ['telesale', 'complete', 'no_demand', 'dead', 'invalid_phone'], to: 'telesale',
      permissions: [], automatic: true,
    },
    {
      key: 'merge_away', from: ['invalid_phone', 'incomplete', 'telesale', 'complete', 'double_check', 'temporary'],
      to: 'dead', permissions: [],
      set: {
        status: () => 40,
        cancel_type: () => 'duplicate_data',
        lost_reason: () => 'bad_data',
        reprocess_at: () => null,
        temporary_type: () => null,
        temporary_until: () => null,
      },
      automatic: true,
    },
    {
      key: 'to_pool', from: ['dead', 'no_demand'], to: 'dead_pool',
      permissions: ['crm_lead_dead', 'crm_lead_no_demand'],
      guard: (c: Logic<Lead>) => c.record.cancel_type == null && c.record.resold_lead_id == null,
      guardMessage: 'rule.lead.not_for_pool', bulk: true,
    },
    {
      key: 'refund', from: ['deposit_check'], to: null, permissions: ['crm_lead_wait_confirm'],
      guard: (c: Logic<Lead>) => c.record.status === 100 && c.record.payment_status === 2,
      set: { payment_status: () => 0 }, guardMessage: 'rule.lead.no_deposit', note: { minLength: 15 }, tone: 'danger',
    },
  ],
  timers: [
    { transition: 'resume', from: ['temporary'], at: 'temporary_until' },
    { transition: 'to_pool', from: ['dead', 'no_demand'], after: 1440, times: 'crm_pool_days' },
  ],
};
