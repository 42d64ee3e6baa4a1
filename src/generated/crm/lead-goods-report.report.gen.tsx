// Generated from schemas/crm/lead-goods-report.report.json. Edit that file and run `npm run generate`.
import { filter } from '#web/list/ListDefinition.ts';
import type { ReportDefinition } from '#web/report/ReportDefinition.ts';
import { ReportScreen } from '#web/report/ReportScreen.tsx';
import { leadLineFields } from './lead-line.entity.gen.ts';
import { leadFields } from './lead.entity.gen.ts';

export const report: ReportDefinition = {
  screen: 'crm/lead-goods-report',
  route: '/crm/lead-goods-report',
  title: 'screen.crm/lead-goods-report.title',
  permissions: ['crm_lead_complete', 'crm_lead_dead', 'crm_ladi_page_campaign'],
  url: '/crm-lead-goods-report',
  filters: [
    filter(leadFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90, 180, 360],
    }),
    filter(leadLineFields.goods_id, { key: 'lines.goods_id', label: 'lead_line.goods_id', kind: 'reference' }),
    filter(leadFields.source, { label: 'lead.source', kind: 'multi_select' }),
    filter(leadFields.ladi_page_id, { label: 'lead.ladi_page_id', kind: 'reference' }),
    filter(leadFields.ads_campaign_id, { label: 'lead.ads_campaign_id', kind: 'reference' }),
    filter(leadFields.account_id, { label: 'lead.account_id', kind: 'reference' }),
  ],
  period: { filter: 'created_at', days: 30 },
  compare: true,
  dimensions: {
    day: { field: leadFields.created_at, label: 'kit.report.by_day', by: 'day', filter: 'created_at' },
    goods: { field: leadLineFields.goods_id, label: 'lead_line.goods_id', filter: 'lines.goods_id' },
    source: { field: leadFields.source, label: 'lead.source', filter: 'source' },
    page: { field: leadFields.ladi_page_id, label: 'lead.ladi_page_id', filter: 'ladi_page_id' },
    campaign: { field: leadFields.ads_campaign_id, label: 'lead.ads_campaign_id', filter: 'ads_campaign_id' },
    agent: { field: leadFields.account_id, label: 'lead.account_id', filter: 'account_id' },
  },
  measures: {
    asked: { label: 'screen.crm/lead-goods-report.measure.asked' },
    pieces: { label: 'screen.crm/lead-goods-report.measure.pieces', field: leadLineFields.quantity },
    value: { label: 'screen.crm/lead-goods-report.measure.value', field: leadLineFields.amount },
    confirmed: { label: 'screen.crm/lead-goods-report.measure.confirmed', where: { status: [100] } },
    confirmed_pieces: {
      label: 'screen.crm/lead-goods-report.measure.confirmed_pieces', field: leadLineFields.quantity,
      where: { status: [100] },
    },
    confirmed_value: {
      label: 'screen.crm/lead-goods-report.measure.confirmed_value', field: leadLineFields.amount,
      where: { status: [100] },
    },
    lost: {
      label: 'screen.crm/lead-goods-report.measure.lost', where: { queue: ['dead', 'dead_pool', 'no_demand'] },
      better: 'less',
    },
    delivered: {
      label: 'screen.crm/lead-goods-report.measure.delivered', where: { 'order_id.delivery_status': [250, 400] },
    },
    returned: {
      label: 'screen.crm/lead-goods-report.measure.returned', where: { 'order_id.status': [220, 240] }, better: 'less',
    },
    confirm_rate: {
      label: 'screen.crm/lead-goods-report.measure.confirm_rate', where: { status: [100] }, isShare: true,
    },
    lost_rate: {
      label: 'screen.crm/lead-goods-report.measure.lost_rate', where: { queue: ['dead', 'dead_pool', 'no_demand'] },
      isShare: true, better: 'less',
    },
    return_rate: {
      label: 'screen.crm/lead-goods-report.measure.return_rate', where: { 'order_id.status': [220, 240] },
      isShare: true, better: 'less',
    },
  },
  tiles: [
    {
      key: 'asked', kind: 'trend', title: 'screen.crm/lead-goods-report.measure.asked', measures: ['asked'], by: 'day',
      drill: {
        route: '/crm/lead-history',
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
        mode: 'goods',
      },
    },
    {
      key: 'confirmed_pieces', kind: 'number', title: 'screen.crm/lead-goods-report.measure.confirmed_pieces',
      measures: ['confirmed_pieces'],
      drill: {
        route: '/crm/lead-history',
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
        mode: 'goods',
      },
    },
    {
      key: 'confirmed_value', kind: 'number', title: 'screen.crm/lead-goods-report.measure.confirmed_value',
      measures: ['confirmed_value'],
      drill: {
        route: '/crm/lead-history',
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
        mode: 'goods',
      },
    },
    {
      key: 'confirm_rate', kind: 'number', title: 'screen.crm/lead-goods-report.measure.confirm_rate',
      measures: ['confirm_rate'],
      drill: {
        route: '/crm/lead-history',
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
        mode: 'goods',
      },
    },
    {
      key: 'goods', kind: 'table', title: 'screen.crm/lead-goods-report.tile.goods',
      measures: [
        'asked', 'pieces', 'value', 'confirmed', 'confirm_rate', 'confirmed_value', 'lost_rate', 'delivered',
        'returned', 'return_rate',
      ],
      by: 'goods',
      drill: {
        route: '/crm/lead-history',
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
        mode: 'goods',
      },
    },
    {
      key: 'sources', kind: 'table', title: 'screen.crm/lead-goods-report.tile.sources',
      measures: ['asked', 'pieces', 'confirmed', 'confirm_rate', 'confirmed_value'], by: 'source',
      drill: {
        route: '/crm/lead-history',
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
        mode: 'goods',
      },
    },
  ],
};

export default function LeadGoodsReport() {
  return <ReportScreen report={report} />;
}
