// Generated from schemas/crm/lead-telesale.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { AttemptsCell } from '#modules/crm/AttemptsCell.tsx';
import { LockCell } from '#modules/crm/LockCell.tsx';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { claimAction } from './claim.action.gen.ts';
import { distributeByRulesAction } from './distribute-by-rules.action.gen.ts';
import { leadLineFields } from './lead-line.entity.gen.ts';
import { type Lead, leadFields } from './lead.entity.gen.ts';
import { leadWorkflow } from './lead.workflow.gen.ts';
import { mergeAction } from './merge.action.gen.ts';
import { resaleAction } from './resale.action.gen.ts';
import { switchModelAction } from './switch-model.action.gen.ts';

export const list = createList({
  screen: 'crm/lead-telesale',
  route: '/crm/lead-telesale',
  resource: 'lead',
  title: 'screen.crm/lead-telesale.title',
  permissions: ['crm_lead_telesale'],
  urls: { list: '/lead-telesale-list', count: '/lead-telesale-count', download: '/lead-telesale-download' },
  downloadName: 'lead-telesale.xlsx',
  where: { queue: 'telesale' },
  columns: [
    column(leadFields.phone, {
      label: 'lead.phone', cell: 'phone', show: 'always', pin: 'left', link: '/crm/lead-telesale',
    }),
    column(leadFields.name, { label: 'lead.name', cell: 'text', sort: true }),
    column(leadFields.process_count, { label: 'lead.process_count', cell: 'text', slot: AttemptsCell, sort: true }),
    column(leadFields.process_limit, { label: 'lead.process_limit', cell: 'enum', show: 'optional' }),
    column(leadFields.reprocess_at, { label: 'lead.reprocess_at', cell: 'date_time', sort: true }),
    column(leadFields.is_due, { label: 'lead.is_due', cell: 'boolean' }),
    column(leadFields.is_late, { label: 'lead.is_late', cell: 'boolean' }),
    column(leadFields.first_response_minutes, {
      label: 'lead.first_response_minutes', cell: 'number', show: 'optional',
    }),
    column(leadFields.source, { label: 'lead.source', cell: 'enum' }),
    column(leadFields.product, { label: 'lead.product', cell: 'text' }),
    column(leadLineFields.name, { key: 'lines.name', label: 'lead_line.name', cell: 'text' }),
    column(leadLineFields.quantity, { key: 'lines.quantity', label: 'lead_line.quantity', cell: 'number' }),
    column(leadFields.quantity, { label: 'lead.quantity', cell: 'number', sum: true, footer: true }),
    column(leadFields.expected_value, {
      label: 'lead.expected_value', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(leadFields.city, { label: 'lead.city', cell: 'text' }),
    column(leadFields.address, { label: 'lead.address', cell: 'text', show: 'optional' }),
    column(leadFields.account_id, { label: 'lead.account_id', cell: 'reference' }),
    column(leadFields.locked_by, { label: 'lead.locked_by', cell: 'text', slot: LockCell }),
    column(leadFields.locked_until, { label: 'lead.locked_until', cell: 'date_time', show: 'optional' }),
    column(leadFields.ads_campaign_id, { label: 'lead.ads_campaign_id', cell: 'reference', show: 'optional' }),
    column(leadFields.last_contact_at, {
      label: 'lead.last_contact_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(leadFields.last_note, { label: 'lead.last_note', cell: 'text' }),
    column(leadFields.payment_status, { label: 'lead.payment_status', cell: 'enum', show: 'optional' }),
    column(leadFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', sort: true }),
    column(leadFields.note, { label: 'lead.note', cell: 'text', show: 'optional' }),
    column(leadFields.duplicate_count, { label: 'lead.duplicate_count', cell: 'number', show: 'optional' }),
    column(leadFields.ladi_page_id, { label: 'lead.ladi_page_id', cell: 'reference', show: 'optional' }),
    column(leadFields.utm_campaign, { label: 'lead.utm_campaign', cell: 'text', show: 'optional' }),
    column(leadFields.last_result, { label: 'lead.last_result', cell: 'enum' }),
    column(leadFields.lines_total, { label: 'lead.lines_total', cell: 'money', sum: true, footer: true }),
  ],
  filters: [
    filter(leadFields.phone, { label: 'lead.phone', kind: 'phone' }),
    filter(leadFields.name, { label: 'lead.name', kind: 'text' }),
    filter(leadFields.source, { label: 'lead.source', kind: 'multi_select' }),
    filter(leadFields.reprocess_at, {
      label: 'lead.reprocess_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30],
    }),
    filter(leadFields.is_due, { label: 'lead.is_due', kind: 'boolean' }),
    filter(leadFields.is_late, { label: 'lead.is_late', kind: 'boolean' }),
    filter(leadFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 10, 30, 90],
    }),
    filter(leadFields.process_count, { label: 'lead.process_count', kind: 'number_range' }),
    filter(leadFields.process_limit, { label: 'lead.process_limit', kind: 'multi_select' }),
    filter(leadFields.product, { label: 'lead.product', kind: 'text' }),
    filter(leadFields.account_id, { label: 'lead.account_id', kind: 'reference' }),
    filter(leadFields.expected_value, { label: 'lead.expected_value', kind: 'number_range' }),
    filter(leadFields.ladi_page_id, { label: 'lead.ladi_page_id', kind: 'reference' }),
    filter(leadFields.ads_campaign_id, { label: 'lead.ads_campaign_id', kind: 'reference', place: 'panel' }),
    filter(leadFields.city, { label: 'lead.city', kind: 'text', place: 'panel' }),
    filter(leadFields.is_partial, { label: 'lead.is_partial', kind: 'boolean', place: 'panel' }),
    filter(leadFields.tags, { label: 'lead.tags', kind: 'multi_select', place: 'panel' }),
    filter(leadFields.lines_total, { label: 'lead.lines_total', kind: 'number_range', place: 'panel' }),
    filter(leadLineFields.goods_id, {
      key: 'lines.goods_id', label: 'lead_line.goods_id', kind: 'reference', place: 'panel',
    }),
    filter(leadFields.parent_lead_id, { label: 'lead.parent_lead_id', kind: 'reference', place: 'panel' }),
  ],
  counts: ['due', 'late', 'called', 'fresh'],
  viewModes: [
    { key: 'all', label: 'screen.crm/lead-telesale.mode.all' },
    { key: 'due', label: 'screen.crm/lead-telesale.mode.due', badge: 'due' },
    { key: 'late', label: 'screen.crm/lead-telesale.mode.late', badge: 'late' },
    { key: 'fresh', label: 'screen.crm/lead-telesale.mode.fresh', badge: 'fresh' },
    { key: 'called', label: 'screen.crm/lead-telesale.mode.called', badge: 'called' },
    { key: 'later', label: 'screen.crm/lead-telesale.mode.later' },
    { key: 'mine', label: 'screen.crm/lead-telesale.mode.mine' },
  ],
  sort: { field: 'reprocess_at', order: 'ASC' },
  toolbar: [
    {
      key: 'next_lead', label: 'screen.crm/lead-telesale.action.next_lead', route: '/crm/lead-call', hotkey: 'n',
      permissions: ['crm_lead_telesale'], tone: 'progress',
    },
    {
      key: 'create', label: 'action.create', route: '/crm/lead-create', permissions: ['crm_lead_create'],
      tone: 'success',
    },
  ],
  row: [
    {
      key: 'recall', label: 'lead.transition.recall', transition: 'recall', hotkey: 'r',
      permissions: ['crm_lead_telesale'], tone: 'warning',
    },
    {
      key: 'complete', label: 'lead.transition.complete', transition: 'complete', hotkey: 'c',
      permissions: ['crm_lead_telesale', 'crm_lead_incomplete'], tone: 'success',
    },
    {
      key: 'no_demand', label: 'lead.transition.no_demand', transition: 'no_demand',
      permissions: ['crm_lead_telesale', 'crm_lead_complete', 'crm_lead_double_check'],
    },
    {
      key: 'wrong_number', label: 'lead.transition.wrong_number', transition: 'wrong_number',
      permissions: ['crm_lead_telesale'], tone: 'danger',
    },
    {
      key: 'give_up', label: 'lead.transition.give_up', transition: 'give_up',
      permissions: ['crm_lead_telesale', 'crm_lead_incomplete', 'crm_lead_invalid_phone', 'crm_lead_wait_confirm'],
      tone: 'danger',
    },
    {
      key: 'unreachable', label: 'lead.transition.unreachable', transition: 'unreachable',
      permissions: ['crm_lead_telesale'], tone: 'danger',
    },
    {
      key: 'make_request', label: 'action.make_request', route: '/internal/request/create',
      prefill: { title: 'name', lead_id: 'id' }, permissions: ['administration_request'],
    },
    {
      key: 'history', label: 'action.history', route: '/crm/lead-history', filter: { phone: { from: 'phone' } },
      permissions: [
        'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
        'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
        'crm_ladi_page_campaign',
      ],
    },
    {
      key: 'claim', label: 'lead.action.claim', action: 'claim', permissions: ['crm_lead_lead_deadpool'],
      tone: 'success',
    },
    {
      key: 'distribute_by_rules', label: 'lead.action.distribute_by_rules', action: 'distribute_by_rules',
      permissions: ['crm_lead_incomplete'], tone: 'success',
    },
    {
      key: 'merge', label: 'lead.action.merge', action: 'merge', permissions: ['crm_lead_dead'], tone: 'warning',
      confirm: true,
    },
    {
      key: 'resale', label: 'lead.action.resale', action: 'resale',
      permissions: ['crm_lead_dead', 'crm_lead_no_demand'], tone: 'success',
    },
    {
      key: 'switch_model', label: 'lead.action.switch_model', action: 'switch_model',
      permissions: [
        'crm_lead_telesale', 'crm_lead_incomplete', 'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_temporary',
        'crm_lead_wait_confirm',
      ],
    },
  ],
  bulk: [
    {
      key: 'recall', label: 'lead.transition.recall', transition: 'recall', permissions: ['crm_lead_telesale'],
      tone: 'warning',
    },
    {
      key: 'no_demand', label: 'lead.transition.no_demand', transition: 'no_demand',
      permissions: ['crm_lead_telesale', 'crm_lead_complete', 'crm_lead_double_check'],
    },
    {
      key: 'give_up', label: 'lead.transition.give_up', transition: 'give_up',
      permissions: ['crm_lead_telesale', 'crm_lead_incomplete', 'crm_lead_invalid_phone', 'crm_lead_wait_confirm'],
      tone: 'danger',
    },
    { key: 'assign', label: 'lead.transition.assign', transition: 'assign', permissions: ['crm_lead_dead'] },
    {
      key: 'distribute_by_rules', label: 'lead.action.distribute_by_rules', action: 'distribute_by_rules',
      permissions: ['crm_lead_incomplete'], tone: 'success',
    },
    {
      key: 'merge', label: 'lead.action.merge', action: 'merge', permissions: ['crm_lead_dead'], tone: 'warning',
      confirm: true,
    },
    {
      key: 'resale', label: 'lead.action.resale', action: 'resale',
      permissions: ['crm_lead_dead', 'crm_lead_no_demand'], tone: 'success',
    },
  ],
  actions: [claimAction, distributeByRulesAction, mergeAction, resaleAction, switchModelAction],
  workflows: [leadWorkflow],
  open: '/crm/lead-telesale',
  create: { route: '/crm/lead-create', permissions: ['crm_lead_create'] },
  mobile: { title: 'phone', lines: ['name', 'process_count', 'reprocess_at', 'product'] },
  rowTone: [
    { when: (c: Logic<Lead>) => c.record.is_late === true, tone: 'danger' },
    {
      when: (c: Logic<Lead>) =>
        c.record.locked_by != null && c.record.locked_by !== c.user.id && c.record.locked_until != null && c.record.locked_until > c.now,
      tone: 'warning',
    },
    { when: (c: Logic<Lead>) => c.record.duplicate_count != null && c.record.duplicate_count > 0, tone: 'info' },
  ],
  tiles: [
    {
      key: 'due', label: 'screen.crm/lead-telesale.tile.due', count: 'due', filters: { is_due: true }, tone: 'warning',
    },
    {
      key: 'late', label: 'screen.crm/lead-telesale.tile.late', count: 'late', filters: { is_late: true },
      tone: 'danger',
    },
    {
      key: 'fresh', label: 'screen.crm/lead-telesale.tile.fresh', count: 'fresh',
      filters: { process_count: { from: 0, to: 0 } }, tone: 'info',
    },
    {
      key: 'called', label: 'screen.crm/lead-telesale.tile.called', count: 'called',
      filters: { process_count: { from: 1 } }, tone: 'progress',
    },
    { key: 'expected_value', label: 'screen.crm/lead-telesale.tile.expected_value', sum: 'expected_value' },
    {
      key: 'my_calls', label: 'screen.crm/lead-telesale.tile.my_calls',
      answer: { url: '/lead-my-calls', value: 'calls', permissions: ['crm_lead_telesale', 'crm_lead_lead_deadpool'] },
    },
    {
      key: 'my_agreed', label: 'screen.crm/lead-telesale.tile.my_agreed',
      answer: { url: '/lead-my-calls', value: 'agreed', permissions: ['crm_lead_telesale', 'crm_lead_lead_deadpool'] },
      tone: 'success',
    },
  ],
  emptyText: 'screen.crm/lead-telesale.empty',
  live: true,
  expand: { rows: 'lines', label: 'lead.lines' },
});

export default function LeadTelesaleList() {
  return <ListScreen list={list} />;
}
