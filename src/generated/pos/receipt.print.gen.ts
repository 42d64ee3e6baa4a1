// Generated from schemas/pos/receipt.print.json. Edit that file and run `npm run generate`.
import type { PrintModel } from '#contract/print.ts';
import { posSaleDiscountFields } from './pos-sale-discount.entity.gen.ts';
import { posSaleLineFields } from './pos-sale-line.entity.gen.ts';
import { posSaleFields } from './pos-sale.entity.gen.ts';

export const receiptPrint: PrintModel = {
  name: 'receipt',
  entity: 'pos_sale',
  paper: '80mm',
  blocks: [
    { kind: 'company' },
    { kind: 'title', text: 'print.receipt.title' },
    {
      kind: 'fields',
      fields: [
        { field: posSaleFields.code, label: 'pos_sale.code' },
        { field: posSaleFields.paid_at, label: 'pos_sale.paid_at' },
        { field: posSaleFields.pos_id, label: 'pos_sale.pos_id' },
        { field: posSaleFields.seller_id, label: 'pos_sale.seller_id' },
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
        { field: posSaleFields.voucher_code, label: 'pos_sale.voucher_code' },
        { field: posSaleFields.voucher_amount, label: 'pos_sale.voucher_amount', unlessZero: true },
        { field: posSaleFields.points_used, label: 'pos_sale.points_used', unlessZero: true },
        { field: posSaleFields.points_amount, label: 'pos_sale.points_amount', unlessZero: true },
        { field: posSaleFields.rounding, label: 'pos_sale.rounding', unlessZero: true },
        { field: posSaleFields.total, label: 'pos_sale.total', strong: true },
        { field: posSaleFields.vat, label: 'pos_sale.vat', unlessZero: true },
        { field: posSaleFields.bank_transfer, label: 'pos_sale.bank_transfer', unlessZero: true },
        { field: posSaleFields.cash, label: 'pos_sale.cash', unlessZero: true },
        { field: posSaleFields.change, label: 'pos_sale.change', unlessZero: true },
        { field: posSaleFields.points_earned, label: 'pos_sale.points_earned', unlessZero: true },
      ],
    },
    {
      kind: 'table', rows: 'discounts',
      columns: [
        { field: posSaleDiscountFields.name, label: 'pos_sale_discount.name' },
        { field: posSaleDiscountFields.sku, label: 'pos_sale_discount.sku' },
        { field: posSaleDiscountFields.amount, label: 'pos_sale_discount.amount' },
      ],
    },
    { kind: 'barcode', field: posSaleFields.code },
    { kind: 'fields', fields: [{ field: posSaleFields.receipt_footer, label: 'pos_sale.receipt_footer' }] },
    { kind: 'text', text: 'print.receipt.text.thanks' },
  ],
};
