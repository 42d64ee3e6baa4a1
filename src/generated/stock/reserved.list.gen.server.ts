// Generated from schemas/stock/reserved.list.json. Edit that file and run `npm run generate`.
import type { ListModel } from '#contract/model.ts';

export const reservedList: ListModel = {
  screen: 'goods/reserved',
  route: '/goods/reserved',
  module: 'stock',
  entity: 'reservation',
  permissions: ['goods_manager'],
  urls: { list: '/reservation-list', count: '/reservation-count', download: '/reservation-download' },
  downloadName: 'reserved.xlsx',
  columns: [
    {
      key: 'goods_id', steps: [], leaf: 'goods_id', type: 'reference', label: 'reservation.goods_id', cell: 'reference',
      show: 'always', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'warehouse_id', steps: [], leaf: 'warehouse_id', type: 'reference', label: 'reservation.warehouse_id',
      cell: 'reference', show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'quantity', steps: [], leaf: 'quantity', type: 'integer', label: 'reservation.quantity', cell: 'number',
      show: 'default', sort: true, sum: true, footer: true, export: true,
    },
    {
      key: 'reason', steps: [], leaf: 'reason', type: 'enum', label: 'reservation.reason', cell: 'enum',
      show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'document_code', steps: [], leaf: 'document_code', type: 'code', label: 'reservation.document_code',
      cell: 'code', show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'reserved_at', steps: [], leaf: 'reserved_at', type: 'date_time', label: 'reservation.reserved_at',
      cell: 'date_time', show: 'default', sort: true, sum: false, footer: false, export: true,
    },
    {
      key: 'expires_at', steps: [], leaf: 'expires_at', type: 'date_time', label: 'reservation.expires_at',
      cell: 'date_time', show: 'default', sort: true, sum: false, footer: false, export: true,
    },
    {
      key: 'status', steps: [], leaf: 'status', type: 'enum', label: 'reservation.status', cell: 'enum',
      show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'cancel_type', steps: [], leaf: 'cancel_type', type: 'enum', label: 'reservation.cancel_type', cell: 'enum',
      show: 'optional', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'released_at', steps: [], leaf: 'released_at', type: 'date_time', label: 'reservation.released_at',
      cell: 'date_time', show: 'optional', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'created_by', steps: [], leaf: 'created_by', type: 'reference', label: 'kit.field.created_by',
      cell: 'reference', show: 'optional', sort: false, sum: false, footer: false, export: true,
    },
  ],
  filters: [
    {
      key: 'goods_id', steps: [], leaf: 'goods_id', type: 'reference', label: 'reservation.goods_id', kind: 'reference',
    },
    {
      key: 'warehouse_id', steps: [], leaf: 'warehouse_id', type: 'reference', label: 'reservation.warehouse_id',
      kind: 'reference',
    },
    {
      key: 'document_code', steps: [], leaf: 'document_code', type: 'code', label: 'reservation.document_code',
      kind: 'text',
    },
    { key: 'reason', steps: [], leaf: 'reason', type: 'enum', label: 'reservation.reason', kind: 'multi_select' },
    {
      key: 'reserved_at', steps: [], leaf: 'reserved_at', type: 'date_time', label: 'reservation.reserved_at',
      kind: 'date_range', maxDays: 360,
    },
    {
      key: 'expires_at', steps: [], leaf: 'expires_at', type: 'date_time', label: 'reservation.expires_at',
      kind: 'date_range', maxDays: 360,
    },
    {
      key: 'cancel_type', steps: [], leaf: 'cancel_type', type: 'enum', label: 'reservation.cancel_type',
      kind: 'multi_select',
    },
  ],
  counts: [{ key: 'active', where: { status: [1] } }],
  viewModes: [
    { key: 'active', where: { status: [1] }, badge: 'active' },
    { key: 'released', where: { status: [0] } },
    { key: 'all' },
  ],
  sort: { field: 'reserved_at', order: 'DESC' },
  pageSize: 20,
};
