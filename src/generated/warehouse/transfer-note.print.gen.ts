// Generated from schemas/warehouse/transfer-note.print.json. Edit that file and run `npm run generate`.
import type { PrintModel } from '#contract/print.ts';
import { goodsTransferLineFields } from './goods-transfer-line.entity.gen.ts';
import { goodsTransferFields } from './goods-transfer.entity.gen.ts';

export const transferNotePrint: PrintModel = {
  name: 'transfer-note',
  entity: 'goods_transfer',
  paper: 'A4',
  blocks: [
    { kind: 'company' },
    { kind: 'title', text: 'print.transfer-note.title' },
    { kind: 'barcode', field: goodsTransferFields.code },
    {
      kind: 'fields',
      fields: [
        { field: goodsTransferFields.from_warehouse_id, label: 'goods_transfer.from_warehouse_id' },
        { field: goodsTransferFields.to_warehouse_id, label: 'goods_transfer.to_warehouse_id' },
        { field: goodsTransferFields.reason, label: 'goods_transfer.reason' },
        { field: goodsTransferFields.expected_at, label: 'goods_transfer.expected_at' },
        { field: goodsTransferFields.sent_at, label: 'goods_transfer.sent_at' },
        { field: goodsTransferFields.note, label: 'goods_transfer.note' },
      ],
    },
    {
      kind: 'table', rows: 'lines',
      columns: [
        { field: goodsTransferLineFields.sku, label: 'goods_transfer_line.sku' },
        { field: goodsTransferLineFields.name, label: 'goods_transfer_line.name' },
        { field: goodsTransferLineFields.unit, label: 'goods_transfer_line.unit' },
        { field: goodsTransferLineFields.expired_date, label: 'goods_transfer_line.expired_date' },
        { field: goodsTransferLineFields.quantity, label: 'goods_transfer_line.quantity' },
        { field: goodsTransferLineFields.sent_quantity, label: 'goods_transfer_line.sent_quantity' },
        { field: goodsTransferLineFields.received_quantity, label: 'goods_transfer_line.received_quantity' },
      ],
    },
    {
      kind: 'fields',
      fields: [
        { field: goodsTransferFields.quantity, label: 'goods_transfer.quantity', strong: true },
        { field: goodsTransferFields.received_quantity, label: 'goods_transfer.received_quantity' },
      ],
    },
    {
      kind: 'signatures',
      texts: [
        'print.transfer-note.text.sender', 'print.transfer-note.text.driver', 'print.transfer-note.text.receiver',
      ],
    },
  ],
};
