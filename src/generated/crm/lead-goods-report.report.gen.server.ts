// Generated from schemas/crm/lead-goods-report.report.json. Edit that file and run `npm run generate`.
import { filter, path } from '#contract/parts.ts';
import type { ReportModel } from '#contract/report.ts';
import { leadLineFields } from './lead-line.entity.gen.ts';
import { leadFields } from './lead.entity.gen.ts';

export const leadGoodsReport: ReportModel = {
  screen: 'crm/lead-goods-report',
  route: '/crm/lead-goods-report',
  module: 'crm',
  entity: 'lead',
  rows: 'lines',
  permissions: ['crm_lead_complete', 'crm_lead_dead', 'crm_ladi_page_campaign'],
  url: '/crm-lead-goods-report',
  filters: [
    filter(leadFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(leadLineFields.goods_id, {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'lead_line' }],
      label: 'lead_line.goods_id', kind: 'reference',
    }),
    filter(leadFields.source, { label: 'lead.source', kind: 'multi_select' }),
    filter(leadFields.ladi_page_id, { label: 'lead.ladi_page_id', kind: 'reference' }),
    filter(leadFields.ads_campaign_id, { label: 'lead.ads_campaign_id', kind: 'reference' }),
    filter(leadFields.account_id, { label: 'lead.account_id', kind: 'reference' }),
  ],
  period: { filter: 'created_at', days: 30 },
  compare: true,
  dimensions: [
    { key: 'day', path: path(leadFields.created_at), by: 'day' },
    {
      key: 'goods',
      path: path(leadLineFields.goods_id, {
        key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'lead_line' }],
      }),
    },
    { key: 'source', path: path(leadFields.source) },
    { key: 'page', path: path(leadFields.ladi_page_id) },
    { key: 'campaign', path: path(leadFields.ads_campaign_id) },
    { key: 'agent', path: path(leadFields.account_id) },
  ],
  measures: [
    { key: 'asked' },
    {
      key: 'pieces',
      sum: path(leadLineFields.quantity, {
        key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'lead_line' }],
      }),
    },
    {
      key: 'value',
      sum: path(leadLineFields.amount, {
        key: 'lines.amount', steps: [{ field: 'lines', kind: 'rows', entity: 'lead_line' }],
      }),
    },
    { key: 'confirmed', where: { status: [100] } },
    {
      key: 'confirmed_pieces',
      sum: path(leadLineFields.quantity, {
        key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'lead_line' }],
      }),
      where: { status: [100] },
    },
    {
      key: 'confirmed_value',
      sum: path(leadLineFields.amount, {
        key: 'lines.amount', steps: [{ field: 'lines', kind: 'rows', entity: 'lead_line' }],
      }),
      where: { status: [100] },
    },
    { key: 'lost', where: { queue: ['dead', 'dead_pool', 'no_demand'] } },
    { key: 'delivered', where: { 'order_id.delivery_status': [250, 400] } },
    { key: 'returned', where: { 'order_id.status': [220, 240] } },
    { key: 'confirm_rate', ratio: ['confirmed', 'asked'] },
    { key: 'lost_rate', ratio: ['lost', 'asked'] },
    { key: 'return_rate', ratio: ['returned', 'confirmed'] },
  ],
  tiles: [
    { key: 'asked', measures: ['asked'], by: 'day', limit: 400 },
    { key: 'confirmed_pieces', measures: ['confirmed_pieces'], limit: 10 },
    { key: 'confirmed_value', measures: ['confirmed_value'], limit: 10 },
    { key: 'confirm_rate', measures: ['confirm_rate'], limit: 10 },
    {
      key: 'goods',
      measures: [
        'asked', 'pieces', 'value', 'confirmed', 'confirm_rate', 'confirmed_value', 'lost_rate', 'delivered',
        'returned', 'return_rate',
      ],
      by: 'goods', limit: 50,
    },
    {
      key: 'sources', measures: ['asked', 'pieces', 'confirmed', 'confirm_rate', 'confirmed_value'], by: 'source',
      limit: 10,
    },
  ],
};
