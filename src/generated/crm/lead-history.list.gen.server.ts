// Generated from schemas/crm/lead-history.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { orderFields } from '#generated/orders/order.entity.gen.ts';
import { conversationFields } from './conversation.entity.gen.ts';
import { leadAttemptFields } from './lead-attempt.entity.gen.ts';
import { leadLineFields } from './lead-line.entity.gen.ts';
import { leadFields } from './lead.entity.gen.ts';

export const leadHistoryList = createList({
  screen: 'crm/lead-history',
  route: '/crm/lead-history',
  module: 'crm',
  entity: 'lead',
  permissions: [
    'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
    'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
    'crm_ladi_page_campaign',
  ],
  urls: { list: '/lead-history-list', count: '/lead-history-count', download: '/lead-history-download' },
  downloadName: 'lead-history.xlsx',
  columns: [
    column(leadFields.phone, { label: 'lead.phone', show: 'always' }),
    column(leadFields.name, { label: 'lead.name', sort: true }),
    column(leadFields.queue, { label: 'lead.queue' }),
    column(leadFields.status, { label: 'lead.status' }),
    column(leadFields.source, { label: 'lead.source' }),
    column(leadFields.ladi_page_id, { label: 'lead.ladi_page_id' }),
    column(leadFields.ads_campaign_id, { label: 'lead.ads_campaign_id', show: 'optional' }),
    column(leadFields.ad_code, { label: 'lead.ad_code', show: 'optional' }),
    column(leadFields.post_code, { label: 'lead.post_code', show: 'optional' }),
    column(leadFields.city, { label: 'lead.city', show: 'optional' }),
    column(leadFields.account_id, { label: 'lead.account_id' }),
    column(leadFields.created_at, { label: 'kit.field.created_at', sort: true }),
    column(leadFields.first_response_at, { label: 'lead.first_response_at', show: 'optional' }),
    column(leadFields.first_response_minutes, { label: 'lead.first_response_minutes' }),
    column(leadFields.process_count, { label: 'lead.process_count', sort: true }),
    column(leadFields.last_result, { label: 'lead.last_result' }),
    column(leadFields.lost_reason, { label: 'lead.lost_reason' }),
    column(leadFields.cancel_type, { label: 'lead.cancel_type', show: 'optional' }),
    column(leadFields.duplicate_of, { label: 'lead.duplicate_of', show: 'optional' }),
    column(leadFields.confirmed_at, { label: 'lead.confirmed_at', sort: true }),
    column(leadFields.lines_total, { label: 'lead.lines_total', sum: true }),
    column(leadFields.order_id, { label: 'lead.order_id' }),
    column(orderFields.status, {
      key: 'order_id.status', steps: [{ field: 'order_id', kind: 'reference', entity: 'order' }], label: 'order.status',
    }),
    column(orderFields.delivery_status, {
      key: 'order_id.delivery_status', steps: [{ field: 'order_id', kind: 'reference', entity: 'order' }],
      label: 'order.delivery_status',
    }),
    column(leadLineFields.sku, {
      key: 'lines.sku', steps: [{ field: 'lines', kind: 'rows', entity: 'lead_line' }], label: 'lead_line.sku',
    }),
    column(leadLineFields.name, {
      key: 'lines.name', steps: [{ field: 'lines', kind: 'rows', entity: 'lead_line' }], label: 'lead_line.name',
    }),
    column(leadLineFields.quantity, {
      key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'lead_line' }],
      label: 'lead_line.quantity', sum: true,
    }),
    column(leadLineFields.unit_price, {
      key: 'lines.unit_price', steps: [{ field: 'lines', kind: 'rows', entity: 'lead_line' }],
      label: 'lead_line.unit_price',
    }),
    column(leadLineFields.amount, {
      key: 'lines.amount', steps: [{ field: 'lines', kind: 'rows', entity: 'lead_line' }], label: 'lead_line.amount',
      sum: true,
    }),
    column(leadAttemptFields.at, {
      key: 'attempts.at', steps: [{ field: 'attempts', kind: 'rows', entity: 'lead_attempt' }],
      label: 'lead_attempt.at',
    }),
    column(leadAttemptFields.account_id, {
      key: 'attempts.account_id', steps: [{ field: 'attempts', kind: 'rows', entity: 'lead_attempt' }],
      label: 'lead_attempt.account_id',
    }),
    column(leadAttemptFields.channel, {
      key: 'attempts.channel', steps: [{ field: 'attempts', kind: 'rows', entity: 'lead_attempt' }],
      label: 'lead_attempt.channel',
    }),
    column(leadAttemptFields.result, {
      key: 'attempts.result', steps: [{ field: 'attempts', kind: 'rows', entity: 'lead_attempt' }],
      label: 'lead_attempt.result',
    }),
    column(leadAttemptFields.seconds, {
      key: 'attempts.seconds', steps: [{ field: 'attempts', kind: 'rows', entity: 'lead_attempt' }],
      label: 'lead_attempt.seconds', sum: true,
    }),
    column(leadAttemptFields.note, {
      key: 'attempts.note', steps: [{ field: 'attempts', kind: 'rows', entity: 'lead_attempt' }],
      label: 'lead_attempt.note',
    }),
    column(leadAttemptFields.queue_after, {
      key: 'attempts.queue_after', steps: [{ field: 'attempts', kind: 'rows', entity: 'lead_attempt' }],
      label: 'lead_attempt.queue_after',
    }),
  ],
  filters: [
    filter(leadFields.phone, { label: 'lead.phone', kind: 'phone' }),
    filter(leadFields.name, { label: 'lead.name', kind: 'text' }),
    filter(leadFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(leadFields.queue, { label: 'lead.queue', kind: 'multi_select' }),
    filter(leadFields.status, { label: 'lead.status', kind: 'multi_select' }),
    filter(leadFields.source, { label: 'lead.source', kind: 'multi_select' }),
    filter(leadFields.ladi_page_id, { label: 'lead.ladi_page_id', kind: 'reference' }),
    filter(leadFields.ads_campaign_id, { label: 'lead.ads_campaign_id', kind: 'reference' }),
    filter(leadFields.account_id, { label: 'lead.account_id', kind: 'reference' }),
    filter(leadFields.lost_reason, { label: 'lead.lost_reason', kind: 'multi_select' }),
    filter(leadFields.cancel_type, { label: 'lead.cancel_type', kind: 'multi_select' }),
    filter(leadFields.city, { label: 'lead.city', kind: 'text' }),
    filter(leadFields.id_city, { label: 'lead.id_city', kind: 'reference' }),
    filter(leadFields.is_partial, { label: 'lead.is_partial', kind: 'boolean' }),
    filter(leadFields.lead_sheet_id, { label: 'lead.lead_sheet_id', kind: 'reference' }),
    filter(leadLineFields.goods_id, {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'lead_line' }],
      label: 'lead_line.goods_id', kind: 'reference',
    }),
    filter(leadFields.product, { label: 'lead.product', kind: 'text' }),
    filter(leadFields.tags, { label: 'lead.tags', kind: 'multi_select' }),
    filter(leadFields.utm_campaign, { label: 'lead.utm_campaign', kind: 'text' }),
    filter(leadFields.lines_total, { label: 'lead.lines_total', kind: 'number_range' }),
    filter(leadFields.completed_by, { label: 'lead.completed_by', kind: 'reference' }),
    filter(orderFields.create_method, {
      key: 'order_id.create_method', steps: [{ field: 'order_id', kind: 'reference', entity: 'order' }],
      label: 'order.create_method', kind: 'multi_select',
    }),
    filter(leadFields.process_count, { label: 'lead.process_count', kind: 'number_range' }),
    filter(leadFields.confirmed_at, { label: 'lead.confirmed_at', kind: 'date_range', maxDays: 360 }),
    filter(leadFields.last_result, { label: 'lead.last_result', kind: 'multi_select' }),
    filter(leadFields.first_response_minutes, { label: 'lead.first_response_minutes', kind: 'number_range' }),
    filter(orderFields.status, {
      key: 'order_id.status', steps: [{ field: 'order_id', kind: 'reference', entity: 'order' }], label: 'order.status',
      kind: 'multi_select',
    }),
    filter(orderFields.delivery_status, {
      key: 'order_id.delivery_status', steps: [{ field: 'order_id', kind: 'reference', entity: 'order' }],
      label: 'order.delivery_status', kind: 'multi_select',
    }),
    filter(leadFields.ad_code, { label: 'lead.ad_code', kind: 'text' }),
    filter(leadFields.post_code, { label: 'lead.post_code', kind: 'text' }),
    filter(leadAttemptFields.at, {
      key: 'attempts.at', steps: [{ field: 'attempts', kind: 'rows', entity: 'lead_attempt' }],
      label: 'lead_attempt.at', kind: 'date_range', maxDays: 360,
    }),
    filter(leadAttemptFields.account_id, {
      key: 'attempts.account_id', steps: [{ field: 'attempts', kind: 'rows', entity: 'lead_attempt' }],
      label: 'lead_attempt.account_id', kind: 'reference',
    }),
    filter(leadAttemptFields.result, {
      key: 'attempts.result', steps: [{ field: 'attempts', kind: 'rows', entity: 'lead_attempt' }],
      label: 'lead_attempt.result', kind: 'multi_select',
    }),
    filter(leadFields.order_id, { label: 'lead.order_id', kind: 'reference' }),
    filter(conversationFields.omnichannel_page_id, {
      key: 'conversation_id.omnichannel_page_id',
      steps: [{ field: 'conversation_id', kind: 'reference', entity: 'conversation' }],
      label: 'conversation.omnichannel_page_id', kind: 'reference',
    }),
    filter(leadFields.conversation_id, { label: 'lead.conversation_id', kind: 'reference' }),
    filter(leadFields.buyer_id, { label: 'lead.buyer_id', kind: 'reference' }),
  ],
  statistics: [
    {
      key: 'today', label: 'screen.crm/lead-history.statistic.today', day: 'created_at', against: 'week', mode: 'leads',
    },
    {
      key: 'confirmed_today', label: 'screen.crm/lead-history.statistic.confirmed_today', day: 'confirmed_at',
      against: 'week', mode: 'leads',
    },
  ],
  viewModes: [{ key: 'leads' }, { key: 'goods', rows: 'lines' }, { key: 'calls', rows: 'attempts' }],
  sort: { field: 'created_at', order: 'DESC' },
});
