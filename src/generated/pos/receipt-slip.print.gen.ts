// Generated from schemas/pos/receipt-slip.print.json. Edit that file and run `npm run generate`.
import type { PrintModel } from '#contract/print.ts';
import { posSaleLineFields } from './pos-sale-line.entity.gen.ts';
import { posSaleFields } from './pos-sale.entity.gen.ts';

export const receiptSlipPrint: PrintModel = {
  name: 'receipt-slip',
  entity: 'pos_sale',
  paper: '80mm',
  blocks: [
    { kind: 'company' },
    { kind: 'title', text: 'print.receipt-slip.title' },
    {
      kind: 'fields',
      fields: [
        { field: posSaleFields.paid_at, label: 'pos_sale.paid_at' },
        { field: posSaleFields.buyer_name, label: 'pos_sale.buyer_name' },
        { field: posSaleFields.buyer_phone, label: 'pos_sale.buyer_phone' },
      ],
    },
    {
      kind: 'table', rows: 'lines',
      columns: [
        { field: posSaleLineFields.name, label: 'pos_sale_line.name' },
        { field: posSaleLineFields.quantity, label: 'pos_sale_line.quantity' },
        { field: posSaleLineFields.discount, label: 'pos_sale_line.discount' },
        { field: posSaleLineFields.amount, label: 'pos_sale_line.amount' },
      ],
    },
    { kind: 'line' },
    {
      kind: 'fields',
      fields: [
        { field: posSaleFields.goods_quantity, label: 'pos_sale.goods_quantity' },
        { field: posSaleFields.goods_total, label: 'pos_sale.goods_total' },
        { field: posSaleFields.manual_discount, label: 'pos_sale.manual_discount', unlessZero: true },
        { field: posSaleFields.combo_discount, label: 'pos_sale.combo_discount', unlessZero: true },
        { field: posSaleFields.line_discount, label: 'pos_sale.line_discount', unlessZero: true },
        { field: posSaleFields.bill_discount, label: 'pos_sale.bill_discount', unlessZero: true },
        { field: posSaleFields.rounding, label: 'pos_sale.rounding', unlessZero: true },
        { field: posSaleFields.total, label: 'pos_sale.total', strong: true },
        { field: posSaleFields.cash, label: 'pos_sale.cash', unlessZero: true },
        { field: posSaleFields.change, label: 'pos_sale.change', unlessZero: true },
      ],
    },
    { kind: 'text', text: 'print.receipt-slip.text.unsent' },
    { kind: 'text', text: 'print.receipt-slip.text.thanks' },
  ],
};
