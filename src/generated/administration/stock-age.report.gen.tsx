// Generated from schemas/administration/stock-age.report.json. Edit that file and run `npm run generate`.
import { filter } from '#web/list/ListDefinition.ts';
import type { ReportDefinition } from '#web/report/ReportDefinition.ts';
import { ReportScreen } from '#web/report/ReportScreen.tsx';
import { stockAgeFields } from './stock-age.entity.gen.ts';

export const report: ReportDefinition = {
  screen: 'administration/goods-cost/age-report',
  route: '/administration/goods-cost/age-report',
  title: 'screen.administration/goods-cost/age-report.title',
  permissions: ['administration_goods_cost'],
  url: '/stock-age-report',
  filters: [
    filter(stockAgeFields.goods_id, { label: 'stock_age.goods_id', kind: 'reference' }),
    filter(stockAgeFields.warehouse_id, { label: 'stock_age.warehouse_id', kind: 'reference' }),
  ],
  dimensions: {
    age: { field: stockAgeFields.age, label: 'stock_age.age', filter: 'age' },
    warehouse: { field: stockAgeFields.warehouse_id, label: 'stock_age.warehouse_id', filter: 'warehouse_id' },
    goods: { field: stockAgeFields.goods_id, label: 'stock_age.goods_id', filter: 'goods_id' },
  },
  measures: {
    value: { label: 'screen.administration/goods-cost/age-report.measure.value', field: stockAgeFields.value },
    pieces: { label: 'screen.administration/goods-cost/age-report.measure.pieces', field: stockAgeFields.quantity },
    old_value: {
      label: 'screen.administration/goods-cost/age-report.measure.old_value', field: stockAgeFields.value,
      where: { age: ['d180', 'older'] }, better: 'less',
    },
    old_rate: {
      label: 'screen.administration/goods-cost/age-report.measure.old_rate', where: { age: ['d180', 'older'] },
      isShare: true, better: 'less',
    },
  },
  tiles: [
    {
      key: 'value', kind: 'number', title: 'screen.administration/goods-cost/age-report.measure.value',
      measures: ['value'],
      drill: { route: '/administration/goods-cost/age', permissions: ['administration_goods_cost'] },
    },
    {
      key: 'old_value', kind: 'number', title: 'screen.administration/goods-cost/age-report.measure.old_value',
      measures: ['old_value'],
      drill: { route: '/administration/goods-cost/age', permissions: ['administration_goods_cost'] },
    },
    {
      key: 'old_rate', kind: 'number', title: 'screen.administration/goods-cost/age-report.measure.old_rate',
      measures: ['old_rate'],
      drill: { route: '/administration/goods-cost/age', permissions: ['administration_goods_cost'] },
    },
    {
      key: 'by_age', kind: 'bar', title: 'screen.administration/goods-cost/age-report.tile.by_age', measures: ['value'],
      by: 'age', drill: { route: '/administration/goods-cost/age', permissions: ['administration_goods_cost'] },
      home: true,
    },
    {
      key: 'ages', kind: 'table', title: 'screen.administration/goods-cost/age-report.tile.ages',
      measures: ['value', 'pieces'], by: 'age',
      drill: { route: '/administration/goods-cost/age', permissions: ['administration_goods_cost'] },
    },
    {
      key: 'warehouses', kind: 'table', title: 'screen.administration/goods-cost/age-report.tile.warehouses',
      measures: ['value', 'pieces', 'old_value', 'old_rate'], by: 'warehouse',
      drill: { route: '/administration/goods-cost/age', permissions: ['administration_goods_cost'] },
    },
    {
      key: 'oldest', kind: 'table', title: 'screen.administration/goods-cost/age-report.tile.oldest',
      measures: ['old_value', 'value', 'pieces'], by: 'goods',
      drill: { route: '/administration/goods-cost/age', permissions: ['administration_goods_cost'] },
    },
  ],
};

export default function StockAgeReport() {
  return <ReportScreen report={report} />;
}
