// Generated from schemas/pos/goods-transfer.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsTransferLineFields } from '#generated/warehouse/goods-transfer-line.entity.gen.ts';
import { goodsTransferParcelFields } from '#generated/warehouse/goods-transfer-parcel.entity.gen.ts';
import { goodsTransferFields } from '#generated/warehouse/goods-transfer.entity.gen.ts';

export const goodsTransferList = createList({
  screen: 'pos/goods-transfer',
  route: '/pos/goods-transfer',
  module: 'pos',
  entity: 'goods_transfer',
  permissions: ['pos_goods_transfer'],
  urls: {
    list: '/pos-goods-transfer-list', count: '/pos-goods-transfer-count', download: '/pos-goods-transfer-download',
  },
  downloadName: 'shop-transfers.xlsx',
  columns: [
    column(goodsTransferFields.code, { label: 'goods_transfer.code', show: 'always', sort: true }),
    column(goodsTransferFields.from_warehouse_id, { label: 'goods_transfer.from_warehouse_id' }),
    column(goodsTransferFields.to_warehouse_id, { label: 'goods_transfer.to_warehouse_id' }),
    column(goodsTransferFields.reason, { label: 'goods_transfer.reason' }),
    column(goodsTransferFields.status, { label: 'goods_transfer.status', sort: true }),
    column(goodsTransferFields.tracking_numbers, { label: 'goods_transfer.tracking_numbers' }),
    column(goodsTransferFields.parcel_count, { label: 'goods_transfer.parcel_count', show: 'optional' }),
    column(goodsTransferFields.sku_count, { label: 'goods_transfer.sku_count' }),
    column(goodsTransferFields.quantity, { label: 'goods_transfer.quantity', sort: true, sum: true }),
    column(goodsTransferFields.received_quantity, { label: 'goods_transfer.received_quantity', sort: true, sum: true }),
    column(goodsTransferFields.difference, { label: 'goods_transfer.difference', sort: true, sum: true }),
    column(goodsTransferFields.expected_at, { label: 'goods_transfer.expected_at', sort: true }),
    column(goodsTransferFields.sent_at, { label: 'goods_transfer.sent_at', sort: true }),
    column(goodsTransferFields.received_at, { label: 'goods_transfer.received_at', show: 'optional', sort: true }),
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
    column(goodsTransferLineFields.received_quantity, {
      key: 'lines.received_quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_transfer_line' }],
      label: 'goods_transfer_line.received_quantity',
    }),
    column(goodsTransferFields.delivery_company, { label: 'goods_transfer.delivery_company', show: 'optional' }),
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
    filter(goodsTransferFields.from_pos_id, { label: 'goods_transfer.from_pos_id', kind: 'reference' }),
    filter(goodsTransferFields.to_pos_id, { label: 'goods_transfer.to_pos_id', kind: 'reference' }),
    filter(goodsTransferFields.status, { label: 'goods_transfer.status', kind: 'multi_select' }),
    filter(goodsTransferFields.reason, { label: 'goods_transfer.reason', kind: 'multi_select' }),
    filter(goodsTransferParcelFields.delivery_order_id, {
      key: 'parcels.delivery_order_id', steps: [{ field: 'parcels', kind: 'rows', entity: 'goods_transfer_parcel' }],
      label: 'goods_transfer_parcel.delivery_order_id', kind: 'code_list',
    }),
    filter(goodsTransferLineFields.goods_id, {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_transfer_line' }],
      label: 'goods_transfer_line.goods_id', kind: 'reference',
    }),
    filter(goodsTransferFields.expected_at, { label: 'goods_transfer.expected_at', kind: 'date_range', maxDays: 360 }),
    filter(goodsTransferFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(goodsTransferFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  counts: [
    { key: 'incoming', where: { to_pos_id: { mine: 'pos' }, status: ['sent', 'received'] } },
    { key: 'differences', where: { status: ['received'] } },
  ],
  statistics: [
    { key: 'incoming', label: 'screen.pos/goods-transfer.statistic.incoming', count: 'incoming', mode: 'incoming' },
  ],
  viewModes: [
    { key: 'outgoing', where: { from_pos_id: { mine: 'pos' } } },
    { key: 'incoming', where: { to_pos_id: { mine: 'pos' }, status: ['sent', 'received'] }, badge: 'incoming' },
    { key: 'differences', where: { status: ['received'] }, badge: 'differences' },
    { key: 'all' },
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
