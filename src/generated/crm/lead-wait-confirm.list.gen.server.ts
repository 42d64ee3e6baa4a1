// Generated from schemas/crm/lead-wait-confirm.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { orderFields } from '#generated/orders/order.entity.gen.ts';
import { leadDepositFields } from './lead-deposit.entity.gen.ts';
import { leadLineFields } from './lead-line.entity.gen.ts';
import { leadFields } from './lead.entity.gen.ts';

export const leadWaitConfirmList = createList({
  screen: 'crm/lead-wait-confirm',
  route: '/crm/lead-wait-confirm',
  module: 'crm',
  entity: 'lead',
  permissions: ['crm_lead_wait_confirm'],
  urls: { list: '/lead-wait-confirm-list', count: '/lead-wait-confirm-count', download: '/lead-wait-confirm-download' },
  downloadName: 'lead-wait-confirm.xlsx',
  where: { queue: 'deposit_check', status: [80, 100] },
  columns: [
    column(leadFields.phone, { label: 'lead.phone', show: 'always' }),
    column(leadFields.name, { label: 'lead.name', sort: true }),
    column(leadFields.status, { label: 'lead.status' }),
    column(leadFields.deposit_required, { label: 'lead.deposit_required', sum: true }),
    column(leadFields.payment_status, { label: 'lead.payment_status' }),
    column(leadFields.is_deposit_late, { label: 'lead.is_deposit_late' }),
    column(leadFields.confirmed_at, { label: 'lead.confirmed_at', sort: true }),
    column(leadFields.updated_at, { label: 'kit.field.updated_at', sort: true }),
    column(leadFields.source, { label: 'lead.source' }),
    column(leadFields.product, { label: 'lead.product' }),
    column(leadLineFields.name, {
      key: 'lines.name', steps: [{ field: 'lines', kind: 'rows', entity: 'lead_line' }], label: 'lead_line.name',
    }),
    column(leadLineFields.quantity, {
      key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'lead_line' }],
      label: 'lead_line.quantity',
    }),
    column(leadFields.quantity, { label: 'lead.quantity', sum: true }),
    column(leadFields.expected_value, { label: 'lead.expected_value', sort: true, sum: true }),
    column(leadFields.city, { label: 'lead.city' }),
    column(leadFields.account_id, { label: 'lead.account_id' }),
    column(leadFields.locked_by, { label: 'lead.locked_by' }),
    column(leadFields.locked_until, { label: 'lead.locked_until', show: 'optional' }),
    column(leadFields.ads_campaign_id, { label: 'lead.ads_campaign_id', show: 'optional' }),
    column(leadFields.created_at, { label: 'kit.field.created_at', sort: true }),
    column(leadFields.tags, { label: 'lead.tags' }),
    column(leadFields.note, { label: 'lead.note', show: 'optional' }),
    column(leadFields.address, { label: 'lead.address', show: 'optional' }),
    column(leadFields.opt_out, { label: 'lead.opt_out', show: 'optional' }),
    column(leadFields.duplicate_count, { label: 'lead.duplicate_count', show: 'optional' }),
    column(leadFields.ladi_page_id, { label: 'lead.ladi_page_id', show: 'optional' }),
    column(leadFields.utm_campaign, { label: 'lead.utm_campaign', show: 'optional' }),
    column(leadFields.lines_total, { label: 'lead.lines_total', sum: true }),
    column(leadFields.deposit_total, { label: 'lead.deposit_total', sum: true }),
    column(leadFields.order_id, { label: 'lead.order_id' }),
    column(orderFields.status, {
      key: 'order_id.status', steps: [{ field: 'order_id', kind: 'reference', entity: 'order' }], label: 'order.status',
    }),
    column(orderFields.delivery_status, {
      key: 'order_id.delivery_status', steps: [{ field: 'order_id', kind: 'reference', entity: 'order' }],
      label: 'order.delivery_status', show: 'optional',
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
    filter(leadFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(leadFields.expected_value, { label: 'lead.expected_value', kind: 'number_range' }),
    filter(leadFields.ladi_page_id, { label: 'lead.ladi_page_id', kind: 'reference' }),
    filter(leadFields.ads_campaign_id, { label: 'lead.ads_campaign_id', kind: 'reference' }),
    filter(leadFields.city, { label: 'lead.city', kind: 'text' }),
    filter(leadFields.tags, { label: 'lead.tags', kind: 'multi_select' }),
    filter(leadFields.lines_total, { label: 'lead.lines_total', kind: 'number_range' }),
    filter(leadDepositFields.code, {
      key: 'deposits.code', steps: [{ field: 'deposits', kind: 'rows', entity: 'lead_deposit' }],
      label: 'lead_deposit.code', kind: 'text',
    }),
    filter(leadFields.confirmed_at, { label: 'lead.confirmed_at', kind: 'date_range', maxDays: 360 }),
    filter(orderFields.status, {
      key: 'order_id.status', steps: [{ field: 'order_id', kind: 'reference', entity: 'order' }], label: 'order.status',
      kind: 'multi_select',
    }),
    filter(leadLineFields.goods_id, {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'lead_line' }],
      label: 'lead_line.goods_id', kind: 'reference',
    }),
    filter(leadFields.parent_lead_id, { label: 'lead.parent_lead_id', kind: 'reference' }),
  ],
  counts: [
    { key: 'waiting', where: { status: 80 } },
    { key: 'late', where: { is_deposit_late: true } },
    { key: 'found_today', where: { status: 100, confirmed_at: { from: { today: 0 } } } },
  ],
  statistics: [
    {
      key: 'waiting_leads', label: 'screen.crm/lead-wait-confirm.statistic.waiting_leads', count: 'waiting',
      mode: 'waiting',
    },
    {
      key: 'waiting', label: 'screen.crm/lead-wait-confirm.statistic.waiting', count: 'waiting',
      sum: 'deposit_required', mode: 'waiting',
    },
  ],
  viewModes: [
    { key: 'waiting', where: { status: 80 }, badge: 'waiting' },
    { key: 'late', where: { is_deposit_late: true }, badge: 'late' },
    { key: 'confirmed', where: { status: 100 } },
    { key: 'all' },
  ],
  sort: { field: 'updated_at', order: 'ASC' },
});
