// Generated from schemas/pos/order-return.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsReturnLineFields } from '#generated/warehouse/goods-return-line.entity.gen.ts';
import { goodsReturnFields } from '#generated/warehouse/goods-return.entity.gen.ts';

export const orderReturnList = createList({
  screen: 'pos/order-return',
  route: '/pos/order-return',
  module: 'pos',
  entity: 'goods_return',
  permissions: ['pos_order_online_list'],
  urls: { list: '/pos-order-return-list', count: '/pos-order-return-count', download: '/pos-order-return-download' },
  downloadName: 'shop-returns.xlsx',
  where: { pos_id: { mine: 'pos' } },
  columns: [
    column(goodsReturnFields.code, { label: 'goods_return.code', show: 'always', sort: true }),
    column(goodsReturnFields.order_id, { label: 'goods_return.order_id' }),
    column(goodsReturnFields.pos_id, { label: 'goods_return.pos_id' }),
    column(goodsReturnFields.received_at, { label: 'goods_return.received_at', sort: true }),
    column(goodsReturnFields.received_by, { label: 'goods_return.received_by' }),
    column(goodsReturnFields.reason, { label: 'goods_return.reason' }),
    column(goodsReturnFields.status, { label: 'goods_return.status' }),
    column(goodsReturnFields.returned_quantity, { label: 'goods_return.returned_quantity', sum: true }),
    column(goodsReturnFields.damaged_quantity, { label: 'goods_return.damaged_quantity', sum: true }),
    column(goodsReturnFields.note, { label: 'goods_return.note' }),
    column(goodsReturnFields.kind, { label: 'goods_return.kind', show: 'optional' }),
    column(goodsReturnFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
    column(goodsReturnLineFields.sku, {
      key: 'lines.sku', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_return_line' }],
      label: 'goods_return_line.sku',
    }),
    column(goodsReturnLineFields.name, {
      key: 'lines.name', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_return_line' }],
      label: 'goods_return_line.name',
    }),
    column(goodsReturnLineFields.returned_quantity, {
      key: 'lines.returned_quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_return_line' }],
      label: 'goods_return_line.returned_quantity',
    }),
    column(goodsReturnLineFields.damaged_quantity, {
      key: 'lines.damaged_quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_return_line' }],
      label: 'goods_return_line.damaged_quantity',
    }),
    column(goodsReturnLineFields.note, {
      key: 'lines.note', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_return_line' }],
      label: 'goods_return_line.note',
    }),
  ],
  filters: [
    filter(goodsReturnFields.code, { label: 'goods_return.code', kind: 'code_list' }),
    filter(goodsReturnFields.order_id, { label: 'goods_return.order_id', kind: 'reference' }),
    filter(goodsReturnFields.pos_id, { label: 'goods_return.pos_id', kind: 'reference' }),
    filter(goodsReturnFields.reason, { label: 'goods_return.reason', kind: 'multi_select' }),
    filter(goodsReturnFields.status, { label: 'goods_return.status', kind: 'multi_select' }),
    filter(goodsReturnFields.received_at, { label: 'goods_return.received_at', kind: 'date_range', maxDays: 360 }),
    filter(goodsReturnFields.damaged_quantity, { label: 'goods_return.damaged_quantity', kind: 'number_range' }),
    filter(goodsReturnLineFields.goods_id, {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_return_line' }],
      label: 'goods_return_line.goods_id', kind: 'reference',
    }),
    filter(goodsReturnFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(goodsReturnFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  counts: [{ key: 'damaged', where: { damaged_quantity: { from: 1 } } }],
  viewModes: [{ key: 'all' }, { key: 'damaged', where: { damaged_quantity: { from: 1 } }, badge: 'damaged' }],
  sort: { field: 'received_at', order: 'DESC' },
});
