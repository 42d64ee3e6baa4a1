// Generated from schemas/administration/goods-report.report.json. Edit that file and run `npm run generate`.
import type { ReportModel } from '#contract/report.ts';

export const goodsReport: ReportModel = {
  screen: 'administration/goods-report',
  route: '/administration/goods-report',
  module: 'administration',
  entity: 'order',
  rows: 'lines',
  permissions: ['administration_goods_report'],
  url: '/goods-report',
  where: { status: [-100, 20, 35, 40, 60, 100, 160, 200, 220, 240] },
  filters: [
    {
      key: 'created_at', steps: [], leaf: 'created_at', type: 'date_time', label: 'kit.field.created_at',
      kind: 'date_range', maxDays: 360,
    },
    {
      key: 'warehouse_id', steps: [], leaf: 'warehouse_id', type: 'reference', label: 'order.warehouse_id',
      kind: 'reference',
    },
    { key: 'source', steps: [], leaf: 'source', type: 'enum', label: 'order.source', kind: 'multi_select' },
    {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }], leaf: 'goods_id',
      type: 'reference', label: 'order_line.goods_id', kind: 'reference',
    },
  ],
  period: { filter: 'created_at', days: 30 },
  compare: true,
  dimensions: [
    { key: 'day', path: { key: 'created_at', steps: [], leaf: 'created_at', type: 'date_time' }, by: 'day' },
    {
      key: 'goods',
      path: {
        key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }], leaf: 'goods_id',
        type: 'reference',
      },
    },
    { key: 'warehouse', path: { key: 'warehouse_id', steps: [], leaf: 'warehouse_id', type: 'reference' } },
    { key: 'source', path: { key: 'source', steps: [], leaf: 'source', type: 'enum' } },
  ],
  measures: [
    { key: 'lines' },
    {
      key: 'quantity',
      sum: {
        key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }], leaf: 'quantity',
        type: 'integer',
      },
    },
    {
      key: 'amount',
      sum: {
        key: 'lines.amount', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }], leaf: 'amount',
        type: 'money',
      },
    },
    {
      key: 'handed_over',
      sum: {
        key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }], leaf: 'quantity',
        type: 'integer',
      },
      where: { status: [200, 220, 240] },
    },
    {
      key: 'returned',
      sum: {
        key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }], leaf: 'quantity',
        type: 'integer',
      },
      where: { status: [220, 240] },
    },
    { key: 'return_rate', ratio: ['returned', 'handed_over'] },
    { key: 'average_price', ratio: ['amount', 'quantity'] },
  ],
  tiles: [
    { key: 'quantity', measures: ['quantity'], by: 'day', limit: 400 },
    { key: 'lines', measures: ['lines'], limit: 10 },
    { key: 'amount', measures: ['amount'], limit: 10 },
    { key: 'return_rate', measures: ['return_rate'], limit: 10 },
    { key: 'course', measures: ['quantity'], by: 'day', limit: 400 },
    { key: 'best', measures: ['quantity'], by: 'goods', limit: 10 },
    { key: 'by_source', measures: ['quantity'], by: 'source', limit: 6 },
    {
      key: 'goods',
      measures: ['quantity', 'lines', 'handed_over', 'returned', 'return_rate', 'amount', 'average_price'], by: 'goods',
      limit: 50,
    },
  ],
};
