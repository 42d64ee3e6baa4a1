// Generated from schemas/crm/lead-wait-confirm.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { orderFields } from '#generated/orders/order.entity.gen.ts';
import { LockCell } from '#modules/crm/LockCell.tsx';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { claimAction } from './claim.action.gen.ts';
import { distributeByRulesAction } from './distribute-by-rules.action.gen.ts';
import { leadDepositFields } from './lead-deposit.entity.gen.ts';
import { leadLineFields } from './lead-line.entity.gen.ts';
import { type Lead, leadFields } from './lead.entity.gen.ts';
import { leadWorkflow } from './lead.workflow.gen.ts';
import { mergeAction } from './merge.action.gen.ts';
import { resaleAction } from './resale.action.gen.ts';
import { switchModelAction } from './switch-model.action.gen.ts';

export const list = createList({
  screen: 'crm/lead-wait-confirm',
  route: '/crm/lead-wait-confirm',
  resource: 'lead',
  title: 'screen.crm/lead-wait-confirm.title',
  permissions: ['crm_lead_wait_confirm'],
  urls: { list: '/lead-wait-confirm-list', count: '/lead-wait-confirm-count', download: '/lead-wait-confirm-download' },
  downloadName: 'lead-wait-confirm.xlsx',
  where: { queue: 'deposit_check', status: [80, 100] },
  columns: [
    column(leadFields.phone, {
      label: 'lead.phone', cell: 'phone', show: 'always', pin: 'left', link: '/crm/lead-wait-confirm',
    }),
    column(leadFields.name, { label: 'lead.name', cell: 'text', sort: true }),
    column(leadFields.status, { label: 'lead.status', cell: 'enum' }),
    column(leadFields.deposit_required, { label: 'lead.deposit_required', cell: 'money', sum: true, footer: true }),
    column(leadFields.payment_status, { label: 'lead.payment_status', cell: 'enum' }),
    column(leadFields.is_deposit_late, { label: 'lead.is_deposit_late', cell: 'boolean' }),
    column(leadFields.confirmed_at, { label: 'lead.confirmed_at', cell: 'date_time', sort: true }),
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
    column(leadFields.deposit_total, { label: 'lead.deposit_total', cell: 'money', sum: true, footer: true }),
    column(leadFields.order_id, { label: 'lead.order_id', cell: 'reference' }),
    column(orderFields.status, {
      key: 'order_id.status', label: 'order.status', cell: 'enum',
      walls: [
        [
          'administration_report_revenue', 'order_manager', 'pos_order_online_list', 'order_create_single',
          'pos_order_create_single', 'administration_goods_missing', 'goods_receipt_create', 'pos_goods_receipt_create',
          'goods_return_history',
        ],
      ],
    }),
    column(orderFields.delivery_status, {
      key: 'order_id.delivery_status', label: 'order.delivery_status', cell: 'enum', show: 'optional',
      walls: [
        [
          'administration_report_revenue', 'order_manager', 'pos_order_online_list', 'order_create_single',
          'pos_order_create_single', 'administration_goods_missing', 'goods_receipt_create', 'pos_goods_receipt_create',
          'goods_return_history',
        ],
      ],
    }),
  ],
  filters: [
    filter(leadFields.phone, { label: 'lead.phone', kind: 'phone' }),
    filter(leadFields.name, { label: 'lead.name', kind: 'text' }),
    filter(leadFields.source, { label: 'lead.source', kind: 'multi_select' }),
    filter(leadFields.product, { label: 'lead.product', kind: 'text' }),
    filter(leadFields.status, { label: 'lead.status', kind: 'multi_select' }),
    filter(leadFields.payment_status, { label: 'lead.payment_status', kind: 'multi_select' }),
    filter(leadFields.is_deposit_late, { label: 'lead.is_deposit_late', kind: 'boolean' }),
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
    filter(leadDepositFields.code, { key: 'deposits.code', label: 'lead_deposit.code', kind: 'text' }),
    filter(leadFields.confirmed_at, {
      label: 'lead.confirmed_at', kind: 'date_range', place: 'panel', maxDays: 360, presets: [1, 7, 30],
    }),
    filter(orderFields.status, {
      key: 'order_id.status', label: 'order.status', kind: 'multi_select', place: 'panel',
      walls: [
        [
          'administration_report_revenue', 'order_manager', 'pos_order_online_list', 'order_create_single',
          'pos_order_create_single', 'administration_goods_missing', 'goods_receipt_create', 'pos_goods_receipt_create',
          'goods_return_history',
        ],
      ],
    }),
    filter(leadLineFields.goods_id, {
      key: 'lines.goods_id', label: 'lead_line.goods_id', kind: 'reference', place: 'panel',
    }),
    filter(leadFields.parent_lead_id, { label: 'lead.parent_lead_id', kind: 'reference', place: 'panel' }),
  ],
  counts: ['waiting', 'late', 'found_today'],
  viewModes: [
    { key: 'waiting', label: 'screen.crm/lead-wait-confirm.mode.waiting', badge: 'waiting' },
    { key: 'late', label: 'screen.crm/lead-wait-confirm.mode.late', badge: 'late' },
    { key: 'confirmed', label: 'screen.crm/lead-wait-confirm.mode.confirmed' },
    { key: 'all', label: 'screen.crm/lead-wait-confirm.mode.all' },
  ],
  sort: { field: 'updated_at', order: 'ASC' },
  row: [
    {
      key: 'deposit_found', label: 'lead.transition.deposit_found', transition: 'deposit_found',
      permissions: ['crm_lead_wait_confirm'], tone: 'success',
    },
    {
      key: 'deposit_missing', label: 'lead.transition.deposit_missing', transition: 'deposit_missing',
      permissions: ['crm_lead_wait_confirm'],
    },
    {
      key: 'give_up', label: 'lead.transition.give_up', transition: 'give_up',
      permissions: ['crm_lead_telesale', 'crm_lead_incomplete', 'crm_lead_invalid_phone', 'crm_lead_wait_confirm'],
      tone: 'danger',
    },
    {
      key: 'refund', label: 'lead.transition.refund', transition: 'refund', permissions: ['crm_lead_wait_confirm'],
      tone: 'danger',
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
      key: 'give_up', label: 'lead.transition.give_up', transition: 'give_up',
      permissions: ['crm_lead_telesale', 'crm_lead_incomplete', 'crm_lead_invalid_phone', 'crm_lead_wait_confirm'],
      tone: 'danger',
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
  open: '/crm/lead-wait-confirm',
  create: { route: '/crm/lead-create', permissions: ['crm_lead_create'] },
  mobile: { title: 'phone', lines: ['name', 'product', 'status', 'deposit_required'] },
  rowTone: [
    { when: (c: Logic<Lead>) => c.record.is_deposit_late === true, tone: 'danger' },
    {
      when: (c: Logic<Lead>) =>
        c.record.locked_by != null && c.record.locked_by !== c.user.id && c.record.locked_until != null && c.record.locked_until > c.now,
      tone: 'warning',
    },
    { when: (c: Logic<Lead>) => c.record.duplicate_count != null && c.record.duplicate_count > 0, tone: 'info' },
  ],
  tiles: [
    {
      key: 'waiting', label: 'screen.crm/lead-wait-confirm.tile.waiting', count: 'waiting', filters: { status: 80 },
      tone: 'warning',
    },
    {
      key: 'found_today', label: 'screen.crm/lead-wait-confirm.tile.found_today', count: 'found_today',
      filters: { status: 100, confirmed_at: { from: { today: 0 } } }, tone: 'success',
    },
    { key: 'deposit_required', label: 'screen.crm/lead-wait-confirm.tile.deposit_required', sum: 'deposit_required' },
    { key: 'deposit_total', label: 'screen.crm/lead-wait-confirm.tile.deposit_total', sum: 'deposit_total' },
    {
      key: 'late', label: 'screen.crm/lead-wait-confirm.tile.late', count: 'late', filters: { is_deposit_late: true },
      tone: 'danger',
    },
  ],
  emptyText: 'screen.crm/lead-wait-confirm.empty',
  live: true,
  expand: { rows: 'lines', label: 'lead.lines' },
});

export default function LeadWaitConfirmList() {
  return <ListScreen list={list} />;
}
