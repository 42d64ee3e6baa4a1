// Generated from schemas/crm/lead-history.list.json. Edit that file and run `npm run generate`.
import { orderFields } from '#generated/orders/order.entity.gen.ts';
import { RevealCell } from '#modules/crm/RevealCell.tsx';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { claimAction } from './claim.action.gen.ts';
import { conversationFields } from './conversation.entity.gen.ts';
import { distributeByRulesAction } from './distribute-by-rules.action.gen.ts';
import { leadAttemptFields } from './lead-attempt.entity.gen.ts';
import { leadLineFields } from './lead-line.entity.gen.ts';
import { leadFields } from './lead.entity.gen.ts';
import { leadWorkflow } from './lead.workflow.gen.ts';
import { mergeAction } from './merge.action.gen.ts';
import { resaleAction } from './resale.action.gen.ts';
import { switchModelAction } from './switch-model.action.gen.ts';

export const list = createList({
  screen: 'crm/lead-history',
  route: '/crm/lead-history',
  resource: 'lead',
  title: 'screen.crm/lead-history.title',
  permissions: [
    'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
    'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
    'crm_ladi_page_campaign',
  ],
  urls: { list: '/lead-history-list', count: '/lead-history-count', download: '/lead-history-download' },
  downloadName: 'lead-history.xlsx',
  columns: [
    column(leadFields.phone, { label: 'lead.phone', cell: 'text', slot: RevealCell, show: 'always', pin: 'left' }),
    column(leadFields.name, { label: 'lead.name', cell: 'text', sort: true }),
    column(leadFields.queue, { label: 'lead.queue', cell: 'enum' }),
    column(leadFields.status, { label: 'lead.status', cell: 'enum' }),
    column(leadFields.source, { label: 'lead.source', cell: 'enum' }),
    column(leadFields.ladi_page_id, { label: 'lead.ladi_page_id', cell: 'reference' }),
    column(leadFields.ads_campaign_id, { label: 'lead.ads_campaign_id', cell: 'reference', show: 'optional' }),
    column(leadFields.ad_code, { label: 'lead.ad_code', cell: 'text', show: 'optional' }),
    column(leadFields.post_code, { label: 'lead.post_code', cell: 'text', show: 'optional' }),
    column(leadFields.city, { label: 'lead.city', cell: 'text', show: 'optional' }),
    column(leadFields.account_id, { label: 'lead.account_id', cell: 'reference' }),
    column(leadFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', sort: true }),
    column(leadFields.first_response_at, { label: 'lead.first_response_at', cell: 'date_time', show: 'optional' }),
    column(leadFields.first_response_minutes, { label: 'lead.first_response_minutes', cell: 'number' }),
    column(leadFields.process_count, { label: 'lead.process_count', cell: 'number', sort: true }),
    column(leadFields.last_result, { label: 'lead.last_result', cell: 'enum' }),
    column(leadFields.lost_reason, { label: 'lead.lost_reason', cell: 'enum' }),
    column(leadFields.cancel_type, { label: 'lead.cancel_type', cell: 'enum', show: 'optional' }),
    column(leadFields.duplicate_of, { label: 'lead.duplicate_of', cell: 'reference', show: 'optional' }),
    column(leadFields.confirmed_at, { label: 'lead.confirmed_at', cell: 'date_time', sort: true }),
    column(leadFields.lines_total, { label: 'lead.lines_total', cell: 'money', sum: true, footer: true }),
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
      key: 'order_id.delivery_status', label: 'order.delivery_status', cell: 'enum',
      walls: [
        [
          'administration_report_revenue', 'order_manager', 'pos_order_online_list', 'order_create_single',
          'pos_order_create_single', 'administration_goods_missing', 'goods_receipt_create', 'pos_goods_receipt_create',
          'goods_return_history',
        ],
      ],
    }),
    column(leadLineFields.sku, { key: 'lines.sku', label: 'lead_line.sku', cell: 'code' }),
    column(leadLineFields.name, { key: 'lines.name', label: 'lead_line.name', cell: 'text' }),
    column(leadLineFields.quantity, {
      key: 'lines.quantity', label: 'lead_line.quantity', cell: 'number', sum: true, footer: true,
    }),
    column(leadLineFields.unit_price, { key: 'lines.unit_price', label: 'lead_line.unit_price', cell: 'money' }),
    column(leadLineFields.amount, {
      key: 'lines.amount', label: 'lead_line.amount', cell: 'money', sum: true, footer: true,
    }),
    column(leadAttemptFields.at, { key: 'attempts.at', label: 'lead_attempt.at', cell: 'date_time' }),
    column(leadAttemptFields.account_id, {
      key: 'attempts.account_id', label: 'lead_attempt.account_id', cell: 'reference',
    }),
    column(leadAttemptFields.channel, { key: 'attempts.channel', label: 'lead_attempt.channel', cell: 'enum' }),
    column(leadAttemptFields.result, { key: 'attempts.result', label: 'lead_attempt.result', cell: 'enum' }),
    column(leadAttemptFields.seconds, {
      key: 'attempts.seconds', label: 'lead_attempt.seconds', cell: 'number', sum: true, footer: true,
    }),
    column(leadAttemptFields.note, { key: 'attempts.note', label: 'lead_attempt.note', cell: 'text' }),
    column(leadAttemptFields.queue_after, {
      key: 'attempts.queue_after', label: 'lead_attempt.queue_after', cell: 'enum',
    }),
  ],
  filters: [
    filter(leadFields.phone, { label: 'lead.phone', kind: 'phone' }),
    filter(leadFields.name, { label: 'lead.name', kind: 'text' }),
    filter(leadFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90, 180, 360],
    }),
    filter(leadFields.queue, { label: 'lead.queue', kind: 'multi_select' }),
    filter(leadFields.status, { label: 'lead.status', kind: 'multi_select' }),
    filter(leadFields.source, { label: 'lead.source', kind: 'multi_select' }),
    filter(leadFields.ladi_page_id, { label: 'lead.ladi_page_id', kind: 'reference' }),
    filter(leadFields.ads_campaign_id, { label: 'lead.ads_campaign_id', kind: 'reference' }),
    filter(leadFields.account_id, { label: 'lead.account_id', kind: 'reference' }),
    filter(leadFields.lost_reason, { label: 'lead.lost_reason', kind: 'multi_select' }),
    filter(leadFields.cancel_type, { label: 'lead.cancel_type', kind: 'multi_select', place: 'panel' }),
    filter(leadFields.city, { label: 'lead.city', kind: 'text', place: 'panel' }),
    filter(leadFields.id_city, { label: 'lead.id_city', kind: 'reference', place: 'panel' }),
    filter(leadFields.is_partial, { label: 'lead.is_partial', kind: 'boolean', place: 'panel' }),
    filter(leadFields.lead_sheet_id, { label: 'lead.lead_sheet_id', kind: 'reference', place: 'panel' }),
    filter(leadLineFields.goods_id, {
      key: 'lines.goods_id', label: 'lead_line.goods_id', kind: 'reference', place: 'panel',
    }),
    filter(leadFields.product, { label: 'lead.product', kind: 'text', place: 'panel' }),
    filter(leadFields.tags, { label: 'lead.tags', kind: 'multi_select', place: 'panel' }),
    filter(leadFields.utm_campaign, { label: 'lead.utm_campaign', kind: 'text', place: 'panel' }),
    filter(leadFields.lines_total, { label: 'lead.lines_total', kind: 'number_range', place: 'panel' }),
    filter(leadFields.completed_by, { label: 'lead.completed_by', kind: 'reference', place: 'panel' }),
    filter(orderFields.create_method, {
      key: 'order_id.create_method', label: 'order.create_method', kind: 'multi_select', place: 'panel',
      walls: [
        [
          'administration_report_revenue', 'order_manager', 'pos_order_online_list', 'order_create_single',
          'pos_order_create_single', 'administration_goods_missing', 'goods_receipt_create', 'pos_goods_receipt_create',
          'goods_return_history',
        ],
      ],
    }),
    filter(leadFields.process_count, { label: 'lead.process_count', kind: 'number_range', place: 'panel' }),
    filter(leadFields.confirmed_at, {
      label: 'lead.confirmed_at', kind: 'date_range', place: 'panel', maxDays: 360, presets: [1, 7, 30],
    }),
    filter(leadFields.last_result, { label: 'lead.last_result', kind: 'multi_select', place: 'panel' }),
    filter(leadFields.first_response_minutes, {
      label: 'lead.first_response_minutes', kind: 'number_range', place: 'panel',
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
    filter(orderFields.delivery_status, {
      key: 'order_id.delivery_status', label: 'order.delivery_status', kind: 'multi_select', place: 'panel',
      walls: [
        [
          'administration_report_revenue', 'order_manager', 'pos_order_online_list', 'order_create_single',
          'pos_order_create_single', 'administration_goods_missing', 'goods_receipt_create', 'pos_goods_receipt_create',
          'goods_return_history',
        ],
      ],
    }),
    filter(leadFields.ad_code, { label: 'lead.ad_code', kind: 'text', place: 'panel' }),
    filter(leadFields.post_code, { label: 'lead.post_code', kind: 'text', place: 'panel' }),
    filter(leadAttemptFields.at, {
      key: 'attempts.at', label: 'lead_attempt.at', kind: 'date_range', place: 'panel', maxDays: 360,
      presets: [1, 7, 30, 90],
    }),
    filter(leadAttemptFields.account_id, {
      key: 'attempts.account_id', label: 'lead_attempt.account_id', kind: 'reference', place: 'panel',
    }),
    filter(leadAttemptFields.result, {
      key: 'attempts.result', label: 'lead_attempt.result', kind: 'multi_select', place: 'panel',
    }),
    filter(leadFields.order_id, { label: 'lead.order_id', kind: 'reference', place: 'panel' }),
    filter(conversationFields.omnichannel_page_id, {
      key: 'conversation_id.omnichannel_page_id', label: 'conversation.omnichannel_page_id', kind: 'reference',
      place: 'panel', walls: [['crm_lead_create', 'crm_lead_omnichannel']],
    }),
    filter(leadFields.conversation_id, { label: 'lead.conversation_id', kind: 'reference', place: 'panel' }),
    filter(leadFields.buyer_id, { label: 'lead.buyer_id', kind: 'reference', place: 'panel' }),
  ],
  viewModes: [
    { key: 'leads', label: 'screen.crm/lead-history.mode.leads' },
    { key: 'goods', label: 'screen.crm/lead-history.mode.goods', rows: 'lines' },
    { key: 'calls', label: 'screen.crm/lead-history.mode.calls', rows: 'attempts' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  row: [
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
  open: '/crm/lead-complete-data',
  create: { route: '/crm/lead-create', permissions: ['crm_lead_create'] },
  mobile: { title: 'phone', lines: ['name', 'queue', 'status', 'last_result'] },
  emptyText: 'screen.crm/lead-history.empty',
  live: true,
});

export default function LeadHistoryList() {
  return <ListScreen list={list} />;
}
