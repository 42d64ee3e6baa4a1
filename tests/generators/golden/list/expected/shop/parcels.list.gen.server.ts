// Generated from schemas/shop/parcels.list.json. Edit that file and run `npm run generate`.
import type { ListModel } from '#contract/model.ts';

export const parcelsList: ListModel = {
  screen: 'shop/parcels',
  route: '/shop/parcels',
  module: 'shop',
  entity: 'parcel',
  permissions: ['parcel_manager'],
  urls: { list: '/parcel-list', count: '/parcel-count', download: '/parcel-download' },
  downloadName: 'parcels.xlsx',
  where: { state: [0, 1] },
  columns: [
    {
      key: 'code', steps: [], leaf: 'code', type: 'code', label: 'parcel.code', cell: 'code', show: 'always',
      sort: true, sum: false, footer: false, export: true,
    },
    {
      key: 'created_at', steps: [], leaf: 'created_at', type: 'date_time', label: 'kit.field.created_at',
      cell: 'date_time', show: 'default', sort: true, sum: false, footer: false, export: true,
    },
    {
      key: 'state', steps: [], leaf: 'state', type: 'enum', label: 'parcel.state', cell: 'enum', show: 'default',
      sort: true, sum: false, footer: false, export: true,
    },
    {
      key: 'depot_id', steps: [], leaf: 'depot_id', type: 'reference', label: 'parcel.depot_id', cell: 'reference',
      show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'depot_id.code', steps: [{ field: 'depot_id', kind: 'reference', entity: 'depot' }], leaf: 'code',
      type: 'code', label: 'depot.code', cell: 'code', show: 'default', sort: false, sum: false, footer: false,
      export: true,
    },
    {
      key: 'receiver_phone', steps: [], leaf: 'receiver_phone', type: 'phone', label: 'parcel.receiver_phone',
      cell: 'phone', show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'price', steps: [], leaf: 'price', type: 'money', label: 'parcel.price', cell: 'money', show: 'default',
      sort: true, sum: true, footer: true, export: true,
    },
    {
      key: 'is_fragile', steps: [], leaf: 'is_fragile', type: 'boolean', label: 'parcel.is_fragile', cell: 'boolean',
      show: 'optional', sort: false, sum: false, footer: false, export: true, permissions: ['parcel_price'],
    },
    {
      key: 'images', steps: [], leaf: 'images', type: 'images', label: 'parcel.images', cell: 'gallery',
      show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'tracking', steps: [], leaf: 'tracking', type: 'tracking', label: 'parcel.tag', cell: 'TrackingTag',
      show: 'default', sort: false, sum: false, footer: false, export: false,
    },
    {
      key: 'return_code', steps: [], leaf: 'return_code', type: 'tracking', label: 'parcel.return_code',
      cell: 'tracking', show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'lines.sku', steps: [{ field: 'lines', kind: 'rows', entity: 'parcel_line' }], leaf: 'sku', type: 'code',
      label: 'parcel_line.sku', cell: 'code', show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'parcel_line' }], leaf: 'quantity',
      type: 'integer', label: 'parcel_line.quantity', cell: 'number', show: 'default', sort: false, sum: true,
      footer: false, export: true,
    },
  ],
  filters: [
    { key: 'code', steps: [], leaf: 'code', type: 'code', label: 'parcel.code', kind: 'text' },
    { key: 'tracking', steps: [], leaf: 'tracking', type: 'tracking', label: 'parcel.tracking', kind: 'code_list' },
    {
      key: 'receiver_phone', steps: [], leaf: 'receiver_phone', type: 'phone', label: 'parcel.receiver_phone',
      kind: 'phone',
    },
    { key: 'state', steps: [], leaf: 'state', type: 'enum', label: 'parcel.state', kind: 'multi_select', default: [0] },
    { key: 'depot_id', steps: [], leaf: 'depot_id', type: 'reference', label: 'parcel.depot_id', kind: 'reference' },
    { key: 'shelf_id', steps: [], leaf: 'shelf_id', type: 'reference', label: 'parcel.shelf_id', kind: 'reference' },
    {
      key: 'depot_id.code', steps: [{ field: 'depot_id', kind: 'reference', entity: 'depot' }], leaf: 'code',
      type: 'code', label: 'depot.code', kind: 'text',
    },
    {
      key: 'created_at', steps: [], leaf: 'created_at', type: 'date_time', label: 'kit.field.created_at',
      kind: 'date_range', maxDays: 90, default: { from: { today: -6 }, to: { today: 0 } },
    },
    { key: 'price', steps: [], leaf: 'price', type: 'money', label: 'parcel.price', kind: 'number_range' },
    { key: 'is_fragile', steps: [], leaf: 'is_fragile', type: 'boolean', label: 'parcel.is_fragile', kind: 'boolean' },
    {
      key: 'lines.sku', steps: [{ field: 'lines', kind: 'rows', entity: 'parcel_line' }], leaf: 'sku', type: 'code',
      label: 'parcel_line.sku', kind: 'text',
    },
  ],
  counts: [{ key: 'fresh', where: { state: [0] } }],
  viewModes: [
    { key: 'all' },
    { key: 'goods', columns: ['code', 'lines.sku', 'lines.quantity'], rows: 'lines' },
    { key: 'fresh', where: { state: [0], tracking: [null] }, badge: 'fresh', permissions: ['parcel_price'] },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  pageSize: 50,
};
