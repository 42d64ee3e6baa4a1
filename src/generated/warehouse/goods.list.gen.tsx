// Generated from schemas/warehouse/goods.list.json. Edit that file and run `npm run generate`.
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { goodsShelfFields } from './goods-shelf.entity.gen.ts';

export const list = createList({
  screen: 'goods/list',
  route: '/goods/list',
  resource: 'goods_shelf',
  title: 'screen.goods/list.title',
  permissions: ['goods_manager'],
  urls: { list: '/goods-list', count: '/goods-count', download: '/goods-download' },
  downloadName: 'goods.xlsx',
  columns: [
    column(goodsFields.image, { key: 'goods_id.image', label: 'goods.image', cell: 'image', width: 64 }),
    column(goodsFields.sku, {
      key: 'goods_id.sku', label: 'goods.sku', cell: 'code', show: 'always', sort: true, pin: 'left',
      link: '/goods/list',
    }),
    column(goodsFields.name, {
      key: 'goods_id.name', label: 'goods.name', cell: 'text', show: 'always', sort: true, width: 300,
    }),
    column(goodsShelfFields.goods_id, {
      label: 'goods_shelf.goods_id', cell: 'reference', show: 'optional', width: 280,
    }),
    column(goodsFields.barcode, {
      key: 'goods_id.barcode', label: 'goods.barcode', cell: 'code', sort: true, width: 140,
    }),
    column(goodsFields.category_id, { key: 'goods_id.category_id', label: 'goods.category_id', cell: 'reference' }),
    column(goodsFields.unit, { key: 'goods_id.unit', label: 'goods.unit', cell: 'enum' }),
    column(goodsFields.size, { key: 'goods_id.size', label: 'goods.size', cell: 'text', show: 'optional' }),
    column(goodsFields.weight, { key: 'goods_id.weight', label: 'goods.weight', cell: 'number', sort: true }),
    column(goodsFields.dimensions, {
      key: 'goods_id.dimensions', label: 'goods.dimensions', cell: 'text', show: 'optional',
    }),
    column(goodsShelfFields.on_hand, { label: 'goods_shelf.on_hand', cell: 'number', sort: true, sum: true }),
    column(goodsShelfFields.reserved, { label: 'goods_shelf.reserved', cell: 'number', sort: true, sum: true }),
    column(goodsShelfFields.unsellable, {
      label: 'goods_shelf.unsellable', cell: 'number', show: 'optional', sort: true, sum: true,
    }),
    column(goodsShelfFields.available, { label: 'goods_shelf.available', cell: 'number', sort: true, sum: true }),
    column(goodsShelfFields.export_quantity, {
      label: 'goods_shelf.export_quantity', cell: 'number', sort: true, sum: true,
    }),
    column(goodsShelfFields.incoming, { label: 'goods_shelf.incoming', cell: 'number', sort: true, sum: true }),
    column(goodsShelfFields.days_cover, { label: 'goods_shelf.days_cover', cell: 'number', sort: true }),
    column(goodsShelfFields.stock_state, { label: 'goods_shelf.stock_state', cell: 'enum' }),
    column(goodsShelfFields.min_stock, { label: 'goods_shelf.min_stock', cell: 'number', show: 'optional', sort: true }),
    column(goodsShelfFields.max_stock, { label: 'goods_shelf.max_stock', cell: 'number', show: 'optional', sort: true }),
    column(goodsFields.retail_price, {
      key: 'goods_id.retail_price', label: 'goods.retail_price', cell: 'money', sort: true,
    }),
    column(goodsFields.wholesale_price, {
      key: 'goods_id.wholesale_price', label: 'goods.wholesale_price', cell: 'money', show: 'optional', sort: true,
    }),
    column(goodsFields.listed_price, {
      key: 'goods_id.listed_price', label: 'goods.listed_price', cell: 'money', show: 'optional', sort: true,
    }),
    column(goodsFields.cost_price, { key: 'goods_id.cost_price', label: 'goods.cost_price', cell: 'money', sort: true }),
    column(goodsShelfFields.value, { label: 'goods_shelf.value', cell: 'money', sort: true, sum: true }),
    column(goodsShelfFields.nearest_expiry, {
      label: 'goods_shelf.nearest_expiry', cell: 'date', show: 'optional', sort: true,
    }),
    column(goodsFields.origin, { key: 'goods_id.origin', label: 'goods.origin', cell: 'text', show: 'optional' }),
    column(goodsFields.element, { key: 'goods_id.element', label: 'goods.element', cell: 'text', show: 'optional' }),
    column(goodsFields.has_expiry, {
      key: 'goods_id.has_expiry', label: 'goods.has_expiry', cell: 'boolean', show: 'optional',
    }),
    column(goodsFields.images, { key: 'goods_id.images', label: 'goods.images', cell: 'gallery', show: 'optional' }),
    column(goodsFields.created_at, {
      key: 'goods_id.created_at', label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(goodsFields.supplier_id, {
      key: 'goods_id.supplier_id', label: 'goods.supplier_id', cell: 'reference', show: 'optional',
    }),
  ],
  filters: [
    filter(goodsFields.sku, { key: 'goods_id.sku', label: 'goods.sku', kind: 'text' }),
    filter(goodsFields.barcode, { key: 'goods_id.barcode', label: 'goods.barcode', kind: 'text' }),
    filter(goodsFields.name, { key: 'goods_id.name', label: 'goods.name', kind: 'text' }),
    filter(goodsFields.category_id, { key: 'goods_id.category_id', label: 'goods.category_id', kind: 'reference' }),
    filter(goodsFields.profile_id, {
      key: 'goods_id.profile_id', label: 'goods.profile_id', kind: 'reference', place: 'panel',
    }),
    filter(goodsFields.unit, { key: 'goods_id.unit', label: 'goods.unit', kind: 'multi_select' }),
    filter(goodsShelfFields.available, { label: 'goods_shelf.available', kind: 'number_range' }),
    filter(goodsShelfFields.stock_state, { label: 'goods_shelf.stock_state', kind: 'multi_select' }),
    filter(goodsFields.retail_price, {
      key: 'goods_id.retail_price', label: 'goods.retail_price', kind: 'number_range',
    }),
    filter(goodsFields.weight, { key: 'goods_id.weight', label: 'goods.weight', kind: 'number_range' }),
    filter(goodsFields.has_expiry, {
      key: 'goods_id.has_expiry', label: 'goods.has_expiry', kind: 'boolean', place: 'panel',
    }),
    filter(goodsFields.origin, { key: 'goods_id.origin', label: 'goods.origin', kind: 'text', place: 'panel' }),
    filter(goodsFields.created_at, {
      key: 'goods_id.created_at', label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360,
      presets: [1, 7, 30, 90],
    }),
    filter(goodsFields.supplier_id, {
      key: 'goods_id.supplier_id', label: 'goods.supplier_id', kind: 'reference', place: 'panel',
    }),
    filter(goodsShelfFields.nearest_expiry, {
      label: 'goods_shelf.nearest_expiry', kind: 'date_range', place: 'panel', maxDays: null,
    }),
    filter(goodsShelfFields.days_cover, { label: 'goods_shelf.days_cover', kind: 'number_range', place: 'panel' }),
  ],
  counts: ['articles', 'low', 'out', 'expiring', 'cover_week'],
  viewModes: [
    { key: 'all', label: 'screen.goods/list.mode.all' },
    { key: 'low', label: 'screen.goods/list.mode.low', badge: 'low' },
    { key: 'out', label: 'screen.goods/list.mode.out', badge: 'out' },
    { key: 'expiring', label: 'screen.goods/list.mode.expiring', badge: 'expiring' },
    { key: 'archived', label: 'screen.goods/list.mode.archived' },
  ],
  sort: { field: 'goods_id.sku', order: 'ASC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/goods/list/create', permissions: ['goods_manager'],
      tone: 'success',
    },
    { key: 'import', label: 'action.import', route: '/goods/list/import', permissions: ['goods_manager'] },
    {
      key: 'expiring', label: 'screen.goods/list.action.expiring', route: '/goods/list/expiring',
      permissions: ['goods_manager'],
    },
    {
      key: 'levels', label: 'screen.goods/list.action.levels', route: '/goods/list/stock',
      permissions: ['goods_manager'],
    },
    {
      key: 'cover', label: 'screen.goods/list.action.cover', route: '/administration/goods-report/cover',
      permissions: ['administration_goods_report', 'goods_manager'],
    },
  ],
  row: [
    {
      key: 'print_label', label: 'screen.goods/list.action.print_label',
      print: async () => (await import('#generated/goods/goods-label.print.gen.ts')).goodsLabelPrint,
    },
    {
      key: 'moves', label: 'screen.goods/list.action.moves', route: '/goods/list/moves',
      filter: { goods_id: { from: 'goods_id', choice: true } }, permissions: ['goods_manager'],
    },
    {
      key: 'stamps', label: 'screen.goods/list.action.stamps', route: '/nsca/stamp',
      filter: { goods_id: { from: 'goods_id', choice: true } }, permissions: ['nsca_stamp'],
    },
    {
      key: 'combos', label: 'screen.goods/list.action.combos', route: '/goods/combo/parts',
      filter: { goods_id: { from: 'goods_id', choice: true } }, permissions: ['goods_manager'],
    },
  ],
  bulk: [
    { key: 'reserve', label: 'action.reserve', form: 'reserve-goods', permissions: ['goods_reserved'] },
    { key: 'transfer', label: 'action.transfer', form: 'transfer-goods', permissions: ['goods_transfer'] },
    { key: 'push', label: 'action.push', form: 'push-goods', permissions: ['goods_syn_e_market', 'customer_account'] },
    {
      key: 'print_labels', label: 'screen.goods/list.action.print_labels',
      print: async () => (await import('#generated/goods/goods-label.print.gen.ts')).goodsLabelPrint,
    },
    { key: 'set_active', label: 'action.set_active', form: 'set-goods-active', permissions: ['goods_manager'] },
  ],
  open: '/goods/list',
  mobile: { title: 'goods_id.name', lines: ['goods_id.image', 'goods_id.sku', 'goods_id.retail_price', 'available'] },
  tiles: [
    { key: 'articles', label: 'screen.goods/list.tile.articles', count: 'articles' },
    { key: 'on_hand', label: 'screen.goods/list.tile.on_hand', sum: 'on_hand', tone: 'progress' },
    { key: 'value', label: 'screen.goods/list.tile.value', sum: 'value' },
    { key: 'low', label: 'screen.goods/list.tile.low', count: 'low', tone: 'warning' },
    { key: 'out', label: 'screen.goods/list.tile.out', count: 'out', tone: 'danger' },
  ],
});

export default function GoodsList() {
  return <ListScreen list={list} />;
}
