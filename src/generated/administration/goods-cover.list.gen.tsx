// Generated from schemas/administration/goods-cover.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { type GoodsCover, goodsCoverFields } from './goods-cover.entity.gen.ts';

export const list = createList({
  screen: 'administration/goods-report/cover',
  route: '/administration/goods-report/cover',
  resource: 'goods_cover',
  title: 'screen.administration/goods-report/cover.title',
  permissions: ['administration_goods_report', 'goods_manager'],
  urls: { list: '/goods-cover-list', count: '/goods-cover-count', download: '/goods-cover-download' },
  downloadName: 'days-of-cover.xlsx',
  columns: [
    column(goodsFields.sku, {
      key: 'goods_id.sku', label: 'goods.sku', cell: 'code', show: 'always', width: 130, pin: 'left',
    }),
    column(goodsFields.name, { key: 'goods_id.name', label: 'goods.name', cell: 'text', show: 'always', width: 280 }),
    column(goodsCoverFields.warehouse_id, { label: 'goods_cover.warehouse_id', cell: 'reference', width: 190 }),
    column(goodsCoverFields.state, { label: 'goods_cover.state', cell: 'enum' }),
    column(goodsCoverFields.days_cover, { label: 'goods_cover.days_cover', cell: 'number', sort: true }),
    column(goodsCoverFields.suggested, {
      label: 'goods_cover.suggested', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(goodsCoverFields.available, { label: 'goods_cover.available', cell: 'number', sort: true, sum: true }),
    column(goodsCoverFields.incoming, { label: 'goods_cover.incoming', cell: 'number', sort: true, sum: true }),
    column(goodsCoverFields.average, { label: 'goods_cover.average', cell: 'number', sort: true }),
    column(goodsCoverFields.out_7, { label: 'goods_cover.out_7', cell: 'number', sort: true, sum: true }),
    column(goodsCoverFields.out_10, { label: 'goods_cover.out_10', cell: 'number', sort: true, sum: true }),
    column(goodsCoverFields.out_30, { label: 'goods_cover.out_30', cell: 'number', sort: true, sum: true }),
    column(goodsCoverFields.out_90, { label: 'goods_cover.out_90', cell: 'number', sort: true, sum: true }),
    column(goodsCoverFields.on_hand, { label: 'goods_cover.on_hand', cell: 'number', sort: true, sum: true }),
    column(goodsCoverFields.held, { label: 'goods_cover.held', cell: 'number', show: 'optional', sum: true }),
    column(goodsCoverFields.nearest_expiry, { label: 'goods_cover.nearest_expiry', cell: 'date', sort: true }),
    column(goodsCoverFields.out_60, { label: 'goods_cover.out_60', cell: 'number', show: 'optional' }),
  ],
  filters: [
    filter(goodsCoverFields.goods_id, { label: 'goods_cover.goods_id', kind: 'reference' }),
    filter(goodsCoverFields.warehouse_id, { label: 'goods_cover.warehouse_id', kind: 'reference' }),
    filter(goodsCoverFields.state, { label: 'goods_cover.state', kind: 'multi_select' }),
    filter(goodsCoverFields.days_cover, { label: 'goods_cover.days_cover', kind: 'number_range' }),
    filter(goodsCoverFields.available, { label: 'goods_cover.available', kind: 'number_range', place: 'panel' }),
    filter(goodsCoverFields.on_hand, { label: 'goods_cover.on_hand', kind: 'number_range', place: 'panel' }),
    filter(goodsCoverFields.out_30, { label: 'goods_cover.out_30', kind: 'number_range', place: 'panel' }),
    filter(goodsCoverFields.suggested, { label: 'goods_cover.suggested', kind: 'number_range', place: 'panel' }),
    filter(goodsCoverFields.nearest_expiry, {
      label: 'goods_cover.nearest_expiry', kind: 'date_range', place: 'panel', maxDays: null,
    }),
  ],
  counts: ['order_now'],
  viewModes: [
    { key: 'order_now', label: 'screen.administration/goods-report/cover.mode.order_now', badge: 'order_now' },
    { key: 'slow', label: 'screen.administration/goods-report/cover.mode.slow' },
    { key: 'unsold', label: 'screen.administration/goods-report/cover.mode.unsold' },
    { key: 'expiring', label: 'screen.administration/goods-report/cover.mode.expiring' },
    { key: 'all', label: 'screen.administration/goods-report/cover.mode.all' },
  ],
  sort: { field: 'suggested', order: 'DESC' },
  toolbar: [
    {
      key: 'forecast', label: 'screen.administration/goods-report/cover.action.forecast',
      route: '/administration/goods-report/forecast', permissions: ['administration_goods_report', 'goods_manager'],
    },
  ],
  bulk: [
    {
      key: 'order', label: 'screen.administration/goods-report/cover.action.order', form: 'order-cover',
      permissions: ['administration_goods_report', 'goods_manager'], tone: 'success',
    },
  ],
  mobile: { title: 'goods_id.name', lines: ['state', 'days_cover', 'suggested', 'warehouse_id'] },
  rowTone: [
    { when: (c: Logic<GoodsCover>) => c.record.state === 'out', tone: 'danger' },
    { when: (c: Logic<GoodsCover>) => c.record.state === 'order_now', tone: 'warning' },
  ],
  emptyText: 'screen.administration/goods-report/cover.empty',
});

export default function GoodsCoverList() {
  return <ListScreen list={list} />;
}
