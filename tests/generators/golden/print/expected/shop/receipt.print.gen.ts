// Generated from schemas/shop/receipt.print.json. Edit that file and run `npm run generate`.
import type { PrintModel } from '#contract/print.ts';
import { billLineFields } from './bill-line.entity.gen.ts';
import { billFields } from './bill.entity.gen.ts';

export const receiptPrint: PrintModel = {
  name: 'receipt',
  entity: 'bill',
  paper: '80mm',
  blocks: [
    { kind: 'company' },
    { kind: 'title', text: 'print.receipt.title' },
    {
      kind: 'fields',
      fields: [
        { field: billFields.code, label: 'bill.code' },
        { field: billFields.created_at, label: 'kit.field.created_at' },
      ],
    },
    {
      kind: 'table', rows: 'lines',
      columns: [
        { field: billLineFields.name, label: 'bill_line.name' },
        { field: billLineFields.quantity, label: 'bill_line.quantity' },
        { field: billLineFields.amount, label: 'bill_line.amount', sum: true },
      ],
    },
    { kind: 'line' },
    { kind: 'fields', fields: [{ field: billFields.total, label: 'bill.total', strong: true, unlessZero: true }] },
    {
      kind: 'related', entity: 'bill_line', by: 'bill_id',
      columns: [
        { field: billLineFields.name, label: 'bill_line.name' },
        { field: billLineFields.amount, label: 'bill_line.amount', sum: true },
      ],
    },
    { kind: 'signatures', texts: ['print.receipt.text.seller'] },
    { kind: 'barcode', field: billFields.code },
    { kind: 'text', text: 'print.receipt.text.thanks' },
  ],
};
