// Generated from schemas/administration/goods-missing.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { goodsMissingFields } from './goods-missing.entity.gen.ts';

export const goodsMissingList = createList({
  screen: 'administration/goods-missing',
  route: '/administration/goods-missing',
  module: 'administration',
  entity: 'goods_missing',
  permissions: ['administration_goods_missing'],
  urls: { list: '/goods-missing-list', count: '/goods-missing-count', download: '/goods-missing-download' },
  downloadName: 'goods-missing.xlsx',
  columns: [
    column(goodsFields.image, {
      key: 'goods_id.image', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.image',
    }),
    column(goodsFields.sku, {
      key: 'goods_id.sku', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.sku',
      show: 'always', sort: true,
    }),
    column(goodsFields.name, {
      key: 'goods_id.name', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.name',
    }),
    column(goodsMissingFields.warehouse_id, { label: 'goods_missing.warehouse_id' }),
    column(goodsMissingFields.missing, { label: 'goods_missing.missing', sort: true, sum: true }),
    column(goodsMissingFields.found, { label: 'goods_missing.found', sort: true, sum: true }),
    column(goodsMissingFields.orders, { label: 'goods_missing.orders', sort: true, sum: true }),
    column(goodsMissingFields.undecided, { label: 'goods_missing.undecided', sort: true, sum: true }),
    column(goodsMissingFields.waiting, { label: 'goods_missing.waiting', sort: true, sum: true }),
    column(goodsMissingFields.available, { label: 'goods_missing.available', sort: true }),
    column(goodsMissingFields.incoming, { label: 'goods_missing.incoming', sort: true, sum: true }),
    column(goodsMissingFields.incoming_on, { label: 'goods_missing.incoming_on', sort: true }),
    column(goodsMissingFields.oldest_at, { label: 'goods_missing.oldest_at', sort: true }),
    column(goodsMissingFields.next_ship_by, { label: 'goods_missing.next_ship_by', sort: true }),
    column(goodsMissingFields.goods_id, { label: 'goods_missing.goods_id', show: 'optional' }),
  ],
  filters: [
    filter(goodsMissingFields.goods_id, { label: 'goods_missing.goods_id', kind: 'reference' }),
    filter(goodsFields.sku, {
      key: 'goods_id.sku', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.sku',
      kind: 'code_list',
    }),
    filter(goodsMissingFields.warehouse_id, { label: 'goods_missing.warehouse_id', kind: 'reference' }),
    filter(goodsMissingFields.missing, { label: 'goods_missing.missing', kind: 'number_range' }),
    filter(goodsMissingFields.undecided, { label: 'goods_missing.undecided', kind: 'number_range' }),
    filter(goodsMissingFields.available, { label: 'goods_missing.available', kind: 'number_range' }),
    filter(goodsMissingFields.oldest_at, { label: 'goods_missing.oldest_at', kind: 'date_range', maxDays: 360 }),
    filter(goodsMissingFields.incoming_on, { label: 'goods_missing.incoming_on', kind: 'date_range', maxDays: null }),
  ],
  counts: [
    { key: 'to_decide', where: { undecided: { from: 1 } } },
    { key: 'waiting', where: { waiting: { from: 1 } } },
    { key: 'arriving', where: { covered: true } },
    { key: 'in_stock', where: { available: { from: 1 } } },
  ],
  viewModes: [
    { key: 'to_decide', where: { undecided: { from: 1 } }, badge: 'to_decide' },
    { key: 'waiting', where: { waiting: { from: 1 } }, badge: 'waiting' },
    { key: 'arriving', where: { covered: true }, badge: 'arriving' },
    { key: 'in_stock', where: { available: { from: 1 } }, badge: 'in_stock' },
    { key: 'all' },
  ],
  sort: { field: 'oldest_at', order: 'ASC' },
});
