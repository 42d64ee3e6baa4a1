// Generated from schemas/shop/sold.list.json. Edit that file and run `npm run generate`.
import type { ListModel } from '#contract/model.ts';

export const soldList: ListModel = {
  screen: 'shop/sold',
  route: '/shop/sold',
  module: 'shop',
  entity: 'sale_line',
  permissions: ['sale_report'],
  urls: { list: '/sold-list' },
  downloadName: 'download.xlsx',
  columns: [
    {
      key: 'goods_id', steps: [], leaf: 'goods_id', type: 'reference', label: 'sale_line.goods_id', cell: 'reference',
      show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'sold', steps: [], leaf: 'sold', type: 'integer', label: 'sale_line.sold', cell: 'number', show: 'default',
      sort: true, sum: false, footer: false, export: true,
    },
    {
      key: 'large', steps: [], leaf: 'large', type: 'integer', label: 'sale_line.large', cell: 'number',
      show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'last_at', steps: [], leaf: 'last_at', type: 'date_time', label: 'sale_line.last_at', cell: 'date_time',
      show: 'default', sort: false, sum: false, footer: false, export: true,
    },
  ],
  filters: [],
  counts: [],
  viewModes: [],
  sort: { field: 'goods_id', order: 'ASC' },
  pageSize: 20,
};
