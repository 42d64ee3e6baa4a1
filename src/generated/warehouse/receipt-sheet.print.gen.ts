// Generated from schemas/warehouse/receipt-sheet.print.json. Edit that file and run `npm run generate`.
import type { PrintModel } from '#contract/print.ts';
import { goodsReceiptLineFields } from './goods-receipt-line.entity.gen.ts';
import { goodsReceiptFields } from './goods-receipt.entity.gen.ts';

export const receiptSheetPrint: PrintModel = {
  name: 'receipt-sheet',
  entity: 'goods_receipt',
  paper: 'A4',
  blocks: [
    { kind: 'company' },
    { kind: 'title', text: 'print.receipt-sheet.title' },
    { kind: 'barcode', field: goodsReceiptFields.code },
    {
      kind: 'fields',
      fields: [
        { field: goodsReceiptFields.kind, label: 'goods_receipt.kind' },
        { field: goodsReceiptFields.warehouse_id, label: 'goods_receipt.warehouse_id' },
        { field: goodsReceiptFields.supplier_id, label: 'goods_receipt.supplier_id' },
        { field: goodsReceiptFields.transfer_id, label: 'goods_receipt.transfer_id' },
        { field: goodsReceiptFields.expected_at, label: 'goods_receipt.expected_at' },
        { field: goodsReceiptFields.received_at, label: 'goods_receipt.received_at' },
        { field: goodsReceiptFields.invoice_no, label: 'goods_receipt.invoice_no' },
        { field: goodsReceiptFields.vehicle, label: 'goods_receipt.vehicle' },
        { field: goodsReceiptFields.note, label: 'goods_receipt.note' },
      ],
    },
    {
      kind: 'table', rows: 'lines',
      columns: [
        { field: goodsReceiptLineFields.sku, label: 'goods_receipt_line.sku' },
        { field: goodsReceiptLineFields.name, label: 'goods_receipt_line.name' },
        { field: goodsReceiptLineFields.unit, label: 'goods_receipt_line.unit' },
        { field: goodsReceiptLineFields.received_quantity, label: 'goods_receipt_line.received_quantity' },
        { field: goodsReceiptLineFields.damaged_quantity, label: 'goods_receipt_line.damaged_quantity' },
        { field: goodsReceiptLineFields.expired_date, label: 'goods_receipt_line.expired_date' },
        { field: goodsReceiptLineFields.lot, label: 'goods_receipt_line.lot' },
        { field: goodsReceiptLineFields.variance_reason, label: 'goods_receipt_line.variance_reason' },
      ],
    },
    {
      kind: 'fields',
      fields: [
        { field: goodsReceiptFields.received_quantity, label: 'goods_receipt.received_quantity', strong: true },
        { field: goodsReceiptFields.damaged_quantity, label: 'goods_receipt.damaged_quantity' },
      ],
    },
    {
      kind: 'signatures',
      texts: [
        'print.receipt-sheet.text.deliverer', 'print.receipt-sheet.text.receiver', 'print.receipt-sheet.text.keeper',
      ],
    },
  ],
};
