// Generated from schemas/goods/stamps.list.json. Edit that file and run `npm run generate`.
import type { ListModel } from '#contract/model.ts';

export const stampsList: ListModel = {
  screen: 'nsca/stamp',
  route: '/nsca/stamp',
  module: 'goods',
  entity: 'stamp',
  permissions: ['nsca_stamp'],
  urls: { list: '/stamp-list', count: '/stamp-count', download: '/stamp-download' },
  downloadName: 'stamps.xlsx',
  columns: [
    {
      key: 'code', steps: [], leaf: 'code', type: 'code', label: 'stamp.code', cell: 'code', show: 'always', sort: true,
      sum: false, footer: false, export: true,
    },
    {
      key: 'hash_code', steps: [], leaf: 'hash_code', type: 'code', label: 'stamp.hash_code', cell: 'code',
      show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'goods_id', steps: [], leaf: 'goods_id', type: 'reference', label: 'stamp.goods_id', cell: 'reference',
      show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'status', steps: [], leaf: 'status', type: 'enum', label: 'stamp.status', cell: 'enum', show: 'default',
      sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'basket_code', steps: [], leaf: 'basket_code', type: 'code', label: 'stamp.basket_code', cell: 'code',
      show: 'optional', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'expired_date', steps: [], leaf: 'expired_date', type: 'date', label: 'stamp.expired_date', cell: 'date',
      show: 'default', sort: true, sum: false, footer: false, export: true,
    },
    {
      key: 'scan_count', steps: [], leaf: 'scan_count', type: 'integer', label: 'stamp.scan_count', cell: 'number',
      show: 'default', sort: true, sum: false, footer: false, export: true,
    },
    {
      key: 'first_scan_at', steps: [], leaf: 'first_scan_at', type: 'date_time', label: 'stamp.first_scan_at',
      cell: 'date_time', show: 'optional', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'activated_at', steps: [], leaf: 'activated_at', type: 'date_time', label: 'stamp.activated_at',
      cell: 'date_time', show: 'default', sort: true, sum: false, footer: false, export: true,
    },
    {
      key: 'created_at', steps: [], leaf: 'created_at', type: 'date_time', label: 'kit.field.created_at',
      cell: 'date_time', show: 'default', sort: true, sum: false, footer: false, export: true,
    },
  ],
  filters: [
    { key: 'code', steps: [], leaf: 'code', type: 'code', label: 'stamp.code', kind: 'text' },
    { key: 'goods_id', steps: [], leaf: 'goods_id', type: 'reference', label: 'stamp.goods_id', kind: 'reference' },
    { key: 'status', steps: [], leaf: 'status', type: 'enum', label: 'stamp.status', kind: 'multi_select' },
    { key: 'basket_code', steps: [], leaf: 'basket_code', type: 'code', label: 'stamp.basket_code', kind: 'text' },
    {
      key: 'expired_date', steps: [], leaf: 'expired_date', type: 'date', label: 'stamp.expired_date',
      kind: 'date_range', maxDays: 360,
    },
    {
      key: 'activated_at', steps: [], leaf: 'activated_at', type: 'date_time', label: 'stamp.activated_at',
      kind: 'date_range', maxDays: 360,
    },
    {
      key: 'created_at', steps: [], leaf: 'created_at', type: 'date_time', label: 'kit.field.created_at',
      kind: 'date_range', maxDays: 360,
    },
  ],
  counts: [],
  viewModes: [],
  sort: { field: 'code', order: 'ASC' },
  pageSize: 20,
};
