// Generated from schemas/pos/goods-transfer.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { goodsTransferLineFields } from '#generated/warehouse/goods-transfer-line.entity.gen.ts';
import { goodsTransferParcelFields } from '#generated/warehouse/goods-transfer-parcel.entity.gen.ts';
import { type GoodsTransfer, goodsTransferFields } from '#generated/warehouse/goods-transfer.entity.gen.ts';
import { goodsTransferWorkflow } from '#generated/warehouse/goods-transfer.workflow.gen.ts';
import { receiveTransferAction } from '#generated/warehouse/receive-transfer.action.gen.ts';
import { scanTransferStampsAction } from '#generated/warehouse/scan-transfer-stamps.action.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';

export const list = createList({
  screen: 'pos/goods-transfer',
  route: '/pos/goods-transfer',
  resource: 'goods_transfer',
  title: 'screen.pos/goods-transfer.title',
  permissions: ['pos_goods_transfer'],
  urls: {
    list: '/pos-goods-transfer-list', count: '/pos-goods-transfer-count', download: '/pos-goods-transfer-download',
  },
  downloadName: 'shop-transfers.xlsx',
  columns: [
    column(goodsTransferFields.code, {
      label: 'goods_transfer.code', cell: 'code', show: 'always', sort: true, width: 160, pin: 'left',
      link: '/pos/goods-transfer',
    }),
    column(goodsTransferFields.from_warehouse_id, {
      label: 'goods_transfer.from_warehouse_id', cell: 'reference', width: 220,
    }),
    column(goodsTransferFields.to_warehouse_id, {
      label: 'goods_transfer.to_warehouse_id', cell: 'reference', width: 220,
    }),
    column(goodsTransferFields.reason, { label: 'goods_transfer.reason', cell: 'enum' }),
    column(goodsTransferFields.status, { label: 'goods_transfer.status', cell: 'enum', sort: true }),
    column(goodsTransferFields.tracking_numbers, { label: 'goods_transfer.tracking_numbers', cell: 'text', width: 200 }),
    column(goodsTransferFields.parcel_count, { label: 'goods_transfer.parcel_count', cell: 'number', show: 'optional' }),
    column(goodsTransferFields.sku_count, { label: 'goods_transfer.sku_count', cell: 'number' }),
    column(goodsTransferFields.quantity, {
      label: 'goods_transfer.quantity', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(goodsTransferFields.received_quantity, {
      label: 'goods_transfer.received_quantity', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(goodsTransferFields.difference, {
      label: 'goods_transfer.difference', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(goodsTransferFields.expected_at, { label: 'goods_transfer.expected_at', cell: 'date_time', sort: true }),
    column(goodsTransferFields.sent_at, { label: 'goods_transfer.sent_at', cell: 'date_time', sort: true }),
    column(goodsTransferFields.received_at, {
      label: 'goods_transfer.received_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(goodsTransferFields.created_by, { label: 'kit.field.created_by', cell: 'reference', show: 'optional' }),
    column(goodsTransferFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(goodsTransferFields.note, { label: 'goods_transfer.note', cell: 'text', show: 'optional' }),
    column(goodsTransferLineFields.sku, { key: 'lines.sku', label: 'goods_transfer_line.sku', cell: 'code' }),
    column(goodsTransferLineFields.name, { key: 'lines.name', label: 'goods_transfer_line.name', cell: 'text' }),
    column(goodsTransferLineFields.quantity, {
      key: 'lines.quantity', label: 'goods_transfer_line.quantity', cell: 'number',
    }),
    column(goodsTransferLineFields.received_quantity, {
      key: 'lines.received_quantity', label: 'goods_transfer_line.received_quantity', cell: 'number',
    }),
    column(goodsTransferFields.delivery_company, {
      label: 'goods_transfer.delivery_company', cell: 'enum', show: 'optional',
    }),
    column(goodsTransferParcelFields.number, {
      key: 'parcels.number', label: 'goods_transfer_parcel.number', cell: 'number',
    }),
    column(goodsTransferParcelFields.delivery_order_id, {
      key: 'parcels.delivery_order_id', label: 'goods_transfer_parcel.delivery_order_id', cell: 'tracking',
    }),
    column(goodsTransferParcelFields.sku, { key: 'parcels.sku', label: 'goods_transfer_parcel.sku', cell: 'code' }),
    column(goodsTransferParcelFields.name, { key: 'parcels.name', label: 'goods_transfer_parcel.name', cell: 'text' }),
    column(goodsTransferParcelFields.quantity, {
      key: 'parcels.quantity', label: 'goods_transfer_parcel.quantity', cell: 'number',
    }),
  ],
  filters: [
    filter(goodsTransferFields.code, { label: 'goods_transfer.code', kind: 'code_list' }),
    filter(goodsTransferFields.from_pos_id, { label: 'goods_transfer.from_pos_id', kind: 'reference' }),
    filter(goodsTransferFields.to_pos_id, { label: 'goods_transfer.to_pos_id', kind: 'reference' }),
    filter(goodsTransferFields.status, { label: 'goods_transfer.status', kind: 'multi_select' }),
    filter(goodsTransferFields.reason, { label: 'goods_transfer.reason', kind: 'multi_select' }),
    filter(goodsTransferParcelFields.delivery_order_id, {
      key: 'parcels.delivery_order_id', label: 'goods_transfer_parcel.delivery_order_id', kind: 'code_list',
    }),
    filter(goodsTransferLineFields.goods_id, {
      key: 'lines.goods_id', label: 'goods_transfer_line.goods_id', kind: 'reference', place: 'panel',
    }),
    filter(goodsTransferFields.expected_at, {
      label: 'goods_transfer.expected_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(goodsTransferFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360,
      presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(goodsTransferFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  counts: ['incoming', 'differences'],
  viewModes: [
    { key: 'outgoing', label: 'screen.pos/goods-transfer.mode.outgoing' },
    { key: 'incoming', label: 'screen.pos/goods-transfer.mode.incoming', badge: 'incoming' },
    { key: 'differences', label: 'screen.pos/goods-transfer.mode.differences', badge: 'differences' },
    { key: 'all', label: 'screen.pos/goods-transfer.mode.all' },
    {
      key: 'parcels', label: 'screen.pos/goods-transfer.mode.parcels',
      columns: [
        'code', 'from_warehouse_id', 'to_warehouse_id', 'status', 'delivery_company', 'parcels.number',
        'parcels.delivery_order_id', 'parcels.sku', 'parcels.name', 'parcels.quantity', 'sent_at',
      ],
      rows: 'parcels',
    },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/pos/goods-transfer/create', permissions: ['pos_goods_transfer'],
      tone: 'success',
    },
  ],
  row: [
    {
      key: 'confirm', label: 'goods_transfer.transition.confirm', transition: 'confirm',
      permissions: ['goods_transfer', 'pos_goods_transfer'], tone: 'success',
    },
    {
      key: 'scan_transfer_stamps', label: 'goods_transfer.action.scan_transfer_stamps', action: 'scan_transfer_stamps',
      permissions: ['goods_transfer', 'pos_goods_transfer'],
    },
    {
      key: 'send', label: 'goods_transfer.transition.send', transition: 'send',
      permissions: ['goods_transfer', 'pos_goods_transfer'], tone: 'success',
    },
    {
      key: 'receive_transfer', label: 'goods_transfer.action.receive_transfer', action: 'receive_transfer',
      permissions: ['goods_receipt_create', 'goods_transfer', 'pos_goods_receipt_create', 'pos_goods_transfer'],
      confirm: true,
    },
    {
      key: 'reopen', label: 'goods_transfer.transition.reopen', transition: 'reopen',
      permissions: ['goods_transfer', 'pos_goods_transfer'],
    },
    {
      key: 'print_sheet', label: 'screen.pos/goods-transfer.action.print_sheet',
      print: async () => (await import('#generated/warehouse/transfer-note.print.gen.ts')).transferNotePrint,
    },
    {
      key: 'cancel', label: 'goods_transfer.transition.cancel', transition: 'cancel',
      permissions: ['goods_transfer', 'pos_goods_transfer'], tone: 'danger',
    },
  ],
  bulk: [
    {
      key: 'print_sheet', label: 'screen.pos/goods-transfer.action.print_sheet',
      print: async () => (await import('#generated/warehouse/transfer-note.print.gen.ts')).transferNotePrint,
    },
    {
      key: 'receive_transfer', label: 'goods_transfer.action.receive_transfer', action: 'receive_transfer',
      permissions: ['goods_receipt_create', 'goods_transfer', 'pos_goods_receipt_create', 'pos_goods_transfer'],
      confirm: true,
    },
  ],
  actions: [receiveTransferAction, scanTransferStampsAction],
  workflows: [goodsTransferWorkflow],
  open: '/pos/goods-transfer',
  create: { route: '/pos/goods-transfer/create', permissions: ['pos_goods_transfer'] },
  mobile: { title: 'code', lines: ['to_warehouse_id', 'status', 'expected_at', 'quantity'] },
  rowTone: [
    { when: (c: Logic<GoodsTransfer>) => c.record.status === 'received' && c.record.difference !== 0, tone: 'danger' },
  ],
  emptyText: 'screen.pos/goods-transfer.empty',
  live: true,
  expand: { rows: 'lines', label: 'goods_transfer.lines' },
});

export default function GoodsTransferList() {
  return <ListScreen list={list} />;
}
