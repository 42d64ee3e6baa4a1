// Generated from schemas/administration/goods-report.report.json. Edit that file and run `npm run generate`.
import { orderLineFields } from '#generated/orders/order-line.entity.gen.ts';
import { orderFields } from '#generated/orders/order.entity.gen.ts';
import { filter } from '#web/list/ListDefinition.ts';
import type { ReportDefinition } from '#web/report/ReportDefinition.ts';
import { ReportScreen } from '#web/report/ReportScreen.tsx';

export const report: ReportDefinition = {
  screen: 'administration/goods-report',
  route: '/administration/goods-report',
  title: 'screen.administration/goods-report.title',
  permissions: ['administration_goods_report'],
  url: '/goods-report',
  where: { status: [-100, 20, 35, 40, 60, 100, 160, 200, 220, 240] },
  filters: [
    filter(orderFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 360, presets: [7, 30, 90, 180, 360],
    }),
    filter(orderFields.warehouse_id, { label: 'order.warehouse_id', kind: 'reference' }),
    filter(orderFields.source, { label: 'order.source', kind: 'multi_select' }),
    filter(orderLineFields.goods_id, { key: 'lines.goods_id', label: 'order_line.goods_id', kind: 'reference' }),
  ],
  period: { filter: 'created_at', days: 30 },
  compare: true,
  dimensions: {
    day: { field: orderFields.created_at, label: 'kit.report.by_day', by: 'day', filter: 'created_at' },
    goods: { field: orderLineFields.goods_id, label: 'order_line.goods_id', filter: 'lines.goods_id' },
    warehouse: { field: orderFields.warehouse_id, label: 'order.warehouse_id', filter: 'warehouse_id' },
    source: { field: orderFields.source, label: 'order.source', filter: 'source' },
  },
  measures: {
    lines: { label: 'screen.administration/goods-report.measure.lines' },
    quantity: { label: 'screen.administration/goods-report.measure.quantity', field: orderLineFields.quantity },
    amount: { label: 'screen.administration/goods-report.measure.amount', field: orderLineFields.amount },
    handed_over: {
      label: 'screen.administration/goods-report.measure.handed_over', field: orderLineFields.quantity,
      where: { status: [200, 220, 240] },
    },
    returned: {
      label: 'screen.administration/goods-report.measure.returned', field: orderLineFields.quantity,
      where: { status: [220, 240] }, better: 'less',
    },
    return_rate: {
      label: 'screen.administration/goods-report.measure.return_rate', where: { status: [220, 240] }, isShare: true,
      better: 'less',
    },
    average_price: { label: 'screen.administration/goods-report.measure.average_price', field: orderLineFields.amount },
  },
  tiles: [
    {
      key: 'quantity', kind: 'trend', title: 'screen.administration/goods-report.measure.quantity',
      measures: ['quantity'], by: 'day',
      drill: { route: '/orders/list', permissions: ['order_manager'], mode: 'goods' },
    },
    {
      key: 'lines', kind: 'number', title: 'screen.administration/goods-report.measure.lines', measures: ['lines'],
      drill: { route: '/orders/list', permissions: ['order_manager'], mode: 'goods' },
    },
    {
      key: 'amount', kind: 'number', title: 'screen.administration/goods-report.measure.amount', measures: ['amount'],
      drill: { route: '/orders/list', permissions: ['order_manager'], mode: 'goods' },
    },
    {
      key: 'return_rate', kind: 'number', title: 'screen.administration/goods-report.measure.return_rate',
      measures: ['return_rate'], drill: { route: '/orders/list', permissions: ['order_manager'], mode: 'goods' },
    },
    {
      key: 'course', kind: 'line', title: 'screen.administration/goods-report.tile.course', measures: ['quantity'],
      by: 'day', drill: { route: '/orders/list', permissions: ['order_manager'], mode: 'goods' },
    },
    {
      key: 'best', kind: 'bar', title: 'screen.administration/goods-report.tile.best', measures: ['quantity'],
      by: 'goods', drill: { route: '/orders/list', permissions: ['order_manager'], mode: 'goods' },
    },
    {
      key: 'by_source', kind: 'pie', title: 'screen.administration/goods-report.tile.by_source', measures: ['quantity'],
      by: 'source', drill: { route: '/orders/list', permissions: ['order_manager'], mode: 'goods' },
    },
    {
      key: 'goods', kind: 'table', title: 'screen.administration/goods-report.tile.goods',
      measures: ['quantity', 'lines', 'handed_over', 'returned', 'return_rate', 'amount', 'average_price'], by: 'goods',
      drill: { route: '/orders/list', permissions: ['order_manager'], mode: 'goods' },
    },
  ],
};

export default function GoodsReport() {
  return <ReportScreen report={report} />;
}
