// Generated from schemas/crm/lead-dead.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { claimAction } from './claim.action.gen.ts';
import { distributeByRulesAction } from './distribute-by-rules.action.gen.ts';
import { leadLineFields } from './lead-line.entity.gen.ts';
import { leadFields } from './lead.entity.gen.ts';
import { leadWorkflow } from './lead.workflow.gen.ts';
import { mergeAction } from './merge.action.gen.ts';
import { resaleAction } from './resale.action.gen.ts';
import { switchModelAction } from './switch-model.action.gen.ts';

export const list = createList({
  screen: 'crm/lead-dead',
  route: '/crm/lead-dead',
  resource: 'lead',
  title: 'screen.crm/lead-dead.title',
  permissions: ['crm_lead_dead'],
  urls: { list: '/lead-dead-list', count: '/lead-dead-count', download: '/lead-dead-download' },
  downloadName: 'lead-dead.xlsx',
  where: { queue: ['dead', 'blacklist'] },
  columns: [
    column(leadFields.phone, {
      label: 'lead.phone', cell: 'phone', show: 'always', pin: 'left', link: '/crm/lead-dead',
    }),
    column(leadFields.name, { label: 'lead.name', cell: 'text', sort: true }),
    column(leadFields.queue, { label: 'lead.queue', cell: 'enum' }),
    column(leadFields.lost_reason, { label: 'lead.lost_reason', cell: 'enum' }),
    column(leadFields.cancel_type, { label: 'lead.cancel_type', cell: 'enum' }),
    column(leadFields.process_count, { label: 'lead.process_count', cell: 'number' }),
    column(leadFields.last_note, { label: 'lead.last_note', cell: 'text' }),
    column(leadFields.updated_at, { label: 'kit.field.updated_at', cell: 'date_time', sort: true }),
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
    column(leadFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', sort: true }),
    column(leadFields.tags, { label: 'lead.tags', cell: 'tags' }),
    column(leadFields.note, { label: 'lead.note', cell: 'text', show: 'optional' }),
    column(leadFields.address, { label: 'lead.address', cell: 'text', show: 'optional' }),
    column(leadFields.opt_out, { label: 'lead.opt_out', cell: 'boolean', show: 'optional' }),
    column(leadFields.duplicate_count, { label: 'lead.duplicate_count', cell: 'number', show: 'optional' }),
    column(leadFields.ladi_page_id, { label: 'lead.ladi_page_id', cell: 'reference', show: 'optional' }),
    column(leadFields.utm_campaign, { label: 'lead.utm_campaign', cell: 'text', show: 'optional' }),
    column(leadFields.last_result, { label: 'lead.last_result', cell: 'enum' }),
    column(leadFields.resold_lead_id, { label: 'lead.resold_lead_id', cell: 'reference' }),
  ],
  filters: [
    filter(leadFields.phone, { label: 'lead.phone', kind: 'phone' }),
    filter(leadFields.name, { label: 'lead.name', kind: 'text' }),
    filter(leadFields.source, { label: 'lead.source', kind: 'multi_select' }),
    filter(leadFields.product, { label: 'lead.product', kind: 'text' }),
    filter(leadFields.lost_reason, { label: 'lead.lost_reason', kind: 'multi_select' }),
    filter(leadFields.cancel_type, { label: 'lead.cancel_type', kind: 'multi_select' }),
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
  viewModes: [
    { key: 'all', label: 'screen.crm/lead-dead.mode.all' },
    { key: 'unreachable', label: 'screen.crm/lead-dead.mode.unreachable' },
    { key: 'refused', label: 'screen.crm/lead-dead.mode.refused' },
    { key: 'bad_data', label: 'screen.crm/lead-dead.mode.bad_data' },
    { key: 'duplicates', label: 'screen.crm/lead-dead.mode.duplicates' },
    { key: 'blacklist', label: 'screen.crm/lead-dead.mode.blacklist' },
    { key: 'resold', label: 'screen.crm/lead-dead.mode.resold' },
  ],
  sort: { field: 'updated_at', order: 'DESC' },
  row: [
    {
      key: 'resale', label: 'lead.action.resale', action: 'resale',
      permissions: ['crm_lead_dead', 'crm_lead_no_demand'], tone: 'success',
    },
    {
      key: 'to_pool', label: 'lead.transition.to_pool', transition: 'to_pool',
      permissions: ['crm_lead_dead', 'crm_lead_no_demand'],
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
      key: 'switch_model', label: 'lead.action.switch_model', action: 'switch_model',
      permissions: [
        'crm_lead_telesale', 'crm_lead_incomplete', 'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_temporary',
        'crm_lead_wait_confirm',
      ],
    },
  ],
  bulk: [
    {
      key: 'resale', label: 'lead.action.resale', action: 'resale',
      permissions: ['crm_lead_dead', 'crm_lead_no_demand'], tone: 'success',
    },
    {
      key: 'to_pool', label: 'lead.transition.to_pool', transition: 'to_pool',
      permissions: ['crm_lead_dead', 'crm_lead_no_demand'],
    },
    {
      key: 'distribute_by_rules', label: 'lead.action.distribute_by_rules', action: 'distribute_by_rules',
      permissions: ['crm_lead_incomplete'], tone: 'success',
    },
    {
      key: 'merge', label: 'lead.action.merge', action: 'merge', permissions: ['crm_lead_dead'], tone: 'warning',
      confirm: true,
    },
  ],
  actions: [claimAction, distributeByRulesAction, mergeAction, resaleAction, switchModelAction],
  workflows: [leadWorkflow],
  open: '/crm/lead-dead',
  create: { route: '/crm/lead-create', permissions: ['crm_lead_create'] },
  mobile: { title: 'phone', lines: ['name', 'product', 'queue', 'lost_reason'] },
  emptyText: 'screen.crm/lead-dead.empty',
  live: true,
  expand: { rows: 'lines', label: 'lead.lines' },
});

export default function LeadDeadList() {
  return <ListScreen list={list} />;
}
