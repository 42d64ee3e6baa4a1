// Generated from schemas/material/material-receipt-sheet.print.json. Edit that file and run `npm run generate`.
import type { PrintModel } from '#contract/print.ts';
import { materialReceiptLineFields } from './material-receipt-line.entity.gen.ts';
import { materialReceiptFields } from './material-receipt.entity.gen.ts';

export const materialReceiptSheetPrint: PrintModel = {
  name: 'material-receipt-sheet',
  entity: 'material_receipt',
  paper: 'A4',
  blocks: [
    { kind: 'company' },
    { kind: 'title', text: 'print.material-receipt-sheet.title' },
    { kind: 'barcode', field: materialReceiptFields.code },
    {
      kind: 'fields',
      fields: [
        { field: materialReceiptFields.supplier_id, label: 'material_receipt.supplier_id' },
        { field: materialReceiptFields.warehouse_id, label: 'material_receipt.warehouse_id' },
        { field: materialReceiptFields.requirement_code, label: 'material_receipt.requirement_code' },
        { field: materialReceiptFields.invoice_no, label: 'material_receipt.invoice_no' },
        { field: materialReceiptFields.received_on, label: 'material_receipt.received_on' },
        { field: materialReceiptFields.note, label: 'material_receipt.note' },
      ],
    },
    {
      kind: 'table', rows: 'lines',
      columns: [
        { field: materialReceiptLineFields.name, label: 'material_receipt_line.name' },
        { field: materialReceiptLineFields.unit, label: 'material_receipt_line.unit' },
        { field: materialReceiptLineFields.lot_code, label: 'material_receipt_line.lot_code' },
        { field: materialReceiptLineFields.shade, label: 'material_receipt_line.shade' },
        { field: materialReceiptLineFields.width_cm, label: 'material_receipt_line.width_cm' },
        { field: materialReceiptLineFields.expected, label: 'material_receipt_line.expected' },
        { field: materialReceiptLineFields.quantity, label: 'material_receipt_line.quantity' },
        { field: materialReceiptLineFields.defect_note, label: 'material_receipt_line.defect_note' },
      ],
    },
    {
      kind: 'fields',
      fields: [
        { field: materialReceiptFields.rolls, label: 'material_receipt.rolls', strong: true },
        { field: materialReceiptFields.difference_percent, label: 'material_receipt.difference_percent' },
      ],
    },
    {
      kind: 'signatures',
      texts: ['print.material-receipt-sheet.text.deliverer', 'print.material-receipt-sheet.text.keeper'],
    },
  ],
};
