// Generated from schemas/warehouse/goods-returns.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsReturnLineFields } from './goods-return-line.entity.gen.ts';
import { goodsReturnFields } from './goods-return.entity.gen.ts';

export const goodsReturnsList = createList({
  screen: 'goods-return/history',
  route: '/goods-return/history',
  module: 'warehouse',
  entity: 'goods_return',
  permissions: ['goods_return_history'],
  urls: { list: '/goods-return-list', count: '/goods-return-count', download: '/goods-return-download' },
  downloadName: 'goods-returns.xlsx',
  where: { warehouse_id: { mine: 'warehouse' } },
  columns: [
    column(goodsReturnFields.code, { label: 'goods_return.code', show: 'always', sort: true }),
    column(goodsReturnFields.order_id, { label: 'goods_return.order_id' }),
    column(goodsReturnFields.delivery_order_id, { label: 'goods_return.delivery_order_id' }),
    column(goodsReturnFields.delivery_company, { label: 'goods_return.delivery_company' }),
    column(goodsReturnFields.kind, { label: 'goods_return.kind' }),
    column(goodsReturnFields.reason, { label: 'goods_return.reason' }),
    column(goodsReturnFields.status, { label: 'goods_return.status', sort: true }),
    column(goodsReturnFields.exported_quantity, { label: 'goods_return.exported_quantity', sort: true, sum: true }),
    column(goodsReturnFields.returned_quantity, { label: 'goods_return.returned_quantity', sort: true, sum: true }),
    column(goodsReturnFields.difference, { label: 'goods_return.difference', sort: true, sum: true }),
    column(goodsReturnFields.damaged_quantity, { label: 'goods_return.damaged_quantity', sort: true, sum: true }),
    column(goodsReturnFields.received_at, { label: 'goods_return.received_at', sort: true }),
    column(goodsReturnFields.received_by, { label: 'goods_return.received_by' }),
    column(goodsReturnFields.restocked_by, { label: 'goods_return.restocked_by', show: 'optional' }),
    column(goodsReturnFields.warehouse_id, { label: 'goods_return.warehouse_id' }),
    column(goodsReturnFields.supplier_id, { label: 'goods_return.supplier_id', show: 'optional' }),
    column(goodsReturnFields.images, { label: 'goods_return.images', show: 'optional' }),
    column(goodsReturnFields.note, { label: 'goods_return.note', show: 'optional' }),
    column(goodsReturnFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
    column(goodsReturnLineFields.sku, {
      key: 'lines.sku', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_return_line' }],
      label: 'goods_return_line.sku',
    }),
    column(goodsReturnLineFields.name, {
      key: 'lines.name', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_return_line' }],
      label: 'goods_return_line.name',
    }),
    column(goodsReturnLineFields.exported_quantity, {
      key: 'lines.exported_quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_return_line' }],
      label: 'goods_return_line.exported_quantity',
    }),
    column(goodsReturnLineFields.returned_quantity, {
      key: 'lines.returned_quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_return_line' }],
      label: 'goods_return_line.returned_quantity',
    }),
    column(goodsReturnLineFields.damaged_quantity, {
      key: 'lines.damaged_quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_return_line' }],
      label: 'goods_return_line.damaged_quantity',
    }),
    column(goodsReturnLineFields.expired_date, {
      key: 'lines.expired_date', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_return_line' }],
      label: 'goods_return_line.expired_date',
    }),
    column(goodsReturnLineFields.stamp_codes, {
      key: 'lines.stamp_codes', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_return_line' }],
      label: 'goods_return_line.stamp_codes',
    }),
    column(goodsReturnLineFields.basket_code, {
      key: 'lines.basket_code', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_return_line' }],
      label: 'goods_return_line.basket_code',
    }),
    column(goodsReturnLineFields.images, {
      key: 'lines.images', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_return_line' }],
      label: 'goods_return_line.images',
    }),
    column(goodsReturnLineFields.note, {
      key: 'lines.note', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_return_line' }],
      label: 'goods_return_line.note',
    }),
  ],
  filters: [
    filter(goodsReturnFields.code, { label: 'goods_return.code', kind: 'code_list' }),
    filter(goodsReturnFields.delivery_order_id, { label: 'goods_return.delivery_order_id', kind: 'code_list' }),
    filter(goodsReturnFields.delivery_company, { label: 'goods_return.delivery_company', kind: 'multi_select' }),
    filter(goodsReturnFields.status, { label: 'goods_return.status', kind: 'multi_select' }),
    filter(goodsReturnFields.kind, { label: 'goods_return.kind', kind: 'multi_select' }),
    filter(goodsReturnFields.reason, { label: 'goods_return.reason', kind: 'multi_select' }),
    filter(goodsReturnFields.received_at, { label: 'goods_return.received_at', kind: 'date_range', maxDays: 360 }),
    filter(goodsReturnFields.difference, { label: 'goods_return.difference', kind: 'number_range' }),
    filter(goodsReturnFields.warehouse_id, { label: 'goods_return.warehouse_id', kind: 'reference' }),
    filter(goodsReturnFields.supplier_id, { label: 'goods_return.supplier_id', kind: 'reference' }),
    filter(goodsReturnFields.received_by, { label: 'goods_return.received_by', kind: 'reference' }),
    filter(goodsReturnLineFields.goods_id, {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_return_line' }],
      label: 'goods_return_line.goods_id', kind: 'reference',
    }),
    filter(goodsReturnFields.order_id, { label: 'goods_return.order_id', kind: 'reference' }),
    filter(goodsReturnFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(goodsReturnFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  counts: [
    { key: 'to_inspect', where: { status: ['received'] } },
    { key: 'to_restock', where: { status: ['inspected', 'restocking'] } },
    { key: 'differences', where: { difference: { to: -1 } } },
    { key: 'unknown', where: { kind: ['unknown'] } },
  ],
  viewModes: [
    { key: 'all' },
    { key: 'to_inspect', where: { status: ['received'] }, badge: 'to_inspect' },
    { key: 'to_restock', where: { status: ['inspected', 'restocking'] }, badge: 'to_restock' },
    { key: 'differences', where: { difference: { to: -1 } }, badge: 'differences' },
    { key: 'unknown', where: { kind: ['unknown'] }, badge: 'unknown' },
    { key: 'to_suppliers', where: { kind: ['supplier'] } },
    {
      key: 'goods',
      columns: [
        'code', 'received_at', 'status', 'lines.sku', 'lines.name', 'lines.exported_quantity',
        'lines.returned_quantity', 'lines.damaged_quantity', 'lines.expired_date', 'lines.stamp_codes',
        'lines.basket_code', 'lines.images', 'lines.note', 'warehouse_id',
      ],
      rows: 'lines',
    },
  ],
  sort: { field: 'received_at', order: 'DESC' },
});
