// Generated from schemas/crm/lead-invalid-phone.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
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
  screen: 'crm/lead-invalid-phone',
  route: '/crm/lead-invalid-phone',
  resource: 'lead',
  title: 'screen.crm/lead-invalid-phone.title',
  permissions: ['crm_lead_invalid_phone'],
  urls: {
    list: '/lead-invalid-phone-list', count: '/lead-invalid-phone-count', download: '/lead-invalid-phone-download',
  },
  downloadName: 'lead-invalid-phone.xlsx',
  where: { queue: 'invalid_phone' },
  columns: [
    column(leadFields.phone, {
      label: 'lead.phone', cell: 'phone', show: 'always', pin: 'left', link: '/crm/lead-invalid-phone',
    }),
    column(leadFields.phone_raw, { label: 'lead.phone_raw', cell: 'text' }),
    column(leadFields.name, { label: 'lead.name', cell: 'text', sort: true }),
    column(leadFields.wrong_phone, { label: 'lead.wrong_phone', cell: 'phone' }),
    column(leadFields.last_note, { label: 'lead.last_note', cell: 'text' }),
    column(leadFields.source, { label: 'lead.source', cell: 'enum' }),
    column(leadFields.product, { label: 'lead.product', cell: 'text' }),
    column(leadLineFields.name, { key: 'lines.name', label: 'lead_line.name', cell: 'text' }),
    column(leadLineFields.quantity, { key: 'lines.quantity', label: 'lead_line.quantity', cell: 'number' }),
    column(leadFields.quantity, { label: 'lead.quantity', cell: 'number', sum: true, footer: true }),
    column(leadFields.expected_value, {
      label: 'lead.expected_value', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(leadFields.city, { label: 'lead.city', cell: 'text' }),
    column(leadFields.account_id, { label: 'lead.account_id', cell: 'reference' }),
    column(leadFields.locked_by, { label: 'lead.locked_by', cell: 'text', slot: LockCell }),
    column(leadFields.locked_until, { label: 'lead.locked_until', cell: 'date_time', show: 'optional' }),
    column(leadFields.ads_campaign_id, { label: 'lead.ads_campaign_id', cell: 'reference', show: 'optional' }),
    column(leadFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', sort: true }),
    column(leadFields.tags, { label: 'lead.tags', cell: 'tags' }),
    column(leadFields.note, { label: 'lead.note', cell: 'text', show: 'optional' }),
    column(leadFields.address, { label: 'lead.address', cell: 'text', show: 'optional' }),
    column(leadFields.opt_out, { label: 'lead.opt_out', cell: 'boolean', show: 'optional' }),
    column(leadFields.duplicate_count, { label: 'lead.duplicate_count', cell: 'number', show: 'optional' }),
    column(leadFields.ladi_page_id, { label: 'lead.ladi_page_id', cell: 'reference', show: 'optional' }),
    column(leadFields.utm_campaign, { label: 'lead.utm_campaign', cell: 'text', show: 'optional' }),
    column(leadFields.last_result, { label: 'lead.last_result', cell: 'enum' }),
  ],
  filters: [
    filter(leadFields.phone, { label: 'lead.phone', kind: 'phone' }),
    filter(leadFields.name, { label: 'lead.name', kind: 'text' }),
    filter(leadFields.source, { label: 'lead.source', kind: 'multi_select' }),
    filter(leadFields.product, { label: 'lead.product', kind: 'text' }),
    filter(leadFields.account_id, { label: 'lead.account_id', kind: 'reference' }),
    filter(leadFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(leadFields.expected_value, { label: 'lead.expected_value', kind: 'number_range' }),
    filter(leadFields.ladi_page_id, { label: 'lead.ladi_page_id', kind: 'reference' }),
    filter(leadFields.ads_campaign_id, { label: 'lead.ads_campaign_id', kind: 'reference', place: 'panel' }),
    filter(leadFields.city, { label: 'lead.city', kind: 'text', place: 'panel' }),
    filter(leadFields.tags, { label: 'lead.tags', kind: 'multi_select', place: 'panel' }),
    filter(leadFields.lines_total, { label: 'lead.lines_total', kind: 'number_range', place: 'panel' }),
    filter(leadLineFields.goods_id, {
      key: 'lines.goods_id', label: 'lead_line.goods_id', kind: 'reference', place: 'panel',
    }),
  ],
  counts: ['from_chat'],
  viewModes: [
    { key: 'all', label: 'screen.crm/lead-invalid-phone.mode.all' },
    { key: 'from_chat', label: 'screen.crm/lead-invalid-phone.mode.from_chat', badge: 'from_chat' },
    { key: 'from_form', label: 'screen.crm/lead-invalid-phone.mode.from_form' },
    { key: 'called', label: 'screen.crm/lead-invalid-phone.mode.called' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  row: [
    {
      key: 'phone_fixed', label: 'lead.transition.phone_fixed', transition: 'phone_fixed',
      permissions: ['crm_lead_invalid_phone'],
    },
    {
      key: 'give_up', label: 'lead.transition.give_up', transition: 'give_up',
      permissions: ['crm_lead_telesale', 'crm_lead_incomplete', 'crm_lead_invalid_phone', 'crm_lead_wait_confirm'],
      tone: 'danger',
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
  open: '/crm/lead-invalid-phone',
  create: { route: '/crm/lead-create', permissions: ['crm_lead_create'] },
  mobile: { title: 'phone', lines: ['name', 'product', 'wrong_phone', 'last_note'] },
  rowTone: [
    {
      when: (c: Logic<Lead>) =>
        c.record.locked_by != null && c.record.locked_by !== c.user.id && c.record.locked_until != null && c.record.locked_until > c.now,
      tone: 'warning',
    },
    { when: (c: Logic<Lead>) => c.record.duplicate_count != null && c.record.duplicate_count > 0, tone: 'info' },
  ],
  emptyText: 'screen.crm/lead-invalid-phone.empty',
  live: true,
  expand: { rows: 'lines', label: 'lead.lines' },
});

export default function LeadInvalidPhoneList() {
  return <ListScreen list={list} />;
}
