// Generated from schemas/administration/goods-forecast.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { goodsForecastFields } from './goods-forecast.entity.gen.ts';

export const goodsForecastList = createList({
  screen: 'administration/goods-report/forecast',
  route: '/administration/goods-report/forecast',
  module: 'administration',
  entity: 'goods_forecast',
  permissions: ['administration_goods_report', 'goods_manager'],
  urls: { list: '/goods-forecast-list', count: '/goods-forecast-count', download: '/goods-forecast-download' },
  downloadName: 'forecast.xlsx',
  columns: [
    column(goodsFields.sku, {
      key: 'goods_id.sku', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.sku',
      show: 'always',
    }),
    column(goodsFields.name, {
      key: 'goods_id.name', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.name',
      show: 'always',
    }),
    column(goodsForecastFields.warehouse_id, { label: 'goods_forecast.warehouse_id' }),
    column(goodsForecastFields.state, { label: 'goods_forecast.state' }),
    column(goodsForecastFields.days_cover, { label: 'goods_forecast.days_cover', sort: true }),
    column(goodsForecastFields.runs_out_on, { label: 'goods_forecast.runs_out_on', sort: true }),
    column(goodsForecastFields.suggested, { label: 'goods_forecast.suggested', sort: true, sum: true }),
    column(goodsForecastFields.out, { label: 'goods_forecast.out', sort: true, sum: true }),
    column(goodsForecastFields.average, { label: 'goods_forecast.average', sort: true }),
    column(goodsForecastFields.expected, { label: 'goods_forecast.expected', sort: true, sum: true }),
    column(goodsForecastFields.available, { label: 'goods_forecast.available', sort: true, sum: true }),
    column(goodsForecastFields.incoming, { label: 'goods_forecast.incoming', sort: true, sum: true }),
    column(goodsForecastFields.on_hand, { label: 'goods_forecast.on_hand', show: 'optional', sort: true, sum: true }),
    column(goodsForecastFields.held, { label: 'goods_forecast.held', show: 'optional', sum: true }),
  ],
  filters: [
    filter(goodsForecastFields.goods_id, { label: 'goods_forecast.goods_id', kind: 'reference' }),
    filter(goodsForecastFields.warehouse_id, { label: 'goods_forecast.warehouse_id', kind: 'reference' }),
    filter(goodsForecastFields.state, { label: 'goods_forecast.state', kind: 'multi_select' }),
    filter(goodsForecastFields.days_cover, { label: 'goods_forecast.days_cover', kind: 'number_range' }),
    filter(goodsForecastFields.runs_out_on, { label: 'goods_forecast.runs_out_on', kind: 'date_range', maxDays: null }),
    filter(goodsForecastFields.average, { label: 'goods_forecast.average', kind: 'number_range' }),
    filter(goodsForecastFields.suggested, { label: 'goods_forecast.suggested', kind: 'number_range' }),
  ],
  viewModes: [
    { key: 'd7', where: { period: ['d7'] } },
    { key: 'd10', where: { period: ['d10'] } },
    { key: 'd30', where: { period: ['d30'] } },
    { key: 'd90', where: { period: ['d90'] } },
  ],
  sort: { field: 'suggested', order: 'DESC' },
});
