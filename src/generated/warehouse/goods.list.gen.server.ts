// Generated from schemas/warehouse/goods.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { goodsShelfFields } from './goods-shelf.entity.gen.ts';

export const goodsList = createList({
  screen: 'goods/list',
  route: '/goods/list',
  module: 'warehouse',
  entity: 'goods_shelf',
  permissions: ['goods_manager'],
  urls: { list: '/goods-list', count: '/goods-count', download: '/goods-download' },
  downloadName: 'goods.xlsx',
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
      show: 'always', sort: true,
    }),
    column(goodsShelfFields.goods_id, { label: 'goods_shelf.goods_id', show: 'optional' }),
    column(goodsFields.barcode, {
      key: 'goods_id.barcode', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.barcode', sort: true,
    }),
    column(goodsFields.category_id, {
      key: 'goods_id.category_id', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.category_id',
    }),
    column(goodsFields.unit, {
      key: 'goods_id.unit', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.unit',
    }),
    column(goodsFields.size, {
      key: 'goods_id.size', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.size',
      show: 'optional',
    }),
    column(goodsFields.weight, {
      key: 'goods_id.weight', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.weight',
      sort: true,
    }),
    column(goodsFields.dimensions, {
      key: 'goods_id.dimensions', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.dimensions', show: 'optional',
    }),
    column(goodsShelfFields.on_hand, { label: 'goods_shelf.on_hand', sort: true, sum: true }),
    column(goodsShelfFields.reserved, { label: 'goods_shelf.reserved', sort: true, sum: true }),
    column(goodsShelfFields.unsellable, { label: 'goods_shelf.unsellable', show: 'optional', sort: true, sum: true }),
    column(goodsShelfFields.available, { label: 'goods_shelf.available', sort: true, sum: true }),
    column(goodsShelfFields.export_quantity, { label: 'goods_shelf.export_quantity', sort: true, sum: true }),
    column(goodsShelfFields.incoming, { label: 'goods_shelf.incoming', sort: true, sum: true }),
    column(goodsShelfFields.days_cover, { label: 'goods_shelf.days_cover', sort: true }),
    column(goodsShelfFields.stock_state, { label: 'goods_shelf.stock_state' }),
    column(goodsShelfFields.min_stock, { label: 'goods_shelf.min_stock', show: 'optional', sort: true }),
    column(goodsShelfFields.max_stock, { label: 'goods_shelf.max_stock', show: 'optional', sort: true }),
    column(goodsFields.retail_price, {
      key: 'goods_id.retail_price', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.retail_price', sort: true,
    }),
    column(goodsFields.wholesale_price, {
      key: 'goods_id.wholesale_price', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.wholesale_price', show: 'optional', sort: true,
    }),
    column(goodsFields.listed_price, {
      key: 'goods_id.listed_price', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.listed_price', show: 'optional', sort: true,
    }),
    column(goodsFields.cost_price, {
      key: 'goods_id.cost_price', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.cost_price', sort: true,
    }),
    column(goodsShelfFields.value, { label: 'goods_shelf.value', sort: true, sum: true }),
    column(goodsShelfFields.nearest_expiry, { label: 'goods_shelf.nearest_expiry', show: 'optional', sort: true }),
    column(goodsFields.origin, {
      key: 'goods_id.origin', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.origin',
      show: 'optional',
    }),
    column(goodsFields.element, {
      key: 'goods_id.element', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.element', show: 'optional',
    }),
    column(goodsFields.has_expiry, {
      key: 'goods_id.has_expiry', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.has_expiry', show: 'optional',
    }),
    column(goodsFields.images, {
      key: 'goods_id.images', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.images',
      show: 'optional',
    }),
    column(goodsFields.created_at, {
      key: 'goods_id.created_at', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'kit.field.created_at', show: 'optional', sort: true,
    }),
    column(goodsFields.supplier_id, {
      key: 'goods_id.supplier_id', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.supplier_id', show: 'optional',
    }),
  ],
  filters: [
    filter(goodsFields.sku, {
      key: 'goods_id.sku', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.sku',
      kind: 'text',
    }),
    filter(goodsFields.barcode, {
      key: 'goods_id.barcode', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.barcode', kind: 'text',
    }),
    filter(goodsFields.name, {
      key: 'goods_id.name', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.name',
      kind: 'text',
    }),
    filter(goodsFields.category_id, {
      key: 'goods_id.category_id', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.category_id', kind: 'reference',
    }),
    filter(goodsFields.profile_id, {
      key: 'goods_id.profile_id', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.profile_id', kind: 'reference',
    }),
    filter(goodsFields.unit, {
      key: 'goods_id.unit', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.unit',
      kind: 'multi_select',
    }),
    filter(goodsShelfFields.available, { label: 'goods_shelf.available', kind: 'number_range' }),
    filter(goodsShelfFields.stock_state, { label: 'goods_shelf.stock_state', kind: 'multi_select' }),
    filter(goodsFields.retail_price, {
      key: 'goods_id.retail_price', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.retail_price', kind: 'number_range',
    }),
    filter(goodsFields.weight, {
      key: 'goods_id.weight', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.weight',
      kind: 'number_range',
    }),
    filter(goodsFields.has_expiry, {
      key: 'goods_id.has_expiry', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.has_expiry', kind: 'boolean',
    }),
    filter(goodsFields.origin, {
      key: 'goods_id.origin', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.origin',
      kind: 'text',
    }),
    filter(goodsFields.created_at, {
      key: 'goods_id.created_at', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 360,
    }),
    filter(goodsFields.supplier_id, {
      key: 'goods_id.supplier_id', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.supplier_id', kind: 'reference',
    }),
    filter(goodsShelfFields.nearest_expiry, { label: 'goods_shelf.nearest_expiry', kind: 'date_range', maxDays: null }),
    filter(goodsShelfFields.days_cover, { label: 'goods_shelf.days_cover', kind: 'number_range' }),
  ],
  counts: [
    { key: 'articles', where: { 'goods_id.active': true } },
    { key: 'low', where: { stock_state: ['low'], 'goods_id.active': true } },
    { key: 'out', where: { stock_state: ['out'], 'goods_id.active': true } },
    {
      key: 'expiring', where: { nearest_expiry: { to: { today: 30 } }, on_hand: { from: 1 }, 'goods_id.active': true },
    },
    { key: 'cover_week', where: { days_cover: { to: 6 }, 'goods_id.active': true } },
  ],
  statistics: [
    { key: 'low', label: 'screen.goods/list.statistic.low', count: 'low', mode: 'low' },
    { key: 'expiring', label: 'screen.goods/list.statistic.expiring', count: 'expiring', mode: 'expiring' },
    { key: 'cover_week', label: 'screen.goods/list.statistic.cover_week', count: 'cover_week', mode: 'all' },
  ],
  viewModes: [
    { key: 'all', where: { 'goods_id.active': true } },
    { key: 'low', where: { stock_state: ['low'], 'goods_id.active': true }, badge: 'low' },
    { key: 'out', where: { stock_state: ['out'], 'goods_id.active': true }, badge: 'out' },
    {
      key: 'expiring', where: { nearest_expiry: { to: { today: 30 } }, on_hand: { from: 1 }, 'goods_id.active': true },
      badge: 'expiring',
    },
    { key: 'archived', where: { 'goods_id.active': false } },
  ],
  sort: { field: 'goods_id.sku', order: 'ASC' },
});
