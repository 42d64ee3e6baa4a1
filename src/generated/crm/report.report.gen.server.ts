// Generated from schemas/crm/report.report.json. Edit that file and run `npm run generate`.
import { filter, path } from '#contract/parts.ts';
import type { ReportModel } from '#contract/report.ts';
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
  ],
  period: { filter: 'created_at', days: 30 },
  compare: true,
  dimensions: [
    { key: 'day', path: path(leadFields.created_at), by: 'day' },
    { key: 'week', path: path(leadFields.created_at), by: 'week' },
    { key: 'source', path: path(leadFields.source) },
    { key: 'page', path: path(leadFields.ladi_page_id) },
    { key: 'campaign', path: path(leadFields.ads_campaign_id) },
    { key: 'agent', path: path(leadFields.account_id) },
    { key: 'lost_reason', path: path(leadFields.lost_reason) },
    { key: 'queue', path: path(leadFields.queue) },
  ],
  measures: [
    { key: 'leads' },
    { key: 'contacted', where: { process_count: { from: 1 } } },
    { key: 'complete', where: { status: [60, 80, 100] } },
    { key: 'confirmed', where: { status: [100] } },
    { key: 'lost', where: { queue: ['dead', 'dead_pool', 'no_demand'] } },
    { key: 'invalid', where: { queue: ['invalid_phone'] } },
    { key: 'confirmed_value', sum: path(leadFields.lines_total), where: { status: [100] } },
    { key: 'contact_rate', ratio: ['contacted', 'leads'] },
    { key: 'confirm_rate', ratio: ['confirmed', 'leads'] },
    { key: 'lost_rate', ratio: ['lost', 'leads'] },
  ],
  tiles: [
    { key: 'leads', measures: ['leads'], by: 'day', limit: 400 },
    { key: 'contacted', measures: ['contacted'], limit: 10 },
    { key: 'complete', measures: ['complete'], limit: 10 },
    { key: 'confirmed', measures: ['confirmed'], by: 'day', limit: 400 },
    { key: 'confirm_rate', measures: ['confirm_rate'], limit: 10 },
    { key: 'contact_rate', measures: ['contact_rate'], limit: 10 },
    { key: 'lost_rate', measures: ['lost_rate'], limit: 10 },
    { key: 'confirmed_value', measures: ['confirmed_value'], limit: 10 },
    { key: 'course', measures: ['leads'], by: 'day', limit: 400 },
    { key: 'lost_reasons', measures: ['lost'], by: 'lost_reason', limit: 10 },
    {
      key: 'sources', measures: ['leads', 'contacted', 'complete', 'confirmed', 'confirm_rate', 'confirmed_value'],
      by: 'source', limit: 10,
    },
    {
      key: 'campaigns', measures: ['leads', 'confirmed', 'confirm_rate', 'confirmed_value'], by: 'campaign', limit: 20,
    },
    { key: 'pages', measures: ['leads', 'invalid', 'confirmed', 'confirm_rate'], by: 'page', limit: 20 },
    {
      key: 'agents', measures: ['leads', 'contacted', 'contact_rate', 'confirmed', 'confirm_rate', 'confirmed_value'],
      by: 'agent', limit: 30,
    },
  ],
};
