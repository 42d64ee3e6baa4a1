// Generated from schemas/pos/order-list.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { issueInvoiceAction } from './issue-invoice.action.gen.ts';
import { posSaleDiscountFields, posSaleDiscountRules } from './pos-sale-discount.entity.gen.ts';
import { posSaleLineFields, posSaleLineRules } from './pos-sale-line.entity.gen.ts';
import { posSaleFields, posSaleRules } from './pos-sale.entity.gen.ts';
import { posSaleWorkflow } from './pos-sale.workflow.gen.ts';
import { returnBillAction } from './return-bill.action.gen.ts';
import { znsReceiptAction } from './zns-receipt.action.gen.ts';

export const form = createForm({
  screen: 'pos/order-list',
  route: '/pos/order-list',
  resource: 'pos_sale',
  title: 'screen.pos/order-list.title',
  mode: 'edit',
  permissions: ['pos_order_list'],
  sections: [
    {
      key: 'main', label: 'screen.pos/order-list.section.main', columns: 2,
      inputs: [
        input(posSaleFields.code, { label: 'pos_sale.code' }),
        input(posSaleFields.paid_at, { label: 'pos_sale.paid_at' }),
        input(posSaleFields.pos_id, { label: 'pos_sale.pos_id' }),
        input(posSaleFields.shift_id, { label: 'pos_sale.shift_id' }),
        input(posSaleFields.seller_id, { label: 'pos_sale.seller_id' }),
        input(posSaleFields.kind, { label: 'pos_sale.kind' }),
        input(posSaleFields.original_sale_id, { label: 'pos_sale.original_sale_id' }),
        input(posSaleFields.exchanged_id, { label: 'pos_sale.exchanged_id' }),
        input(posSaleFields.return_reason, { label: 'pos_sale.return_reason' }),
        input(posSaleFields.void_reason, { label: 'pos_sale.void_reason' }),
        input(posSaleFields.buyer_phone, { label: 'pos_sale.buyer_phone' }),
        input(posSaleFields.buyer_name, { label: 'pos_sale.buyer_name' }),
      ],
    },
    {
      key: 'lines', label: 'screen.pos/order-list.section.lines',
      inputs: [
        input(posSaleFields.lines, {
          label: 'pos_sale.lines',
          rows: [
            input(posSaleLineFields.sku, { label: 'pos_sale_line.sku' }),
            input(posSaleLineFields.name, { label: 'pos_sale_line.name' }),
            input(posSaleLineFields.combo_id, { label: 'pos_sale_line.combo_id' }),
            input(posSaleLineFields.quantity, { label: 'pos_sale_line.quantity' }),
            input(posSaleLineFields.uids, { label: 'pos_sale_line.uids' }),
            input(posSaleLineFields.unit_price, { label: 'pos_sale_line.unit_price' }),
            input(posSaleLineFields.manual_percent, { label: 'pos_sale_line.manual_percent' }),
            input(posSaleLineFields.manual_amount, { label: 'pos_sale_line.manual_amount' }),
            input(posSaleLineFields.discount, { label: 'pos_sale_line.discount' }),
            input(posSaleLineFields.is_gift, { label: 'pos_sale_line.is_gift' }),
            input(posSaleLineFields.amount, { label: 'pos_sale_line.amount' }),
          ],
        }),
        input(posSaleFields.discounts, {
          label: 'pos_sale.discounts',
          rows: [
            input(posSaleDiscountFields.sku, { label: 'pos_sale_discount.sku' }),
            input(posSaleDiscountFields.kind, { label: 'pos_sale_discount.kind' }),
            input(posSaleDiscountFields.name, { label: 'pos_sale_discount.name' }),
            input(posSaleDiscountFields.amount, { label: 'pos_sale_discount.amount' }),
          ],
        }),
      ],
    },
    {
      key: 'money', label: 'screen.pos/order-list.section.money', columns: 2,
      inputs: [
        input(posSaleFields.goods_quantity, { label: 'pos_sale.goods_quantity' }),
        input(posSaleFields.goods_total, { label: 'pos_sale.goods_total' }),
        input(posSaleFields.manual_discount, { label: 'pos_sale.manual_discount' }),
        input(posSaleFields.combo_discount, { label: 'pos_sale.combo_discount' }),
        input(posSaleFields.line_discount, { label: 'pos_sale.line_discount' }),
        input(posSaleFields.bill_discount, { label: 'pos_sale.bill_discount' }),
        input(posSaleFields.voucher_code, { label: 'pos_sale.voucher_code' }),
        input(posSaleFields.voucher_amount, { label: 'pos_sale.voucher_amount' }),
        input(posSaleFields.points_used, { label: 'pos_sale.points_used' }),
        input(posSaleFields.points_amount, { label: 'pos_sale.points_amount' }),
        input(posSaleFields.discount, { label: 'pos_sale.discount' }),
        input(posSaleFields.rounding, { label: 'pos_sale.rounding' }),
        input(posSaleFields.total, { label: 'pos_sale.total' }),
        input(posSaleFields.vat, { label: 'pos_sale.vat' }),
        input(posSaleFields.points_earned, { label: 'pos_sale.points_earned' }),
        input(posSaleFields.bank_transfer, { label: 'pos_sale.bank_transfer' }),
        input(posSaleFields.transfer_code, { label: 'pos_sale.transfer_code' }),
        input(posSaleFields.cash_amount, { label: 'pos_sale.cash_amount' }),
        input(posSaleFields.cash, { label: 'pos_sale.cash' }),
        input(posSaleFields.change, { label: 'pos_sale.change' }),
        input(posSaleFields.note, { label: 'pos_sale.note', span: 2 }),
      ],
    },
    {
      key: 'invoice', label: 'screen.pos/order-list.section.invoice', columns: 2,
      inputs: [
        input(posSaleFields.publish_invoice, { label: 'pos_sale.publish_invoice' }),
        input(posSaleFields.invoice_name, { label: 'pos_sale.invoice_name' }),
        input(posSaleFields.invoice_tax_code, { label: 'pos_sale.invoice_tax_code' }),
        input(posSaleFields.invoice_address, { label: 'pos_sale.invoice_address' }),
        input(posSaleFields.invoice_email, { label: 'pos_sale.invoice_email' }),
        input(posSaleFields.invoice_identity, { label: 'pos_sale.invoice_identity' }),
      ],
    },
  ],
  models: {
    pos_sale: {
      name: 'pos_sale', fields: Object.values(posSaleFields), rules: posSaleRules, workflows: [posSaleWorkflow],
    },
    pos_sale_line: {
      name: 'pos_sale_line', fields: Object.values(posSaleLineFields), rules: posSaleLineRules,
      parent: { entity: 'pos_sale', foreignKey: 'sale_id', field: 'lines' },
    },
    pos_sale_discount: {
      name: 'pos_sale_discount', fields: Object.values(posSaleDiscountFields), rules: posSaleDiscountRules,
      parent: { entity: 'pos_sale', foreignKey: 'sale_id', field: 'discounts' },
    },
  },
  workflows: [posSaleWorkflow],
  actions: [issueInvoiceAction, returnBillAction, znsReceiptAction],
  validate: () => import('#generated/built/pos/pos-sale.validate.gen.js'),
  aside: {
    facts: [
      { field: posSaleFields.total, label: 'pos_sale.total' },
      { field: posSaleFields.paid_at, label: 'pos_sale.paid_at' },
      { field: posSaleFields.seller_id, label: 'pos_sale.seller_id' },
      { field: posSaleFields.shift_id, label: 'pos_sale.shift_id' },
    ],
    related: [
      {
        label: 'screen.pos/order-list.related.phone', route: '/pos/order-list', filter: 'buyer_phone',
        from: 'buyer_phone', isChoice: false, permissions: ['pos_order_list'],
        list: {
          screen: 'pos/order-list',
          urls: { list: '/pos-sale-list', count: '/pos-sale-count', download: '/pos-sale-download' },
          viewModes: ['bills', 'sales', 'returns', 'voided', 'goods'], where: { pos_id: { mine: 'pos' } },
        },
      },
    ],
    notes: true,
  },
  display: [{ field: 'code' }],
});

export default function OrderListForm() {
  return <FormScreen form={form} />;
}
