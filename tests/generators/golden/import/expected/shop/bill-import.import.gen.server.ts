// Generated from schemas/shop/bill-import.import.json. Edit that file and run `npm run generate`.
import { createImport, importColumn } from '#contract/parts.ts';
import { billLineFields } from './bill-line.entity.gen.ts';
import { billPaymentFields } from './bill-payment.entity.gen.ts';
import { billFields } from './bill.entity.gen.ts';

export const billImport = createImport({
  screen: 'bills/import',
  route: '/bills/import',
  module: 'shop',
  entity: 'bill',
  permissions: ['bill_import'],
  url: '/bill-import',
  maxRows: 500,
  mode: 'upsert',
  groupBy: ['code'],
  match: ['code'],
  set: { method: 2 },
  columns: [
    importColumn(billFields.code, { label: 'bill.code', required: true, aliases: ['number'], example: 'B-1' }),
    importColumn(billFields.gift, { label: 'bill.gift', find: 'gift_id', lookup: ['sku'] }),
    importColumn(billFields.is_paid, { label: 'bill.is_paid', parse: { paid: true } }),
    importColumn(billLineFields.goods_id, {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'bill_line' }],
      label: 'screen.bills/import.column.goods', required: true, lookup: ['barcode', 'sku'],
    }),
    importColumn(billLineFields.quantity, {
      key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'bill_line' }],
      label: 'bill_line.quantity', required: true, example: 2,
    }),
    importColumn(billPaymentFields.value, {
      key: 'payments.value', steps: [{ field: 'payments', kind: 'rows', entity: 'bill_payment' }],
      label: 'bill_payment.value',
    }),
  ],
  variants: [
    {
      key: 'market', label: 'screen.bills/import.variant.market', detect: ['Order ID', 'Seller SKU'],
      count: 'lines.quantity', set: { method: 3 },
      columns: [
        importColumn(billFields.code, { label: 'bill.code', required: true, aliases: ['Order ID'] }),
        importColumn(billLineFields.goods_id, {
          key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'bill_line' }],
          label: 'bill_line.goods_id', required: true, aliases: ['Seller SKU'], lookup: ['sku'],
        }),
      ],
    },
  ],
  options: 'bill-options',
});
