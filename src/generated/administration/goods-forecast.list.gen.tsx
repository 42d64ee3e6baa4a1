// Generated from schemas/administration/goods-forecast.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { type GoodsForecast, goodsForecastFields } from './goods-forecast.entity.gen.ts';

export const list = createList({
  screen: 'administration/goods-report/forecast',
  route: '/administration/goods-report/forecast',
  resource: 'goods_forecast',
  title: 'screen.administration/goods-report/forecast.title',
  permissions: ['administration_goods_report', 'goods_manager'],
  urls: { list: '/goods-forecast-list', count: '/goods-forecast-count', download: '/goods-forecast-download' },
  downloadName: 'forecast.xlsx',
  columns: [
    column(goodsFields.sku, {
      key: 'goods_id.sku', label: 'goods.sku', cell: 'code', show: 'always', width: 130, pin: 'left',
    }),
    column(goodsFields.name, { key: 'goods_id.name', label: 'goods.name', cell: 'text', show: 'always', width: 280 }),
    column(goodsForecastFields.warehouse_id, { label: 'goods_forecast.warehouse_id', cell: 'reference', width: 190 }),
    column(goodsForecastFields.state, { label: 'goods_forecast.state', cell: 'enum' }),
    column(goodsForecastFields.days_cover, { label: 'goods_forecast.days_cover', cell: 'number', sort: true }),
    column(goodsForecastFields.runs_out_on, { label: 'goods_forecast.runs_out_on', cell: 'date', sort: true }),
    column(goodsForecastFields.suggested, {
      label: 'goods_forecast.suggested', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(goodsForecastFields.out, { label: 'goods_forecast.out', cell: 'number', sort: true, sum: true }),
    column(goodsForecastFields.average, { label: 'goods_forecast.average', cell: 'number', sort: true }),
    column(goodsForecastFields.expected, { label: 'goods_forecast.expected', cell: 'number', sort: true, sum: true }),
    column(goodsForecastFields.available, { label: 'goods_forecast.available', cell: 'number', sort: true, sum: true }),
    column(goodsForecastFields.incoming, { label: 'goods_forecast.incoming', cell: 'number', sort: true, sum: true }),
    column(goodsForecastFields.on_hand, {
      label: 'goods_forecast.on_hand', cell: 'number', show: 'optional', sort: true, sum: true,
    }),
    column(goodsForecastFields.held, { label: 'goods_forecast.held', cell: 'number', show: 'optional', sum: true }),
  ],
  filters: [
    filter(goodsForecastFields.goods_id, { label: 'goods_forecast.goods_id', kind: 'reference' }),
    filter(goodsForecastFields.warehouse_id, { label: 'goods_forecast.warehouse_id', kind: 'reference' }),
    filter(goodsForecastFields.state, { label: 'goods_forecast.state', kind: 'multi_select' }),
    filter(goodsForecastFields.days_cover, { label: 'goods_forecast.days_cover', kind: 'number_range' }),
    filter(goodsForecastFields.runs_out_on, {
      label: 'goods_forecast.runs_out_on', kind: 'date_range', place: 'panel', maxDays: null,
    }),
    filter(goodsForecastFields.average, { label: 'goods_forecast.average', kind: 'number_range', place: 'panel' }),
    filter(goodsForecastFields.suggested, { label: 'goods_forecast.suggested', kind: 'number_range', place: 'panel' }),
  ],
  viewModes: [
    { key: 'd7', label: 'screen.administration/goods-report/forecast.mode.d7' },
    { key: 'd10', label: 'screen.administration/goods-report/forecast.mode.d10' },
    { key: 'd30', label: 'screen.administration/goods-report/forecast.mode.d30' },
    { key: 'd90', label: 'screen.administration/goods-report/forecast.mode.d90' },
  ],
  sort: { field: 'suggested', order: 'DESC' },
  toolbar: [
    {
      key: 'cover', label: 'screen.administration/goods-report/forecast.action.cover',
      route: '/administration/goods-report/cover', permissions: ['administration_goods_report', 'goods_manager'],
    },
  ],
  mobile: { title: 'goods_id.name', lines: ['state', 'runs_out_on', 'suggested', 'warehouse_id'] },
  rowTone: [
    { when: (c: Logic<GoodsForecast>) => c.record.state === 'out', tone: 'danger' },
    { when: (c: Logic<GoodsForecast>) => c.record.state === 'order_now', tone: 'warning' },
  ],
  emptyText: 'screen.administration/goods-report/forecast.empty',
});

export default function GoodsForecastList() {
  return <ListScreen list={list} />;
}
