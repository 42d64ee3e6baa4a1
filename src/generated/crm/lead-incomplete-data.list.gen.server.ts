// Generated from schemas/crm/lead-incomplete-data.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { leadLineFields } from './lead-line.entity.gen.ts';
import { leadFields } from './lead.entity.gen.ts';

export const leadIncompleteDataList = createList({
  screen: 'crm/lead-incomplete-data',
  route: '/crm/lead-incomplete-data',
  module: 'crm',
  entity: 'lead',
  permissions: ['crm_lead_incomplete'],
  urls: {
    list: '/lead-incomplete-data-list', count: '/lead-incomplete-data-count',
    download: '/lead-incomplete-data-download',
  },
  downloadName: 'lead-incomplete-data.xlsx',
  where: { queue: 'incomplete' },
  columns: [
    column(leadFields.phone, { label: 'lead.phone', show: 'always' }),
    column(leadFields.name, { label: 'lead.name', sort: true }),
    column(leadFields.lines_total, { label: 'lead.missing' }),
    column(leadFields.city, { label: 'lead.city' }),
    column(leadFields.address, { label: 'lead.address' }),
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
    column(leadFields.account_id, { label: 'lead.account_id' }),
    column(leadFields.locked_by, { label: 'lead.locked_by' }),
    column(leadFields.locked_until, { label: 'lead.locked_until', show: 'optional' }),
    column(leadFields.ads_campaign_id, { label: 'lead.ads_campaign_id', show: 'optional' }),
    column(leadFields.created_at, { label: 'kit.field.created_at', sort: true }),
    column(leadFields.is_late, { label: 'lead.is_late' }),
    column(leadFields.is_partial, { label: 'lead.is_partial', show: 'optional' }),
    column(leadFields.tags, { label: 'lead.tags' }),
    column(leadFields.note, { label: 'lead.note', show: 'optional' }),
    column(leadFields.opt_out, { label: 'lead.opt_out', show: 'optional' }),
    column(leadFields.duplicate_count, { label: 'lead.duplicate_count', show: 'optional' }),
    column(leadFields.ladi_page_id, { label: 'lead.ladi_page_id', show: 'optional' }),
    column(leadFields.utm_campaign, { label: 'lead.utm_campaign', show: 'optional' }),
  ],
  filters: [
    filter(leadFields.phone, { label: 'lead.phone', kind: 'phone' }),
    filter(leadFields.name, { label: 'lead.name', kind: 'text' }),
    filter(leadFields.source, { label: 'lead.source', kind: 'multi_select' }),
    filter(leadFields.product, { label: 'lead.product', kind: 'text' }),
    filter(leadFields.account_id, { label: 'lead.account_id', kind: 'reference' }),
    filter(leadFields.is_late, { label: 'lead.is_late', kind: 'boolean' }),
    filter(leadFields.is_partial, { label: 'lead.is_partial', kind: 'boolean' }),
    filter(leadFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(leadFields.expected_value, { label: 'lead.expected_value', kind: 'number_range' }),
    filter(leadFields.ladi_page_id, { label: 'lead.ladi_page_id', kind: 'reference' }),
    filter(leadFields.ads_campaign_id, { label: 'lead.ads_campaign_id', kind: 'reference' }),
    filter(leadFields.city, { label: 'lead.city', kind: 'text' }),
    filter(leadFields.tags, { label: 'lead.tags', kind: 'multi_select' }),
    filter(leadFields.lines_total, { label: 'lead.lines_total', kind: 'number_range' }),
    filter(leadLineFields.goods_id, {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'lead_line' }],
      label: 'lead_line.goods_id', kind: 'reference',
    }),
  ],
  counts: [
    { key: 'unassigned', where: { account_id: [null] } },
    { key: 'late', where: { is_late: true } },
    { key: 'partial', where: { is_partial: true } },
  ],
  statistics: [
    {
      key: 'unassigned', label: 'screen.crm/lead-incomplete-data.statistic.unassigned', count: 'unassigned',
      oldest: 'created_at', mode: 'unassigned',
      oldestLabel: 'screen.crm/lead-incomplete-data.statistic.unassigned_oldest',
    },
  ],
  viewModes: [
    { key: 'unassigned', where: { account_id: [null] }, badge: 'unassigned' },
    { key: 'late', where: { is_late: true }, badge: 'late' },
    { key: 'partial', where: { is_partial: true }, badge: 'partial' },
    { key: 'chat', where: { source: ['facebook', 'zalo', 'omnichannel', 'instagram'] } },
    { key: 'all' },
  ],
  sort: { field: 'created_at', order: 'ASC' },
});
