// Generated from schemas/goods/goods.list.json. Edit that file and run `npm run generate`.
import type { ListDefinition } from '#web/list/ListDefinition.ts';
import { column, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { goodsFields } from './goods.entity.gen.ts';

export const list: ListDefinition = {
  screen: 'goods/list',
  route: '/goods/list',
  resource: 'goods',
  title: 'screen.goods/list.title',
  permissions: ['goods_manager'],
  urls: { list: '/goods-list', count: '/goods-count', download: '/goods-download' },
  downloadName: 'goods.xlsx',
  columns: [
    column(goodsFields.image, { label: 'goods.image', cell: 'image', width: 64 }),
    column(goodsFields.sku, {
      label: 'goods.sku', cell: 'code', show: 'always', sort: true, pin: 'left', link: '/goods/list',
    }),
    column(goodsFields.name, { label: 'goods.name', cell: 'text', show: 'always', sort: true, width: 300 }),
    column(goodsFields.barcode, { label: 'goods.barcode', cell: 'code', sort: true, width: 140 }),
    column(goodsFields.unit, { label: 'goods.unit', cell: 'enum' }),
    column(goodsFields.size, { label: 'goods.size', cell: 'text', show: 'optional' }),
    column(goodsFields.weight, { label: 'goods.weight', cell: 'number', sort: true }),
    column(goodsFields.dimensions, { label: 'goods.dimensions', cell: 'text', show: 'optional' }),
    column(goodsFields.retail_price, { label: 'goods.retail_price', cell: 'money', sort: true }),
    column(goodsFields.wholesale_price, { label: 'goods.wholesale_price', cell: 'money', show: 'optional', sort: true }),
    column(goodsFields.listed_price, { label: 'goods.listed_price', cell: 'money', show: 'optional', sort: true }),
    column(goodsFields.cost_price, { label: 'goods.cost_price', cell: 'money', sort: true }),
    column(goodsFields.origin, { label: 'goods.origin', cell: 'text', show: 'optional' }),
    column(goodsFields.element, { label: 'goods.element', cell: 'text', show: 'optional' }),
    column(goodsFields.has_expiry, { label: 'goods.has_expiry', cell: 'boolean', show: 'optional' }),
    column(goodsFields.images, { label: 'goods.images', cell: 'gallery', show: 'optional' }),
    column(goodsFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true }),
  ],
  filters: [
    filter(goodsFields.sku, { label: 'goods.sku', kind: 'text' }),
    filter(goodsFields.barcode, { label: 'goods.barcode', kind: 'text' }),
    filter(goodsFields.name, { label: 'goods.name', kind: 'text' }),
    filter(goodsFields.unit, { label: 'goods.unit', kind: 'multi_select' }),
    filter(goodsFields.retail_price, { label: 'goods.retail_price', kind: 'number_range' }),
    filter(goodsFields.weight, { label: 'goods.weight', kind: 'number_range' }),
    filter(goodsFields.has_expiry, { label: 'goods.has_expiry', kind: 'boolean', place: 'panel' }),
    filter(goodsFields.origin, { label: 'goods.origin', kind: 'text', place: 'panel' }),
    filter(goodsFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360, presets: [1, 7, 30, 90],
    }),
  ],
  counts: [],
  viewModes: [],
  sort: { field: 'sku', order: 'ASC' },
  pageSize: 20,
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/goods/list/create', permissions: ['goods_manager'],
      tone: 'success',
    },
  ],
  row: [],
  bulk: [],
  footer: [],
  open: '/goods/list',
  create: { route: '/goods/list/create', permissions: ['goods_manager'] },
  mobile: { title: 'name', lines: ['image', 'sku', 'unit', 'retail_price'] },
};

export default function GoodsList() {
  return <ListScreen list={list} />;
}
