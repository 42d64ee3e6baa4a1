// Generated from schemas/dc/sell-in.report.json. Edit that file and run `npm run generate`.
import { filter, path } from '#contract/parts.ts';
import type { ReportModel } from '#contract/report.ts';
import { dcOrderFields } from './dc-order.entity.gen.ts';

export const sellInReport: ReportModel = {
  screen: 'dc/order/report',
  route: '/dc/order/report',
  module: 'dc',
  entity: 'dc_order',
  permissions: ['dc_order'],
  url: '/dc-order-report',
  filters: [
    filter(dcOrderFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(dcOrderFields.distributor_id, { label: 'dc_order.distributor_id', kind: 'reference' }),
    filter(dcOrderFields.level, { label: 'dc_order.level', kind: 'multi_select' }),
  ],
  period: { filter: 'created_at', days: 30 },
  compare: true,
  dimensions: [
    { key: 'day', path: path(dcOrderFields.created_at), by: 'day' },
    { key: 'month', path: path(dcOrderFields.created_at), by: 'month' },
    { key: 'distributor', path: path(dcOrderFields.distributor_id) },
    { key: 'level', path: path(dcOrderFields.level) },
    { key: 'status', path: path(dcOrderFields.status) },
  ],
  measures: [
    { key: 'sell_in', sum: path(dcOrderFields.total), where: { status: [3] } },
    { key: 'orders' },
    { key: 'approved', where: { status: [3] } },
    { key: 'to_decide', where: { status: [1, 2] } },
    { key: 'rejected', where: { status: [4] } },
    { key: 'pieces', sum: path(dcOrderFields.quantity), where: { status: [3] } },
    { key: 'average', ratio: ['sell_in', 'approved'] },
    { key: 'approval_rate', ratio: ['approved', 'orders'] },
  ],
  tiles: [
    { key: 'sell_in', measures: ['sell_in'], by: 'day', limit: 400 },
    { key: 'to_decide', measures: ['to_decide'], limit: 10 },
    { key: 'pieces', measures: ['pieces'], limit: 10 },
    { key: 'average', measures: ['average'], limit: 10 },
    { key: 'approval_rate', measures: ['approval_rate'], limit: 10 },
    { key: 'by_distributor', measures: ['sell_in'], by: 'distributor', limit: 10 },
    { key: 'by_level', measures: ['sell_in'], by: 'level', limit: 10 },
    { key: 'by_status', measures: ['orders'], by: 'status', limit: 10 },
    {
      key: 'levels', measures: ['sell_in', 'pieces', 'orders', 'approved', 'rejected', 'average'], by: 'level',
      limit: 10,
    },
    {
      key: 'months', measures: ['sell_in', 'pieces', 'orders', 'approved', 'rejected', 'average'], by: 'month',
      limit: 400,
    },
    {
      key: 'distributors', measures: ['sell_in', 'pieces', 'orders', 'approved', 'rejected', 'approval_rate'],
      by: 'distributor', limit: 30,
    },
  ],
};
