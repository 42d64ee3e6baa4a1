// Generated from schemas/crm/lead-dead-pool.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { leadLineFields } from './lead-line.entity.gen.ts';
import { leadFields } from './lead.entity.gen.ts';

export const leadDeadPoolList = createList({
  screen: 'crm/lead-dead-pool',
  route: '/crm/lead-dead-pool',
  module: 'crm',
  entity: 'lead',
  permissions: ['crm_lead_lead_deadpool'],
  urls: { list: '/lead-dead-pool-list', count: '/lead-dead-pool-count', download: '/lead-dead-pool-download' },
  downloadName: 'lead-dead-pool.xlsx',
  where: { queue: 'dead_pool', resold_lead_id: [null] },
  columns: [
    column(leadFields.phone, { label: 'lead.phone', show: 'always' }),
    column(leadFields.name, { label: 'lead.name', show: 'always' }),
    column(leadFields.product, { label: 'lead.product' }),
    column(leadLineFields.name, {
      key: 'lines.name', steps: [{ field: 'lines', kind: 'rows', entity: 'lead_line' }], label: 'lead_line.name',
    }),
    column(leadLineFields.quantity, {
      key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'lead_line' }],
      label: 'lead_line.quantity',
    }),
    column(leadFields.process_count, { label: 'lead.process_count' }),
    column(leadFields.lost_reason, { label: 'lead.lost_reason' }),
    column(leadFields.updated_at, { label: 'kit.field.updated_at', sort: true }),
    column(leadFields.source, { label: 'lead.source' }),
    column(leadFields.quantity, { label: 'lead.quantity', sum: true }),
    column(leadFields.expected_value, { label: 'lead.expected_value', sort: true, sum: true }),
    column(leadFields.city, { label: 'lead.city' }),
    column(leadFields.account_id, { label: 'lead.account_id' }),
    column(leadFields.created_at, { label: 'kit.field.created_at', sort: true }),
    column(leadFields.tags, { label: 'lead.tags' }),
    column(leadFields.note, { label: 'lead.note', show: 'optional' }),
    column(leadFields.opt_out, { label: 'lead.opt_out', show: 'optional' }),
  ],
  filters: [
    filter(leadFields.phone, { label: 'lead.phone', kind: 'phone' }),
    filter(leadFields.name, { label: 'lead.name', kind: 'text' }),
    filter(leadFields.source, { label: 'lead.source', kind: 'multi_select' }),
    filter(leadFields.product, { label: 'lead.product', kind: 'text' }),
    filter(leadFields.lost_reason, { label: 'lead.lost_reason', kind: 'multi_select' }),
    filter(leadFields.account_id, { label: 'lead.account_id', kind: 'reference' }),
    filter(leadFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(leadFields.expected_value, { label: 'lead.expected_value', kind: 'number_range' }),
    filter(leadFields.ladi_page_id, { label: 'lead.ladi_page_id', kind: 'reference' }),
    filter(leadFields.ads_campaign_id, { label: 'lead.ads_campaign_id', kind: 'reference' }),
    filter(leadFields.lines_total, { label: 'lead.lines_total', kind: 'number_range' }),
    filter(leadFields.process_count, { label: 'lead.process_count', kind: 'number_range' }),
    filter(leadFields.city, { label: 'lead.city', kind: 'text' }),
    filter(leadFields.tags, { label: 'lead.tags', kind: 'multi_select' }),
    filter(leadLineFields.goods_id, {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'lead_line' }],
      label: 'lead_line.goods_id', kind: 'reference',
    }),
    filter(leadFields.parent_lead_id, { label: 'lead.parent_lead_id', kind: 'reference' }),
  ],
  viewModes: [{ key: 'all' }, { key: 'not_mine', where: { account_id: { others: true } } }],
  sort: { field: 'updated_at', order: 'DESC' },
});
