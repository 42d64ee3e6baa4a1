// Generated from schemas/crm/report.report.json. Edit that file and run `npm run generate`.
import { filter } from '#web/list/ListDefinition.ts';
import type { ReportDefinition } from '#web/report/ReportDefinition.ts';
import { ReportScreen } from '#web/report/ReportScreen.tsx';
import { leadLineFields } from './lead-line.entity.gen.ts';
import { leadFields } from './lead.entity.gen.ts';

export const report: ReportDefinition = {
  screen: 'crm/report',
  route: '/crm/report',
  title: 'screen.crm/report.title',
  permissions: ['crm_lead_complete', 'crm_lead_dead', 'crm_ladi_page_campaign'],
  url: '/crm-report',
  filters: [
    filter(leadFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90, 180, 360],
    }),
    filter(leadFields.source, { label: 'lead.source', kind: 'multi_select' }),
    filter(leadFields.ladi_page_id, { label: 'lead.ladi_page_id', kind: 'reference' }),
    filter(leadFields.ads_campaign_id, { label: 'lead.ads_campaign_id', kind: 'reference' }),
    filter(leadFields.account_id, { label: 'lead.account_id', kind: 'reference' }),
    filter(leadLineFields.goods_id, { key: 'lines.goods_id', label: 'lead_line.goods_id', kind: 'reference' }),
    filter(leadFields.lost_reason, { label: 'lead.lost_reason', kind: 'multi_select' }),
  ],
  period: { filter: 'created_at', days: 30, home: 7 },
  compare: true,
  dimensions: {
    day: { field: leadFields.created_at, label: 'kit.report.by_day', by: 'day', filter: 'created_at' },
    week: { field: leadFields.created_at, label: 'kit.report.by_week', by: 'week', filter: 'created_at' },
    hour: { field: leadFields.created_at, label: 'kit.report.by_hour', by: 'hour' },
    source: { field: leadFields.source, label: 'lead.source', filter: 'source' },
    city: { field: leadFields.city, label: 'lead.city' },
    page: { field: leadFields.ladi_page_id, label: 'lead.ladi_page_id', filter: 'ladi_page_id' },
    campaign: { field: leadFields.ads_campaign_id, label: 'lead.ads_campaign_id', filter: 'ads_campaign_id' },
    agent: { field: leadFields.account_id, label: 'lead.account_id', filter: 'account_id' },
    lost_reason: { field: leadFields.lost_reason, label: 'lead.lost_reason', filter: 'lost_reason' },
    queue: { field: leadFields.queue, label: 'lead.queue', filter: 'queue' },
  },
  measures: {
    leads: { label: 'screen.crm/report.measure.leads' },
    valid: {
      label: 'screen.crm/report.measure.valid',
      where: {
        cancel_type: [null],
        queue: [
          'incomplete', 'telesale', 'complete', 'double_check', 'deposit_check', 'temporary', 'dead', 'no_demand',
          'dead_pool',
        ],
      },
    },
    contacted: {
      label: 'screen.crm/report.measure.contacted',
      where: { 'attempts.result': ['agreed', 'call_back', 'no_demand', 'wrong_number', 'give_up'] },
    },
    complete: { label: 'screen.crm/report.measure.complete', where: { status: [60, 80, 100] } },
    confirmed: { label: 'screen.crm/report.measure.confirmed', where: { status: [100] } },
    ordered: { label: 'screen.crm/report.measure.ordered', where: { 'order_id.create_method': [9] } },
    lost: {
      label: 'screen.crm/report.measure.lost', where: { queue: ['dead', 'dead_pool', 'no_demand'] }, better: 'less',
    },
    invalid: { label: 'screen.crm/report.measure.invalid', where: { queue: ['invalid_phone'] }, better: 'less' },
    confirmed_value: {
      label: 'screen.crm/report.measure.confirmed_value', field: leadFields.lines_total, where: { status: [100] },
    },
    answered: { label: 'screen.crm/report.measure.answered', where: { first_response_minutes: { from: 0 } } },
    response_minutes: {
      label: 'screen.crm/report.measure.response_minutes', field: leadFields.first_response_minutes, better: 'less',
    },
    delivered: { label: 'screen.crm/report.measure.delivered', where: { 'order_id.delivery_status': [250, 400] } },
    returned: { label: 'screen.crm/report.measure.returned', where: { 'order_id.status': [220, 240] }, better: 'less' },
    first_response: {
      label: 'screen.crm/report.measure.first_response', field: leadFields.first_response_minutes, isRatio: true,
      better: 'less',
    },
    return_rate: {
      label: 'screen.crm/report.measure.return_rate', where: { 'order_id.status': [220, 240] }, isShare: true,
      better: 'less',
    },
    contact_rate: {
      label: 'screen.crm/report.measure.contact_rate',
      where: { 'attempts.result': ['agreed', 'call_back', 'no_demand', 'wrong_number', 'give_up'] }, isShare: true,
    },
    confirm_rate: { label: 'screen.crm/report.measure.confirm_rate', where: { status: [100] }, isShare: true },
    lost_rate: {
      label: 'screen.crm/report.measure.lost_rate', where: { queue: ['dead', 'dead_pool', 'no_demand'] }, isShare: true,
      better: 'less',
    },
  },
  tiles: [
    {
      key: 'leads', kind: 'trend', title: 'screen.crm/report.measure.leads', measures: ['leads'], by: 'day',
      drill: {
        route: '/crm/lead-history',
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
      },
      home: true,
    },
    {
      key: 'valid', kind: 'number', title: 'screen.crm/report.measure.valid', measures: ['valid'],
      drill: {
        route: '/crm/lead-history',
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
      },
    },
    {
      key: 'contacted', kind: 'number', title: 'screen.crm/report.measure.contacted', measures: ['contacted'],
      drill: {
        route: '/crm/lead-history',
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
      },
    },
    {
      key: 'complete', kind: 'number', title: 'screen.crm/report.measure.complete', measures: ['complete'],
      drill: {
        route: '/crm/lead-history',
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
      },
    },
    {
      key: 'confirmed', kind: 'trend', title: 'screen.crm/report.measure.confirmed', measures: ['confirmed'], by: 'day',
      drill: {
        route: '/crm/lead-history',
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
      },
      home: true,
    },
    {
      key: 'confirm_rate', kind: 'number', title: 'screen.crm/report.measure.confirm_rate', measures: ['confirm_rate'],
      drill: {
        route: '/crm/lead-history',
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
      },
      home: true,
    },
    {
      key: 'contact_rate', kind: 'number', title: 'screen.crm/report.measure.contact_rate', measures: ['contact_rate'],
      drill: {
        route: '/crm/lead-history',
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
      },
      home: true,
    },
    {
      key: 'first_response', kind: 'number', title: 'screen.crm/report.measure.first_response',
      measures: ['first_response'],
      drill: {
        route: '/crm/lead-history',
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
      },
      home: true,
    },
    {
      key: 'ordered', kind: 'number', title: 'screen.crm/report.measure.ordered', measures: ['ordered'],
      drill: {
        route: '/crm/lead-history',
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
      },
    },
    {
      key: 'delivered', kind: 'number', title: 'screen.crm/report.measure.delivered', measures: ['delivered'],
      drill: {
        route: '/crm/lead-history',
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
      },
    },
    {
      key: 'return_rate', kind: 'number', title: 'screen.crm/report.measure.return_rate', measures: ['return_rate'],
      drill: {
        route: '/crm/lead-history',
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
      },
    },
    {
      key: 'lost_rate', kind: 'number', title: 'screen.crm/report.measure.lost_rate', measures: ['lost_rate'],
      drill: {
        route: '/crm/lead-history',
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
      },
    },
    {
      key: 'confirmed_value', kind: 'number', title: 'screen.crm/report.measure.confirmed_value',
      measures: ['confirmed_value'],
      drill: {
        route: '/crm/lead-history',
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
      },
    },
    {
      key: 'course', kind: 'line', title: 'screen.crm/report.tile.course', measures: ['leads'], by: 'day',
      drill: {
        route: '/crm/lead-history',
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
      },
    },
    {
      key: 'lost_reasons', kind: 'pie', title: 'screen.crm/report.tile.lost_reasons', measures: ['lost'],
      by: 'lost_reason',
      drill: {
        route: '/crm/lead-history',
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
      },
    },
    {
      key: 'by_hour', kind: 'bar', title: 'screen.crm/report.measure.leads', measures: ['leads'], by: 'hour',
      drill: {
        route: '/crm/lead-history',
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
      },
    },
    {
      key: 'hours', kind: 'table', title: 'screen.crm/report.tile.hours',
      measures: ['leads', 'contacted', 'contact_rate', 'first_response', 'confirmed', 'confirm_rate'], by: 'hour',
      drill: {
        route: '/crm/lead-history',
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
      },
    },
    {
      key: 'cities', kind: 'table', title: 'screen.crm/report.tile.cities',
      measures: [
        'leads', 'valid', 'confirmed', 'confirm_rate', 'confirmed_value', 'delivered', 'returned', 'return_rate',
      ],
      by: 'city',
    },
    {
      key: 'sources', kind: 'table', title: 'screen.crm/report.tile.sources',
      measures: [
        'leads', 'contacted', 'complete', 'confirmed', 'confirm_rate', 'confirmed_value', 'delivered', 'returned',
        'return_rate',
      ],
      by: 'source',
      drill: {
        route: '/crm/lead-history',
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
      },
    },
    {
      key: 'campaigns', kind: 'table', title: 'screen.crm/report.tile.campaigns',
      measures: ['leads', 'confirmed', 'confirm_rate', 'confirmed_value'], by: 'campaign',
      drill: {
        route: '/crm/lead-history',
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
      },
    },
    {
      key: 'pages', kind: 'table', title: 'screen.crm/report.tile.pages',
      measures: ['leads', 'invalid', 'confirmed', 'confirm_rate'], by: 'page',
      drill: {
        route: '/crm/lead-history',
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
      },
    },
    {
      key: 'agents', kind: 'table', title: 'screen.crm/report.tile.agents',
      measures: [
        'leads', 'contacted', 'contact_rate', 'first_response', 'confirmed', 'confirm_rate', 'confirmed_value',
        'returned', 'return_rate',
      ],
      by: 'agent',
      drill: {
        route: '/crm/lead-history',
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
      },
    },
  ],
};

export default function ReportReport() {
  return <ReportScreen report={report} />;
}
