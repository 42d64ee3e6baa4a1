// Generated from schemas/shop/stock-levels.list.json. Edit that file and run `npm run generate`.
import type { ListModel } from '#contract/model.ts';

export const stockLevelsList: ListModel = {
  screen: 'shop/stock-levels',
  route: '/shop/stock-levels',
  module: 'shop',
  entity: 'stock_level',
  permissions: ['stock_manager'],
  urls: { list: '/stock-level-list' },
  downloadName: 'download.xlsx',
  columns: [
    {
      key: 'goods_id', steps: [], leaf: 'goods_id', type: 'reference', label: 'stock_level.goods_id', cell: 'reference',
      show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'on_hand', steps: [], leaf: 'on_hand', type: 'integer', label: 'stock_level.on_hand', cell: 'number',
      show: 'default', sort: false, sum: true, footer: false, export: true,
    },
    {
      key: 'available', steps: [], leaf: 'available', type: 'integer', label: 'stock_level.available', cell: 'number',
      show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'created_at', steps: [], leaf: 'created_at', type: 'date_time', label: 'kit.field.created_at',
      cell: 'date_time', show: 'default', sort: true, sum: false, footer: false, export: true,
    },
  ],
  filters: [{ key: 'cell', steps: [], leaf: 'cell', type: 'code', label: 'stock_level.cell', kind: 'text' }],
  counts: [],
  viewModes: [],
  sort: { field: 'created_at', order: 'DESC' },
  pageSize: 20,
};
