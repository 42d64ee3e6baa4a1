// Generated from schemas/pos/goods-report.report.json. Edit that file and run `npm run generate`.
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { filter } from '#web/list/ListDefinition.ts';
import type { ReportDefinition } from '#web/report/ReportDefinition.ts';
import { ReportScreen } from '#web/report/ReportScreen.tsx';
import { posSaleLineFields } from './pos-sale-line.entity.gen.ts';
import { posSaleFields } from './pos-sale.entity.gen.ts';

export const report: ReportDefinition = {
  screen: 'pos/goods-report',
  route: '/pos/goods-report',
  title: 'screen.pos/goods-report.title',
  permissions: ['pos_order_list'],
  url: '/pos-goods-report',
  where: { status: ['paid'] },
  filters: [
    filter(posSaleFields.paid_at, {
      label: 'pos_sale.paid_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90, 180, 360],
    }),
    filter(posSaleFields.pos_id, { label: 'pos_sale.pos_id', kind: 'reference' }),
    filter(posSaleLineFields.goods_id, { key: 'lines.goods_id', label: 'pos_sale_line.goods_id', kind: 'reference' }),
  ],
  period: { filter: 'paid_at', days: 7 },
  compare: true,
  dimensions: {
    day: { field: posSaleFields.paid_at, label: 'kit.report.by_day', by: 'day', filter: 'paid_at' },
    goods: { field: posSaleLineFields.goods_id, label: 'pos_sale_line.goods_id', filter: 'lines.goods_id' },
    category: { field: goodsFields.category_id, label: 'goods.category_id', filter: 'lines.goods_id.category_id' },
    promotion: {
      field: posSaleLineFields.promotion_id, label: 'pos_sale_line.promotion_id', filter: 'lines.promotion_id',
    },
    shop: { field: posSaleFields.pos_id, label: 'pos_sale.pos_id', filter: 'pos_id' },
  },
  measures: {
    pieces: { label: 'screen.pos/goods-report.measure.pieces', field: posSaleLineFields.quantity },
    amount: { label: 'screen.pos/goods-report.measure.amount', field: posSaleLineFields.amount },
    sold: {
      label: 'screen.pos/goods-report.measure.sold', field: posSaleLineFields.quantity, where: { kind: ['sale'] },
    },
    returned: {
      label: 'screen.pos/goods-report.measure.returned', field: posSaleLineFields.quantity, where: { kind: ['return'] },
    },
    average_price: {
      label: 'screen.pos/goods-report.measure.average_price', field: posSaleLineFields.amount, isRatio: true,
    },
    discount: { label: 'screen.pos/goods-report.measure.discount', field: posSaleLineFields.discount },
    return_rate: {
      label: 'screen.pos/goods-report.measure.return_rate', where: { kind: ['return'] }, isShare: true, better: 'less',
    },
    gross_profit: { label: 'screen.pos/goods-report.measure.gross_profit', field: posSaleLineFields.gross_profit },
    costed: { label: 'screen.pos/goods-report.measure.costed', field: posSaleLineFields.costed_amount },
    margin: { label: 'screen.pos/goods-report.measure.margin', isShare: true },
    vat: { label: 'screen.pos/goods-report.measure.vat', field: posSaleLineFields.vat },
  },
  tiles: [
    {
      key: 'pieces', kind: 'trend', title: 'screen.pos/goods-report.measure.pieces', measures: ['pieces'], by: 'day',
      drill: { route: '/pos/order-list', permissions: ['pos_order_list'], mode: 'goods' },
    },
    {
      key: 'amount', kind: 'number', title: 'screen.pos/goods-report.measure.amount', measures: ['amount'],
      drill: { route: '/pos/order-list', permissions: ['pos_order_list'], mode: 'goods' },
    },
    {
      key: 'returned', kind: 'number', title: 'screen.pos/goods-report.measure.returned', measures: ['returned'],
      drill: { route: '/pos/order-list', permissions: ['pos_order_list'], mode: 'goods' },
    },
    {
      key: 'discount', kind: 'number', title: 'screen.pos/goods-report.measure.discount', measures: ['discount'],
      drill: { route: '/pos/order-list', permissions: ['pos_order_list'], mode: 'goods' },
    },
    {
      key: 'average_price', kind: 'number', title: 'screen.pos/goods-report.measure.average_price',
      measures: ['average_price'], drill: { route: '/pos/order-list', permissions: ['pos_order_list'], mode: 'goods' },
    },
    {
      key: 'gross_profit', kind: 'number', title: 'screen.pos/goods-report.measure.gross_profit',
      measures: ['gross_profit'], drill: { route: '/pos/order-list', permissions: ['pos_order_list'], mode: 'goods' },
    },
    {
      key: 'best', kind: 'bar', title: 'screen.pos/goods-report.tile.best', measures: ['pieces'], by: 'goods',
      drill: { route: '/pos/order-list', permissions: ['pos_order_list'], mode: 'goods' },
    },
    {
      key: 'slowest', kind: 'bar', title: 'screen.pos/goods-report.tile.slowest', measures: ['pieces'], by: 'goods',
      drill: { route: '/pos/order-list', permissions: ['pos_order_list'], mode: 'goods' },
    },
    {
      key: 'categories', kind: 'bar', title: 'screen.pos/goods-report.tile.categories', measures: ['amount'],
      by: 'category',
    },
    {
      key: 'by_shop', kind: 'pie', title: 'screen.pos/goods-report.tile.by_shop', measures: ['amount'], by: 'shop',
      drill: { route: '/pos/order-list', permissions: ['pos_order_list'], mode: 'goods' },
    },
    {
      key: 'promotions', kind: 'table', title: 'screen.pos/goods-report.tile.promotions',
      measures: ['pieces', 'amount', 'discount', 'gross_profit', 'return_rate'], by: 'promotion',
      drill: { route: '/pos/order-list', permissions: ['pos_order_list'], mode: 'goods' },
    },
    {
      key: 'by_category', kind: 'table', title: 'screen.pos/goods-report.tile.by_category',
      measures: ['pieces', 'amount', 'gross_profit', 'margin', 'return_rate'], by: 'category',
    },
    {
      key: 'goods', kind: 'table', title: 'screen.pos/goods-report.tile.goods',
      measures: [
        'pieces', 'amount', 'discount', 'gross_profit', 'margin', 'sold', 'returned', 'return_rate', 'average_price',
        'vat',
      ],
      by: 'goods', drill: { route: '/pos/order-list', permissions: ['pos_order_list'], mode: 'goods' },
    },
  ],
};

export default function GoodsReport() {
  return <ReportScreen report={report} />;
}
