// Generated from schemas/stock/stock-levels.list.json. Edit that file and run `npm run generate`.
import type { ListModel } from '#contract/model.ts';

export const stockLevelsList: ListModel = {
  screen: 'goods/list/stock',
  route: '/goods/list/stock',
  module: 'stock',
  entity: 'stock_level',
  permissions: ['goods_manager'],
  urls: { list: '/stock-level-list', count: '/stock-level-count', download: '/stock-level-download' },
  downloadName: 'stock.xlsx',
  columns: [
    {
      key: 'goods_id.image', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], leaf: 'image',
      type: 'image', label: 'goods.image', cell: 'image', show: 'default', sort: false, sum: false, footer: false,
      export: true,
    },
    {
      key: 'goods_id.sku', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], leaf: 'sku',
      type: 'code', label: 'goods.sku', cell: 'code', show: 'always', sort: true, sum: false, footer: false,
      export: true,
    },
    {
      key: 'goods_id.name', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], leaf: 'name',
      type: 'text', label: 'goods.name', cell: 'text', show: 'default', sort: false, sum: false, footer: false,
      export: true,
    },
    {
      key: 'warehouse_id', steps: [], leaf: 'warehouse_id', type: 'reference', label: 'stock_level.warehouse_id',
      cell: 'reference', show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'goods_id.unit', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], leaf: 'unit',
      type: 'enum', label: 'goods.unit', cell: 'enum', show: 'default', sort: false, sum: false, footer: false,
      export: true,
    },
    {
      key: 'on_hand', steps: [], leaf: 'on_hand', type: 'integer', label: 'stock_level.on_hand', cell: 'number',
      show: 'default', sort: true, sum: true, footer: true, export: true,
    },
    {
      key: 'reserved', steps: [], leaf: 'reserved', type: 'integer', label: 'stock_level.reserved', cell: 'number',
      show: 'default', sort: true, sum: true, footer: true, export: true,
    },
    {
      key: 'available', steps: [], leaf: 'available', type: 'integer', label: 'stock_level.available', cell: 'number',
      show: 'default', sort: false, sum: false, footer: false, export: true,
    },
  ],
  filters: [
    {
      key: 'goods_id', steps: [], leaf: 'goods_id', type: 'reference', label: 'stock_level.goods_id', kind: 'reference',
    },
    {
      key: 'warehouse_id', steps: [], leaf: 'warehouse_id', type: 'reference', label: 'stock_level.warehouse_id',
      kind: 'reference',
    },
    { key: 'on_hand', steps: [], leaf: 'on_hand', type: 'integer', label: 'stock_level.on_hand', kind: 'number_range' },
    {
      key: 'reserved', steps: [], leaf: 'reserved', type: 'integer', label: 'stock_level.reserved',
      kind: 'number_range',
    },
  ],
  counts: [],
  viewModes: [],
  sort: { field: 'goods_id.sku', order: 'ASC' },
  pageSize: 20,
};
