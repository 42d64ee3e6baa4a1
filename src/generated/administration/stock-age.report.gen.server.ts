// Generated from schemas/administration/stock-age.report.json. Edit that file and run `npm run generate`.
import { filter, path } from '#contract/parts.ts';
import type { ReportModel } from '#contract/report.ts';
import { stockAgeFields } from './stock-age.entity.gen.ts';

export const stockAgeReport: ReportModel = {
  screen: 'administration/goods-cost/age-report',
  route: '/administration/goods-cost/age-report',
  module: 'administration',
  entity: 'stock_age',
  permissions: ['administration_goods_cost'],
  url: '/stock-age-report',
  filters: [
    filter(stockAgeFields.goods_id, { label: 'stock_age.goods_id', kind: 'reference' }),
    filter(stockAgeFields.warehouse_id, { label: 'stock_age.warehouse_id', kind: 'reference' }),
  ],
  dimensions: [
    { key: 'age', path: path(stockAgeFields.age) },
    { key: 'warehouse', path: path(stockAgeFields.warehouse_id) },
    { key: 'goods', path: path(stockAgeFields.goods_id) },
  ],
  measures: [
    { key: 'value', sum: path(stockAgeFields.value) },
    { key: 'pieces', sum: path(stockAgeFields.quantity) },
    { key: 'old_value', sum: path(stockAgeFields.value), where: { age: ['d180', 'older'] } },
    { key: 'old_rate', ratio: ['old_value', 'value'] },
  ],
  tiles: [
    { key: 'value', measures: ['value'], limit: 10 },
    { key: 'old_value', measures: ['old_value'], limit: 10 },
    { key: 'old_rate', measures: ['old_rate'], limit: 10 },
    { key: 'by_age', measures: ['value'], by: 'age', limit: 10 },
    { key: 'ages', measures: ['value', 'pieces'], by: 'age', limit: 10 },
    { key: 'warehouses', measures: ['value', 'pieces', 'old_value', 'old_rate'], by: 'warehouse', limit: 30 },
    { key: 'oldest', measures: ['old_value', 'value', 'pieces'], by: 'goods', limit: 30 },
  ],
};
