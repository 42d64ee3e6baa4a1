// Generated from schemas/shop/stocks.list.json. Edit that file and run `npm run generate`.
import type { ListModel } from '#contract/model.ts';

export const stocksList: ListModel = {
  screen: 'shop/stocks',
  route: '/shop/stocks',
  module: 'shop',
  entity: 'goods_stock',
  permissions: ['stock_manager'],
  urls: { list: '/stock-list', count: '/stock-count' },
  downloadName: 'download.xlsx',
  columns: [
    {
      key: 'goods_id', steps: [], leaf: 'goods_id', type: 'reference', label: 'goods_stock.goods_id', cell: 'reference',
      show: 'default', sort: true, sum: false, footer: false, export: true,
    },
    {
      key: 'depot_id', steps: [], leaf: 'depot_id', type: 'reference', label: 'goods_stock.depot_id', cell: 'reference',
      show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'sku', steps: [], leaf: 'sku', type: 'code', label: 'goods_stock.sku', cell: 'code', show: 'default',
      sort: true, sum: false, footer: false, export: true,
    },
    {
      key: 'on_hand', steps: [], leaf: 'on_hand', type: 'integer', label: 'goods_stock.on_hand', cell: 'number',
      show: 'default', sort: true, sum: true, footer: false, export: true,
    },
    {
      key: 'available', steps: [], leaf: 'available', type: 'integer', label: 'goods_stock.available', cell: 'number',
      show: 'default', sort: false, sum: true, footer: false, export: true,
    },
    {
      key: 'cost', steps: [], leaf: 'cost', type: 'money', label: 'goods_stock.cost', cell: 'money', show: 'default',
      sort: false, sum: true, footer: false, export: true,
    },
    {
      key: 'value', steps: [], leaf: 'value', type: 'money', label: 'goods_stock.value', cell: 'money', show: 'default',
      sort: false, sum: true, footer: false, export: true,
    },
  ],
  filters: [
    {
      key: 'goods_id', steps: [], leaf: 'goods_id', type: 'reference', label: 'goods_stock.goods_id', kind: 'reference',
    },
    { key: 'sku', steps: [], leaf: 'sku', type: 'code', label: 'goods_stock.sku', kind: 'text' },
    { key: 'on_hand', steps: [], leaf: 'on_hand', type: 'integer', label: 'goods_stock.on_hand', kind: 'number_range' },
    { key: 'cost', steps: [], leaf: 'cost', type: 'money', label: 'goods_stock.cost', kind: 'number_range' },
  ],
  counts: [],
  viewModes: [],
  sort: { field: 'goods_id', order: 'ASC' },
  pageSize: 20,
};
