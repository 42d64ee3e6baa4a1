// Generated from schemas/pos/order-list.list.json. Edit that file and run `npm run generate`.
import type { ListModel } from '#contract/model.ts';

export const orderList: ListModel = {
  screen: 'pos/order-list',
  route: '/pos/order-list',
  module: 'pos',
  entity: 'pos_sale',
  permissions: ['pos_order_list'],
  urls: { list: '/pos-sale-list', count: '/pos-sale-count', download: '/pos-sale-download' },
  downloadName: 'pos-sales.xlsx',
  columns: [
    {
      key: 'code', steps: [], leaf: 'code', type: 'code', label: 'pos_sale.code', cell: 'code', show: 'always',
      sort: true, sum: false, footer: false, export: true,
    },
    {
      key: 'paid_at', steps: [], leaf: 'paid_at', type: 'date_time', label: 'pos_sale.paid_at', cell: 'date_time',
      show: 'default', sort: true, sum: false, footer: false, export: true,
    },
    {
      key: 'pos_id', steps: [], leaf: 'pos_id', type: 'reference', label: 'pos_sale.pos_id', cell: 'reference',
      show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'buyer_name', steps: [], leaf: 'buyer_name', type: 'text', label: 'pos_sale.buyer_name', cell: 'text',
      show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'buyer_phone', steps: [], leaf: 'buyer_phone', type: 'phone', label: 'pos_sale.buyer_phone', cell: 'phone',
      show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'goods_quantity', steps: [], leaf: 'goods_quantity', type: 'integer', label: 'pos_sale.goods_quantity',
      cell: 'number', show: 'default', sort: true, sum: true, footer: false, export: true,
    },
    {
      key: 'total', steps: [], leaf: 'total', type: 'money', label: 'pos_sale.total', cell: 'money', show: 'default',
      sort: true, sum: true, footer: false, export: true,
    },
    {
      key: 'cash', steps: [], leaf: 'cash', type: 'money', label: 'pos_sale.cash', cell: 'money', show: 'default',
      sort: false, sum: true, footer: false, export: true,
    },
    {
      key: 'change', steps: [], leaf: 'change', type: 'money', label: 'pos_sale.change', cell: 'money', show: 'default',
      sort: false, sum: true, footer: false, export: true,
    },
    {
      key: 'seller_id', steps: [], leaf: 'seller_id', type: 'reference', label: 'pos_sale.seller_id', cell: 'reference',
      show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'note', steps: [], leaf: 'note', type: 'long_text', label: 'pos_sale.note', cell: 'text', show: 'default',
      sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'lines.sku', steps: [{ field: 'lines', kind: 'rows', entity: 'pos_sale_line' }], leaf: 'sku', type: 'code',
      label: 'pos_sale_line.sku', cell: 'code', show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'lines.name', steps: [{ field: 'lines', kind: 'rows', entity: 'pos_sale_line' }], leaf: 'name', type: 'text',
      label: 'pos_sale_line.name', cell: 'text', show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'pos_sale_line' }], leaf: 'quantity',
      type: 'integer', label: 'pos_sale_line.quantity', cell: 'number', show: 'default', sort: false, sum: false,
      footer: false, export: true,
    },
    {
      key: 'lines.unit_price', steps: [{ field: 'lines', kind: 'rows', entity: 'pos_sale_line' }], leaf: 'unit_price',
      type: 'money', label: 'pos_sale_line.unit_price', cell: 'money', show: 'default', sort: false, sum: false,
      footer: false, export: true,
    },
    {
      key: 'lines.amount', steps: [{ field: 'lines', kind: 'rows', entity: 'pos_sale_line' }], leaf: 'amount',
      type: 'money', label: 'pos_sale_line.amount', cell: 'money', show: 'default', sort: false, sum: false,
      footer: false, export: true,
    },
  ],
  filters: [
    { key: 'code', steps: [], leaf: 'code', type: 'code', label: 'pos_sale.code', kind: 'text' },
    { key: 'buyer_phone', steps: [], leaf: 'buyer_phone', type: 'phone', label: 'pos_sale.buyer_phone', kind: 'phone' },
    {
      key: 'paid_at', steps: [], leaf: 'paid_at', type: 'date_time', label: 'pos_sale.paid_at', kind: 'date_range',
      maxDays: 360,
    },
    { key: 'pos_id', steps: [], leaf: 'pos_id', type: 'reference', label: 'pos_sale.pos_id', kind: 'reference' },
    { key: 'total', steps: [], leaf: 'total', type: 'money', label: 'pos_sale.total', kind: 'number_range' },
    {
      key: 'seller_id', steps: [], leaf: 'seller_id', type: 'reference', label: 'pos_sale.seller_id', kind: 'reference',
    },
    {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'pos_sale_line' }], leaf: 'goods_id',
      type: 'reference', label: 'pos_sale_line.goods_id', kind: 'reference',
    },
  ],
  counts: [],
  viewModes: [
    { key: 'sales' },
    {
      key: 'goods',
      columns: [
        'code', 'paid_at', 'pos_id', 'lines.sku', 'lines.name', 'lines.quantity', 'lines.unit_price', 'lines.amount',
      ],
      rows: 'lines',
    },
  ],
  sort: { field: 'paid_at', order: 'DESC' },
  pageSize: 20,
};
