// Generated from schemas/warehouse/goods-transfers.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsTransferLineFields } from './goods-transfer-line.entity.gen.ts';
import { goodsTransferParcelFields } from './goods-transfer-parcel.entity.gen.ts';
import { goodsTransferFields } from './goods-transfer.entity.gen.ts';

export const goodsTransfersList = createList({
  screen: 'goods/transfer',
  route: '/goods/transfer',
  module: 'warehouse',
  entity: 'goods_transfer',
  permissions: ['goods_transfer'],
  urls: { list: '/goods-transfer-list', count: '/goods-transfer-count', download: '/goods-transfer-download' },
  downloadName: 'goods-transfers.xlsx',
  columns: [
    column(goodsTransferFields.code, { label: 'goods_transfer.code', show: 'always', sort: true }),
    column(goodsTransferFields.from_warehouse_id, { label: 'goods_transfer.from_warehouse_id' }),
    column(goodsTransferFields.to_warehouse_id, { label: 'goods_transfer.to_warehouse_id' }),
    column(goodsTransferFields.reason, { label: 'goods_transfer.reason' }),
    column(goodsTransferFields.split_type, { label: 'goods_transfer.split_type', show: 'optional' }),
    column(goodsTransferFields.status, { label: 'goods_transfer.status', sort: true }),
    column(goodsTransferFields.tracking_numbers, { label: 'goods_transfer.tracking_numbers' }),
    column(goodsTransferFields.parcel_count, { label: 'goods_transfer.parcel_count', show: 'optional' }),
    column(goodsTransferFields.sku_count, { label: 'goods_transfer.sku_count' }),
    column(goodsTransferFields.quantity, { label: 'goods_transfer.quantity', sort: true, sum: true }),
    column(goodsTransferFields.received_quantity, { label: 'goods_transfer.received_quantity', sort: true, sum: true }),
    column(goodsTransferFields.difference, { label: 'goods_transfer.difference', sort: true, sum: true }),
    column(goodsTransferFields.amount, { label: 'goods_transfer.amount', sort: true, sum: true }),
    column(goodsTransferFields.expected_at, { label: 'goods_transfer.expected_at', sort: true }),
    column(goodsTransferFields.sent_at, { label: 'goods_transfer.sent_at', sort: true }),
    column(goodsTransferFields.received_at, { label: 'goods_transfer.received_at', show: 'optional', sort: true }),
    column(goodsTransferFields.settled_as, { label: 'goods_transfer.settled_as', show: 'optional' }),
    column(goodsTransferFields.delivery_company, { label: 'goods_transfer.delivery_company', show: 'optional' }),
    column(goodsTransferFields.created_by, { label: 'kit.field.created_by', show: 'optional' }),
    column(goodsTransferFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
    column(goodsTransferFields.note, { label: 'goods_transfer.note', show: 'optional' }),
    column(goodsTransferLineFields.sku, {
      key: 'lines.sku', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_transfer_line' }],
      label: 'goods_transfer_line.sku',
    }),
    column(goodsTransferLineFields.name, {
      key: 'lines.name', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_transfer_line' }],
      label: 'goods_transfer_line.name',
    }),
    column(goodsTransferLineFields.quantity, {
      key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_transfer_line' }],
      label: 'goods_transfer_line.quantity',
    }),
    column(goodsTransferLineFields.expired_date, {
      key: 'lines.expired_date', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_transfer_line' }],
      label: 'goods_transfer_line.expired_date',
    }),
    column(goodsTransferLineFields.stamp_codes, {
      key: 'lines.stamp_codes', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_transfer_line' }],
      label: 'goods_transfer_line.stamp_codes',
    }),
    column(goodsTransferLineFields.sent_quantity, {
      key: 'lines.sent_quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_transfer_line' }],
      label: 'goods_transfer_line.sent_quantity',
    }),
    column(goodsTransferLineFields.received_quantity, {
      key: 'lines.received_quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_transfer_line' }],
      label: 'goods_transfer_line.received_quantity',
    }),
    column(goodsTransferLineFields.difference_to, {
      key: 'lines.difference_to', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_transfer_line' }],
      label: 'goods_transfer_line.difference_to',
    }),
    column(goodsTransferParcelFields.number, {
      key: 'parcels.number', steps: [{ field: 'parcels', kind: 'rows', entity: 'goods_transfer_parcel' }],
      label: 'goods_transfer_parcel.number',
    }),
    column(goodsTransferParcelFields.delivery_order_id, {
      key: 'parcels.delivery_order_id', steps: [{ field: 'parcels', kind: 'rows', entity: 'goods_transfer_parcel' }],
      label: 'goods_transfer_parcel.delivery_order_id',
    }),
    column(goodsTransferParcelFields.sku, {
      key: 'parcels.sku', steps: [{ field: 'parcels', kind: 'rows', entity: 'goods_transfer_parcel' }],
      label: 'goods_transfer_parcel.sku',
    }),
    column(goodsTransferParcelFields.name, {
      key: 'parcels.name', steps: [{ field: 'parcels', kind: 'rows', entity: 'goods_transfer_parcel' }],
      label: 'goods_transfer_parcel.name',
    }),
    column(goodsTransferParcelFields.quantity, {
      key: 'parcels.quantity', steps: [{ field: 'parcels', kind: 'rows', entity: 'goods_transfer_parcel' }],
      label: 'goods_transfer_parcel.quantity',
    }),
  ],
  filters: [
    filter(goodsTransferFields.code, { label: 'goods_transfer.code', kind: 'code_list' }),
    filter(goodsTransferFields.from_warehouse_id, { label: 'goods_transfer.from_warehouse_id', kind: 'reference' }),
    filter(goodsTransferFields.to_warehouse_id, { label: 'goods_transfer.to_warehouse_id', kind: 'reference' }),
    filter(goodsTransferFields.status, { label: 'goods_transfer.status', kind: 'multi_select' }),
    filter(goodsTransferFields.reason, { label: 'goods_transfer.reason', kind: 'multi_select' }),
    filter(goodsTransferFields.expected_at, { label: 'goods_transfer.expected_at', kind: 'date_range', maxDays: 360 }),
    filter(goodsTransferParcelFields.delivery_order_id, {
      key: 'parcels.delivery_order_id', steps: [{ field: 'parcels', kind: 'rows', entity: 'goods_transfer_parcel' }],
      label: 'goods_transfer_parcel.delivery_order_id', kind: 'code_list',
    }),
    filter(goodsTransferFields.delivery_company, { label: 'goods_transfer.delivery_company', kind: 'multi_select' }),
    filter(goodsTransferLineFields.goods_id, {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_transfer_line' }],
      label: 'goods_transfer_line.goods_id', kind: 'reference',
    }),
    filter(goodsTransferFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(goodsTransferFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  counts: [
    { key: 'draft', where: { status: ['draft', 'preparing'] } },
    { key: 'in_transit', where: { status: ['sent'] } },
    { key: 'to_receive', where: { status: ['sent'], to_warehouse_id: { mine: 'warehouse' } } },
    { key: 'differences', where: { status: ['received'] } },
  ],
  viewModes: [
    { key: 'all' },
    { key: 'draft', where: { status: ['draft', 'preparing'] }, badge: 'draft' },
    { key: 'in_transit', where: { status: ['sent'] }, badge: 'in_transit' },
    { key: 'to_receive', where: { status: ['sent'], to_warehouse_id: { mine: 'warehouse' } }, badge: 'to_receive' },
    { key: 'differences', where: { status: ['received'] }, badge: 'differences' },
    {
      key: 'parcels',
      columns: [
        'code', 'from_warehouse_id', 'to_warehouse_id', 'status', 'delivery_company', 'parcels.number',
        'parcels.delivery_order_id', 'parcels.sku', 'parcels.name', 'parcels.quantity', 'sent_at',
      ],
      rows: 'parcels',
    },
  ],
  sort: { field: 'created_at', order: 'DESC' },
});
