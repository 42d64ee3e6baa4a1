// Generated from schemas/administration/goods-cover.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { goodsCoverFields } from './goods-cover.entity.gen.ts';

export const goodsCoverList = createList({
  screen: 'administration/goods-report/cover',
  route: '/administration/goods-report/cover',
  module: 'administration',
  entity: 'goods_cover',
  permissions: ['administration_goods_report', 'goods_manager'],
  urls: { list: '/goods-cover-list', count: '/goods-cover-count', download: '/goods-cover-download' },
  downloadName: 'days-of-cover.xlsx',
  columns: [
    column(goodsFields.sku, {
      key: 'goods_id.sku', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.sku',
      show: 'always',
    }),
    column(goodsFields.name, {
      key: 'goods_id.name', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.name',
      show: 'always',
    }),
    column(goodsCoverFields.warehouse_id, { label: 'goods_cover.warehouse_id' }),
    column(goodsCoverFields.state, { label: 'goods_cover.state' }),
    column(goodsCoverFields.days_cover, { label: 'goods_cover.days_cover', sort: true }),
    column(goodsCoverFields.suggested, { label: 'goods_cover.suggested', sort: true, sum: true }),
    column(goodsCoverFields.available, { label: 'goods_cover.available', sort: true, sum: true }),
    column(goodsCoverFields.incoming, { label: 'goods_cover.incoming', sort: true, sum: true }),
    column(goodsCoverFields.average, { label: 'goods_cover.average', sort: true }),
    column(goodsCoverFields.out_7, { label: 'goods_cover.out_7', sort: true, sum: true }),
    column(goodsCoverFields.out_10, { label: 'goods_cover.out_10', sort: true, sum: true }),
    column(goodsCoverFields.out_30, { label: 'goods_cover.out_30', sort: true, sum: true }),
    column(goodsCoverFields.out_90, { label: 'goods_cover.out_90', sort: true, sum: true }),
    column(goodsCoverFields.on_hand, { label: 'goods_cover.on_hand', sort: true, sum: true }),
    column(goodsCoverFields.held, { label: 'goods_cover.held', show: 'optional', sum: true }),
    column(goodsCoverFields.nearest_expiry, { label: 'goods_cover.nearest_expiry', sort: true }),
    column(goodsCoverFields.out_60, { label: 'goods_cover.out_60', show: 'optional' }),
  ],
  filters: [
    filter(goodsCoverFields.goods_id, { label: 'goods_cover.goods_id', kind: 'reference' }),
    filter(goodsCoverFields.warehouse_id, { label: 'goods_cover.warehouse_id', kind: 'reference' }),
    filter(goodsCoverFields.state, { label: 'goods_cover.state', kind: 'multi_select' }),
    filter(goodsCoverFields.days_cover, { label: 'goods_cover.days_cover', kind: 'number_range' }),
    filter(goodsCoverFields.available, { label: 'goods_cover.available', kind: 'number_range' }),
    filter(goodsCoverFields.on_hand, { label: 'goods_cover.on_hand', kind: 'number_range' }),
    filter(goodsCoverFields.out_30, { label: 'goods_cover.out_30', kind: 'number_range' }),
    filter(goodsCoverFields.suggested, { label: 'goods_cover.suggested', kind: 'number_range' }),
    filter(goodsCoverFields.nearest_expiry, { label: 'goods_cover.nearest_expiry', kind: 'date_range', maxDays: null }),
  ],
  counts: [{ key: 'order_now', where: { state: ['out', 'order_now'] } }],
  viewModes: [
    { key: 'order_now', where: { state: ['out', 'order_now'] }, badge: 'order_now' },
    { key: 'slow', where: { state: ['slow'] } },
    { key: 'unsold', where: { out_30: { to: 0 }, on_hand: { from: 1 } } },
    { key: 'expiring', where: { nearest_expiry: { to: { today: 30 } }, on_hand: { from: 1 } } },
    { key: 'all' },
  ],
  sort: { field: 'suggested', order: 'DESC' },
});
