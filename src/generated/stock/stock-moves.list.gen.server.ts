// Generated from schemas/stock/stock-moves.list.json. Edit that file and run `npm run generate`.
import type { ListModel } from '#contract/model.ts';

export const stockMovesList: ListModel = {
  screen: 'goods/list/moves',
  route: '/goods/list/moves',
  module: 'stock',
  entity: 'stock_move',
  permissions: ['goods_manager'],
  urls: { list: '/stock-move-list', count: '/stock-move-count', download: '/stock-move-download' },
  downloadName: 'stock-moves.xlsx',
  columns: [
    {
      key: 'created_at', steps: [], leaf: 'created_at', type: 'date_time', label: 'kit.field.created_at',
      cell: 'date_time', show: 'always', sort: true, sum: false, footer: false, export: true,
    },
    {
      key: 'goods_id', steps: [], leaf: 'goods_id', type: 'reference', label: 'stock_move.goods_id', cell: 'reference',
      show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'quantity', steps: [], leaf: 'quantity', type: 'integer', label: 'stock_move.quantity', cell: 'number',
      show: 'default', sort: true, sum: true, footer: false, export: true,
    },
    {
      key: 'reason', steps: [], leaf: 'reason', type: 'enum', label: 'stock_move.reason', cell: 'enum', show: 'default',
      sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'from_place', steps: [], leaf: 'from_place', type: 'enum', label: 'stock_move.from_place', cell: 'enum',
      show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'from_warehouse_id', steps: [], leaf: 'from_warehouse_id', type: 'reference',
      label: 'stock_move.from_warehouse_id', cell: 'reference', show: 'default', sort: false, sum: false, footer: false,
      export: true,
    },
    {
      key: 'to_place', steps: [], leaf: 'to_place', type: 'enum', label: 'stock_move.to_place', cell: 'enum',
      show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'to_warehouse_id', steps: [], leaf: 'to_warehouse_id', type: 'reference',
      label: 'stock_move.to_warehouse_id', cell: 'reference', show: 'default', sort: false, sum: false, footer: false,
      export: true,
    },
    {
      key: 'document_type', steps: [], leaf: 'document_type', type: 'enum', label: 'stock_move.document_type',
      cell: 'enum', show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'document_code', steps: [], leaf: 'document_code', type: 'code', label: 'stock_move.document_code',
      cell: 'code', show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'created_by', steps: [], leaf: 'created_by', type: 'reference', label: 'kit.field.created_by',
      cell: 'reference', show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'lot', steps: [], leaf: 'lot', type: 'code', label: 'stock_move.lot', cell: 'code', show: 'optional',
      sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'expired_date', steps: [], leaf: 'expired_date', type: 'date', label: 'stock_move.expired_date',
      cell: 'date', show: 'optional', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'uid', steps: [], leaf: 'uid', type: 'code', label: 'stock_move.uid', cell: 'code', show: 'optional',
      sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'quality', steps: [], leaf: 'quality', type: 'enum', label: 'stock_move.quality', cell: 'enum',
      show: 'optional', sort: false, sum: false, footer: false, export: true,
    },
  ],
  filters: [
    {
      key: 'goods_id', steps: [], leaf: 'goods_id', type: 'reference', label: 'stock_move.goods_id', kind: 'reference',
    },
    { key: 'reason', steps: [], leaf: 'reason', type: 'enum', label: 'stock_move.reason', kind: 'multi_select' },
    {
      key: 'document_code', steps: [], leaf: 'document_code', type: 'code', label: 'stock_move.document_code',
      kind: 'text',
    },
    {
      key: 'created_at', steps: [], leaf: 'created_at', type: 'date_time', label: 'kit.field.created_at',
      kind: 'date_range', maxDays: 360,
    },
    {
      key: 'from_warehouse_id', steps: [], leaf: 'from_warehouse_id', type: 'reference',
      label: 'stock_move.from_warehouse_id', kind: 'reference',
    },
    {
      key: 'to_warehouse_id', steps: [], leaf: 'to_warehouse_id', type: 'reference',
      label: 'stock_move.to_warehouse_id', kind: 'reference',
    },
    {
      key: 'document_type', steps: [], leaf: 'document_type', type: 'enum', label: 'stock_move.document_type',
      kind: 'multi_select',
    },
    {
      key: 'created_by', steps: [], leaf: 'created_by', type: 'reference', label: 'kit.field.created_by',
      kind: 'reference',
    },
  ],
  counts: [],
  viewModes: [],
  sort: { field: 'created_at', order: 'DESC' },
  pageSize: 20,
};
