// Generated from schemas/administration/goods-missing.list.json. Edit that file and run `npm run generate`.
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { goodsMissingFields } from './goods-missing.entity.gen.ts';

export const list = createList({
  screen: 'administration/goods-missing',
  route: '/administration/goods-missing',
  resource: 'goods_missing',
  title: 'screen.administration/goods-missing.title',
  permissions: ['administration_goods_missing'],
  urls: { list: '/goods-missing-list', count: '/goods-missing-count', download: '/goods-missing-download' },
  downloadName: 'goods-missing.xlsx',
  columns: [
    column(goodsFields.image, { key: 'goods_id.image', label: 'goods.image', cell: 'image', width: 64 }),
    column(goodsFields.sku, {
      key: 'goods_id.sku', label: 'goods.sku', cell: 'code', show: 'always', sort: true, pin: 'left',
    }),
    column(goodsFields.name, { key: 'goods_id.name', label: 'goods.name', cell: 'text', width: 280 }),
    column(goodsMissingFields.warehouse_id, { label: 'goods_missing.warehouse_id', cell: 'reference', width: 200 }),
    column(goodsMissingFields.missing, {
      label: 'goods_missing.missing', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(goodsMissingFields.found, {
      label: 'goods_missing.found', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(goodsMissingFields.orders, {
      label: 'goods_missing.orders', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(goodsMissingFields.undecided, {
      label: 'goods_missing.undecided', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(goodsMissingFields.waiting, { label: 'goods_missing.waiting', cell: 'number', sort: true, sum: true }),
    column(goodsMissingFields.available, { label: 'goods_missing.available', cell: 'number', sort: true }),
    column(goodsMissingFields.incoming, { label: 'goods_missing.incoming', cell: 'number', sort: true, sum: true }),
    column(goodsMissingFields.incoming_on, { label: 'goods_missing.incoming_on', cell: 'date_time', sort: true }),
    column(goodsMissingFields.oldest_at, { label: 'goods_missing.oldest_at', cell: 'date_time', sort: true }),
    column(goodsMissingFields.next_ship_by, { label: 'goods_missing.next_ship_by', cell: 'date_time', sort: true }),
    column(goodsMissingFields.goods_id, { label: 'goods_missing.goods_id', cell: 'reference', show: 'optional' }),
  ],
  filters: [
    filter(goodsMissingFields.goods_id, { label: 'goods_missing.goods_id', kind: 'reference' }),
    filter(goodsFields.sku, { key: 'goods_id.sku', label: 'goods.sku', kind: 'code_list' }),
    filter(goodsMissingFields.warehouse_id, { label: 'goods_missing.warehouse_id', kind: 'reference' }),
    filter(goodsMissingFields.missing, { label: 'goods_missing.missing', kind: 'number_range' }),
    filter(goodsMissingFields.undecided, { label: 'goods_missing.undecided', kind: 'number_range' }),
    filter(goodsMissingFields.available, { label: 'goods_missing.available', kind: 'number_range' }),
    filter(goodsMissingFields.oldest_at, {
      label: 'goods_missing.oldest_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90],
    }),
    filter(goodsMissingFields.incoming_on, {
      label: 'goods_missing.incoming_on', kind: 'date_range', place: 'panel', maxDays: null,
    }),
  ],
  counts: ['to_decide', 'waiting', 'arriving', 'in_stock'],
  viewModes: [
    { key: 'to_decide', label: 'screen.administration/goods-missing.mode.to_decide', badge: 'to_decide' },
    { key: 'waiting', label: 'screen.administration/goods-missing.mode.waiting', badge: 'waiting' },
    { key: 'arriving', label: 'screen.administration/goods-missing.mode.arriving', badge: 'arriving' },
    { key: 'in_stock', label: 'screen.administration/goods-missing.mode.in_stock', badge: 'in_stock' },
    { key: 'all', label: 'screen.administration/goods-missing.mode.all' },
  ],
  sort: { field: 'oldest_at', order: 'ASC' },
  toolbar: [
    {
      key: 'searches', label: 'screen.administration/goods-missing.action.searches', route: '/warehouse/find-goods',
      permissions: ['administration_goods_missing', 'order_manager'],
    },
  ],
  row: [
    {
      key: 'orders', label: 'screen.administration/goods-missing.action.orders', route: '/warehouse/find-goods',
      filter: { goods_id: { from: 'goods_id', choice: true }, warehouse_id: { from: 'warehouse_id', choice: true } },
      permissions: ['administration_goods_missing', 'order_manager'],
    },
  ],
  bulk: [
    {
      key: 'instruct', label: 'screen.administration/goods-missing.action.instruct', form: 'goods-instruct',
      permissions: ['administration_goods_missing'],
    },
  ],
  mobile: { title: 'goods_id.sku', lines: ['warehouse_id', 'missing', 'orders', 'undecided'] },
  emptyText: 'screen.administration/goods-missing.empty',
  live: true,
});

export default function GoodsMissingList() {
  return <ListScreen list={list} />;
}
