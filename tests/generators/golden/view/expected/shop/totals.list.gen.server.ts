// Generated from schemas/shop/totals.list.json. Edit that file and run `npm run generate`.
import type { ListModel } from '#contract/model.ts';

export const totalsList: ListModel = {
  screen: 'shop/totals',
  route: '/shop/totals',
  module: 'shop',
  entity: 'goods_total',
  permissions: ['stock_manager'],
  urls: { list: '/total-list' },
  downloadName: 'download.xlsx',
  columns: [
    {
      key: 'goods_id', steps: [], leaf: 'goods_id', type: 'reference', label: 'goods_total.goods_id', cell: 'reference',
      show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'sku', steps: [], leaf: 'sku', type: 'code', label: 'goods_total.sku', cell: 'code', show: 'default',
      sort: true, sum: false, footer: false, export: true,
    },
    {
      key: 'on_hand', steps: [], leaf: 'on_hand', type: 'integer', label: 'goods_total.on_hand', cell: 'number',
      show: 'default', sort: true, sum: true, footer: false, export: true,
    },
    {
      key: 'places', steps: [], leaf: 'places', type: 'integer', label: 'goods_total.places', cell: 'number',
      show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'dearest', steps: [], leaf: 'dearest', type: 'money', label: 'goods_total.dearest', cell: 'money',
      show: 'default', sort: false, sum: false, footer: false, export: true,
    },
  ],
  filters: [
    {
      key: 'goods_id', steps: [], leaf: 'goods_id', type: 'reference', label: 'goods_total.goods_id', kind: 'reference',
    },
  ],
  counts: [],
  viewModes: [],
  sort: { field: 'goods_id', order: 'ASC' },
  pageSize: 20,
};
