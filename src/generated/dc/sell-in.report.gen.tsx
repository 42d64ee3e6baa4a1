// Generated from schemas/dc/sell-in.report.json. Edit that file and run `npm run generate`.
import { filter } from '#web/list/ListDefinition.ts';
import type { ReportDefinition } from '#web/report/ReportDefinition.ts';
import { ReportScreen } from '#web/report/ReportScreen.tsx';
import { dcOrderFields } from './dc-order.entity.gen.ts';

export const report: ReportDefinition = {
  screen: 'dc/order/report',
  route: '/dc/order/report',
  title: 'screen.dc/order/report.title',
  permissions: ['dc_order'],
  url: '/dc-order-report',
  filters: [
    filter(dcOrderFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 360, presets: [7, 30, 90, 180, 360],
    }),
    filter(dcOrderFields.distributor_id, { label: 'dc_order.distributor_id', kind: 'reference' }),
    filter(dcOrderFields.level, { label: 'dc_order.level', kind: 'multi_select' }),
  ],
  period: { filter: 'created_at', days: 30 },
  compare: true,
  dimensions: {
    day: { field: dcOrderFields.created_at, label: 'kit.report.by_day', by: 'day', filter: 'created_at' },
    month: { field: dcOrderFields.created_at, label: 'kit.report.by_month', by: 'month', filter: 'created_at' },
    distributor: { field: dcOrderFields.distributor_id, label: 'dc_order.distributor_id', filter: 'distributor_id' },
    level: { field: dcOrderFields.level, label: 'dc_order.level', filter: 'level' },
    status: { field: dcOrderFields.status, label: 'dc_order.status', filter: 'status' },
  },
  measures: {
    sell_in: { label: 'screen.dc/order/report.measure.sell_in', field: dcOrderFields.total, where: { status: [3] } },
    orders: { label: 'screen.dc/order/report.measure.orders' },
    approved: { label: 'screen.dc/order/report.measure.approved', where: { status: [3] } },
    to_decide: { label: 'screen.dc/order/report.measure.to_decide', where: { status: [1, 2] }, better: 'less' },
    rejected: { label: 'screen.dc/order/report.measure.rejected', where: { status: [4] }, better: 'less' },
    pieces: { label: 'screen.dc/order/report.measure.pieces', field: dcOrderFields.quantity, where: { status: [3] } },
    average: {
      label: 'screen.dc/order/report.measure.average', field: dcOrderFields.total, where: { status: [3] },
      isRatio: true,
    },
    approval_rate: { label: 'screen.dc/order/report.measure.approval_rate', where: { status: [3] }, isShare: true },
  },
  tiles: [
    {
      key: 'sell_in', kind: 'trend', title: 'screen.dc/order/report.measure.sell_in', measures: ['sell_in'], by: 'day',
      drill: { route: '/dc/order', permissions: ['dc_order'], mode: 'all' }, home: true,
    },
    {
      key: 'to_decide', kind: 'number', title: 'screen.dc/order/report.measure.to_decide', measures: ['to_decide'],
      drill: { route: '/dc/order', permissions: ['dc_order'], mode: 'all' }, home: true,
    },
    {
      key: 'pieces', kind: 'number', title: 'screen.dc/order/report.measure.pieces', measures: ['pieces'],
      drill: { route: '/dc/order', permissions: ['dc_order'], mode: 'all' },
    },
    {
      key: 'average', kind: 'number', title: 'screen.dc/order/report.measure.average', measures: ['average'],
      drill: { route: '/dc/order', permissions: ['dc_order'], mode: 'all' },
    },
    {
      key: 'approval_rate', kind: 'number', title: 'screen.dc/order/report.measure.approval_rate',
      measures: ['approval_rate'], drill: { route: '/dc/order', permissions: ['dc_order'], mode: 'all' },
    },
    {
      key: 'by_distributor', kind: 'bar', title: 'screen.dc/order/report.tile.by_distributor', measures: ['sell_in'],
      by: 'distributor', drill: { route: '/dc/order', permissions: ['dc_order'], mode: 'all' }, home: true,
    },
    {
      key: 'by_level', kind: 'bar', title: 'screen.dc/order/report.tile.by_level', measures: ['sell_in'], by: 'level',
      drill: { route: '/dc/order', permissions: ['dc_order'], mode: 'all' }, home: true,
    },
    {
      key: 'by_status', kind: 'pie', title: 'screen.dc/order/report.tile.by_status', measures: ['orders'], by: 'status',
      drill: { route: '/dc/order', permissions: ['dc_order'], mode: 'all' },
    },
    {
      key: 'levels', kind: 'table', title: 'screen.dc/order/report.tile.levels',
      measures: ['sell_in', 'pieces', 'orders', 'approved', 'rejected', 'average'], by: 'level',
      drill: { route: '/dc/order', permissions: ['dc_order'], mode: 'all' },
    },
    {
      key: 'months', kind: 'table', title: 'screen.dc/order/report.tile.months',
      measures: ['sell_in', 'pieces', 'orders', 'approved', 'rejected', 'average'], by: 'month',
      drill: { route: '/dc/order', permissions: ['dc_order'], mode: 'all' },
    },
    {
      key: 'distributors', kind: 'table', title: 'screen.dc/order/report.tile.distributors',
      measures: ['sell_in', 'pieces', 'orders', 'approved', 'rejected', 'approval_rate'], by: 'distributor',
      drill: { route: '/dc/order', permissions: ['dc_order'], mode: 'all' },
    },
  ],
};

export default function SellInReport() {
  return <ReportScreen report={report} />;
}
