// Generated from schemas/crm/lead-no-demand.list.json. Edit that file and run `npm run generate`.
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
  screen: 'crm/lead-no-demand',
  route: '/crm/lead-no-demand',
  resource: 'lead',
  title: 'screen.crm/lead-no-demand.title',
  permissions: ['crm_lead_no_demand'],
  urls: { list: '/lead-no-demand-list', count: '/lead-no-demand-count', download: '/lead-no-demand-download' },
  downloadName: 'lead-no-demand.xlsx',
  where: { queue: 'no_demand' },
  columns: [
    column(leadFields.phone, {
      label: 'lead.phone', cell: 'phone', show: 'always', pin: 'left', link: '/crm/lead-no-demand',
    }),
    column(leadFields.name, { label: 'lead.name', cell: 'text', sort: true }),
    column(leadFields.last_note, { label: 'lead.last_note', cell: 'text' }),
    column(leadFields.last_contact_at, { label: 'lead.last_contact_at', cell: 'date_time', sort: true }),
    column(leadFields.opt_out, { label: 'lead.opt_out', cell: 'boolean' }),
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
    column(leadFields.duplicate_count, { label: 'lead.duplicate_count', cell: 'number', show: 'optional' }),
    column(leadFields.ladi_page_id, { label: 'lead.ladi_page_id', cell: 'reference', show: 'optional' }),
    column(leadFields.resold_lead_id, { label: 'lead.resold_lead_id', cell: 'reference' }),
    column(leadFields.utm_campaign, { label: 'lead.utm_campaign', cell: 'text', show: 'optional' }),
  ],
  filters: [
    filter(leadFields.phone, { label: 'lead.phone', kind: 'phone' }),
    filter(leadFields.name, { label: 'lead.name', kind: 'text' }),
    filter(leadFields.source, { label: 'lead.source', kind: 'multi_select' }),
    filter(leadFields.product, { label: 'lead.product', kind: 'text' }),
    filter(leadFields.last_contact_at, { label: 'lead.last_contact_at', kind: 'date_range', maxDays: 360 }),
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
    { key: 'all', label: 'screen.crm/lead-no-demand.mode.all' },
    { key: 'may_ask', label: 'screen.crm/lead-no-demand.mode.may_ask' },
    { key: 'resold', label: 'screen.crm/lead-no-demand.mode.resold' },
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
  open: '/crm/lead-no-demand',
  create: { route: '/crm/lead-create', permissions: ['crm_lead_create'] },
  mobile: { title: 'phone', lines: ['name', 'product', 'last_note', 'last_contact_at'] },
  emptyText: 'screen.crm/lead-no-demand.empty',
  live: true,
  expand: { rows: 'lines', label: 'lead.lines' },
});

export default function LeadNoDemandList() {
  return <ListScreen list={list} />;
}
