// Generated from schemas/crm/lead-temporary.list.json. Edit that file and run `npm run generate`.
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
  screen: 'crm/lead-temporary',
  route: '/crm/lead-temporary',
  resource: 'lead',
  title: 'screen.crm/lead-temporary.title',
  permissions: ['crm_lead_temporary'],
  urls: { list: '/lead-temporary-list', count: '/lead-temporary-count', download: '/lead-temporary-download' },
  downloadName: 'lead-temporary.xlsx',
  where: { queue: 'temporary' },
  columns: [
    column(leadFields.phone, {
      label: 'lead.phone', cell: 'phone', show: 'always', pin: 'left', link: '/crm/lead-temporary',
    }),
    column(leadFields.name, { label: 'lead.name', cell: 'text', sort: true }),
    column(leadFields.temporary_until, { label: 'lead.temporary_until', cell: 'date_time', sort: true }),
    column(leadFields.temporary_type, { label: 'lead.temporary_type', cell: 'enum' }),
    column(leadFields.design_images, { label: 'lead.design_images', cell: 'gallery' }),
    column(leadFields.design_approved, { label: 'lead.design_approved', cell: 'boolean' }),
    column(leadFields.hold_stock, { label: 'lead.hold_stock', cell: 'boolean' }),
    column(leadFields.hold_until, { label: 'lead.hold_until', cell: 'date_time', sort: true }),
    column(leadFields.missing_goods, { label: 'lead.missing_goods', cell: 'text' }),
    column(leadFields.warehouse_id, { label: 'lead.warehouse_id', cell: 'reference', show: 'optional' }),
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
    column(leadFields.lines_total, { label: 'lead.lines_total', cell: 'money', sum: true, footer: true }),
  ],
  filters: [
    filter(leadFields.phone, { label: 'lead.phone', kind: 'phone' }),
    filter(leadFields.name, { label: 'lead.name', kind: 'text' }),
    filter(leadFields.source, { label: 'lead.source', kind: 'multi_select' }),
    filter(leadFields.product, { label: 'lead.product', kind: 'text' }),
    filter(leadFields.temporary_type, { label: 'lead.temporary_type', kind: 'multi_select' }),
    filter(leadFields.design_approved, { label: 'lead.design_approved', kind: 'boolean' }),
    filter(leadFields.hold_stock, { label: 'lead.hold_stock', kind: 'boolean', place: 'panel' }),
    filter(leadFields.warehouse_id, { label: 'lead.warehouse_id', kind: 'reference', place: 'panel' }),
    filter(leadFields.temporary_until, { label: 'lead.temporary_until', kind: 'date_range', maxDays: null }),
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
    filter(leadFields.parent_lead_id, { label: 'lead.parent_lead_id', kind: 'reference', place: 'panel' }),
  ],
  counts: ['draft', 'designed', 'short_stock'],
  viewModes: [
    { key: 'draft', label: 'screen.crm/lead-temporary.mode.draft', badge: 'draft' },
    { key: 'designed', label: 'screen.crm/lead-temporary.mode.designed', badge: 'designed' },
    { key: 'held', label: 'screen.crm/lead-temporary.mode.held' },
    { key: 'short_stock', label: 'screen.crm/lead-temporary.mode.short_stock', badge: 'short_stock' },
    { key: 'all', label: 'screen.crm/lead-temporary.mode.all' },
  ],
  sort: { field: 'temporary_until', order: 'ASC' },
  row: [
    { key: 'resume', label: 'lead.transition.resume', transition: 'resume', permissions: ['crm_lead_temporary'] },
    {
      key: 'hold_goods', label: 'lead.transition.hold_goods', transition: 'hold_goods',
      permissions: ['crm_lead_temporary'],
    },
    {
      key: 'free_goods', label: 'lead.transition.free_goods', transition: 'free_goods',
      permissions: ['crm_lead_temporary'],
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
    { key: 'assign', label: 'lead.transition.assign', transition: 'assign', permissions: ['crm_lead_dead'] },
    {
      key: 'hold_goods', label: 'lead.transition.hold_goods', transition: 'hold_goods',
      permissions: ['crm_lead_temporary'],
    },
    {
      key: 'free_goods', label: 'lead.transition.free_goods', transition: 'free_goods',
      permissions: ['crm_lead_temporary'],
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
  ],
  actions: [claimAction, distributeByRulesAction, mergeAction, resaleAction, switchModelAction],
  workflows: [leadWorkflow],
  open: '/crm/lead-temporary',
  create: { route: '/crm/lead-create', permissions: ['crm_lead_create'] },
  mobile: { title: 'phone', lines: ['name', 'product', 'temporary_until', 'temporary_type'] },
  rowTone: [
    {
      when: (c: Logic<Lead>) =>
        c.record.locked_by != null && c.record.locked_by !== c.user.id && c.record.locked_until != null && c.record.locked_until > c.now,
      tone: 'warning',
    },
    { when: (c: Logic<Lead>) => c.record.duplicate_count != null && c.record.duplicate_count > 0, tone: 'info' },
  ],
  emptyText: 'screen.crm/lead-temporary.empty',
  live: true,
  expand: { rows: 'lines', label: 'lead.lines' },
});

export default function LeadTemporaryList() {
  return <ListScreen list={list} />;
}
