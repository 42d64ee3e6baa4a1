// Generated from schemas/shop/sales.list.json. Edit that file and run `npm run generate`.
import type { ListModel } from '#contract/model.ts';

export const salesList: ListModel = {
  screen: 'shop/sales',
  route: '/shop/sales',
  module: 'shop',
  entity: 'sale',
  permissions: ['sale_report'],
  urls: { list: '/sale-list' },
  downloadName: 'download.xlsx',
  columns: [
    {
      key: 'kind', steps: [], leaf: 'kind', type: 'enum', label: 'sale.kind', cell: 'enum', show: 'default',
      sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'source', steps: [], leaf: 'source', type: 'integer', label: 'sale.source', cell: 'number', show: 'default',
      sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'sold_at', steps: [], leaf: 'sold_at', type: 'date_time', label: 'sale.sold_at', cell: 'date_time',
      show: 'default', sort: true, sum: false, footer: false, export: true,
    },
    {
      key: 'total', steps: [], leaf: 'total', type: 'money', label: 'sale.total', cell: 'money', show: 'default',
      sort: false, sum: true, footer: false, export: true,
    },
    {
      key: 'depot_id', steps: [], leaf: 'depot_id', type: 'reference', label: 'sale.depot_id', cell: 'reference',
      show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'is_large', steps: [], leaf: 'is_large', type: 'boolean', label: 'sale.is_large', cell: 'boolean',
      show: 'default', sort: false, sum: false, footer: false, export: true,
    },
  ],
  filters: [
    { key: 'kind', steps: [], leaf: 'kind', type: 'enum', label: 'sale.kind', kind: 'multi_select' },
    {
      key: 'sold_at', steps: [], leaf: 'sold_at', type: 'date_time', label: 'sale.sold_at', kind: 'date_range',
      maxDays: 360,
    },
  ],
  counts: [],
  viewModes: [],
  sort: { field: 'sold_at', order: 'DESC' },
  pageSize: 20,
};
