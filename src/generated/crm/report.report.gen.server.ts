// Generated from schemas/crm/report.report.json. Edit that file and run `npm run generate`.
import { filter, path } from '#contract/parts.ts';
import type { ReportModel } from '#contract/report.ts';
import { leadLineFields } from './lead-line.entity.gen.ts';
import { leadFields } from './lead.entity.gen.ts';

export const reportReport: ReportModel = {
  screen: 'crm/report',
  route: '/crm/report',
  module: 'crm',
  entity: 'lead',
  permissions: ['crm_lead_complete', 'crm_lead_dead', 'crm_ladi_page_campaign'],
  url: '/crm-report',
  filters: [
    filter(leadFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(leadFields.source, { label: 'lead.source', kind: 'multi_select' }),
    filter(leadFields.ladi_page_id, { label: 'lead.ladi_page_id', kind: 'reference' }),
    filter(leadFields.ads_campaign_id, { label: 'lead.ads_campaign_id', kind: 'reference' }),
    filter(leadFields.account_id, { label: 'lead.account_id', kind: 'reference' }),
    filter(leadLineFields.goods_id, {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'lead_line' }],
      label: 'lead_line.goods_id', kind: 'reference',
    }),
    filter(leadFields.lost_reason, { label: 'lead.lost_reason', kind: 'multi_select' }),
  ],
  period: { filter: 'created_at', days: 30, home: 7 },
  compare: true,
  dimensions: [
    { key: 'day', path: path(leadFields.created_at), by: 'day' },
    { key: 'week', path: path(leadFields.created_at), by: 'week' },
    { key: 'hour', path: path(leadFields.created_at), by: 'hour' },
    { key: 'source', path: path(leadFields.source) },
    { key: 'city', path: path(leadFields.city) },
    { key: 'page', path: path(leadFields.ladi_page_id) },
    { key: 'campaign', path: path(leadFields.ads_campaign_id) },
    { key: 'agent', path: path(leadFields.account_id) },
    { key: 'lost_reason', path: path(leadFields.lost_reason) },
    { key: 'queue', path: path(leadFields.queue) },
  ],
  measures: [
    { key: 'leads' },
    {
      key: 'valid',
      where: {
        cancel_type: [null],
        queue: [
          'incomplete', 'telesale', 'complete', 'double_check', 'deposit_check', 'temporary', 'dead', 'no_demand',
          'dead_pool',
        ],
      },
    },
    { key: 'contacted', where: { 'attempts.result': ['agreed', 'call_back', 'no_demand', 'wrong_number', 'give_up'] } },
    { key: 'complete', where: { status: [60, 80, 100] } },
    { key: 'confirmed', where: { status: [100] } },
    { key: 'ordered', where: { 'order_id.create_method': [9] } },
    { key: 'lost', where: { queue: ['dead', 'dead_pool', 'no_demand'] } },
    { key: 'invalid', where: { queue: ['invalid_phone'] } },
    { key: 'confirmed_value', sum: path(leadFields.lines_total), where: { status: [100] } },
    { key: 'answered', where: { first_response_minutes: { from: 0 } } },
    { key: 'response_minutes', sum: path(leadFields.first_response_minutes) },
    { key: 'delivered', where: { 'order_id.delivery_status': [250, 400] } },
    { key: 'returned', where: { 'order_id.status': [220, 240] } },
    { key: 'first_response', ratio: ['response_minutes', 'answered'] },
    { key: 'return_rate', ratio: ['returned', 'confirmed'] },
    { key: 'contact_rate', ratio: ['contacted', 'leads'] },
    { key: 'confirm_rate', ratio: ['confirmed', 'leads'] },
    { key: 'lost_rate', ratio: ['lost', 'leads'] },
  ],
  tiles: [
    { key: 'leads', measures: ['leads'], by: 'day', limit: 400 },
    { key: 'valid', measures: ['valid'], limit: 10 },
    { key: 'contacted', measures: ['contacted'], limit: 10 },
    { key: 'complete', measures: ['complete'], limit: 10 },
    { key: 'confirmed', measures: ['confirmed'], by: 'day', limit: 400 },
    { key: 'confirm_rate', measures: ['confirm_rate'], limit: 10 },
    { key: 'contact_rate', measures: ['contact_rate'], limit: 10 },
    { key: 'first_response', measures: ['first_response'], limit: 10 },
    { key: 'ordered', measures: ['ordered'], limit: 10 },
    { key: 'delivered', measures: ['delivered'], limit: 10 },
    { key: 'return_rate', measures: ['return_rate'], limit: 10 },
    { key: 'lost_rate', measures: ['lost_rate'], limit: 10 },
    { key: 'confirmed_value', measures: ['confirmed_value'], limit: 10 },
    { key: 'course', measures: ['leads'], by: 'day', limit: 400 },
    { key: 'lost_reasons', measures: ['lost'], by: 'lost_reason', limit: 10 },
    { key: 'by_hour', measures: ['leads'], by: 'hour', limit: 400 },
    {
      key: 'hours', measures: ['leads', 'contacted', 'contact_rate', 'first_response', 'confirmed', 'confirm_rate'],
      by: 'hour', limit: 400,
    },
    {
      key: 'cities',
      measures: [
        'leads', 'valid', 'confirmed', 'confirm_rate', 'confirmed_value', 'delivered', 'returned', 'return_rate',
      ],
      by: 'city', limit: 30,
    },
    {
      key: 'sources',
      measures: [
        'leads', 'contacted', 'complete', 'confirmed', 'confirm_rate', 'confirmed_value', 'delivered', 'returned',
        'return_rate',
      ],
      by: 'source', limit: 10,
    },
    {
      key: 'campaigns', measures: ['leads', 'confirmed', 'confirm_rate', 'confirmed_value'], by: 'campaign', limit: 20,
    },
    { key: 'pages', measures: ['leads', 'invalid', 'confirmed', 'confirm_rate'], by: 'page', limit: 20 },
    {
      key: 'agents',
      measures: [
        'leads', 'contacted', 'contact_rate', 'first_response', 'confirmed', 'confirm_rate', 'confirmed_value',
        'returned', 'return_rate',
      ],
      by: 'agent', limit: 30,
    },
  ],
};
