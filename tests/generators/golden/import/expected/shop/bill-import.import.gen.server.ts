// Generated from schemas/shop/bill-import.import.json. Edit that file and run `npm run generate`.
import type { ImportModel } from '#contract/import.ts';

export const billImport: ImportModel = {
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
    {
      key: 'code', steps: [], leaf: 'code', type: 'code', label: 'bill.code', required: true, aliases: ['number'],
      example: 'B-1',
    },
    {
      key: 'gift', steps: [], leaf: 'gift', type: 'text', label: 'bill.gift', required: false, aliases: [],
      find: 'gift_id', lookup: ['sku'],
    },
    {
      key: 'is_paid', steps: [], leaf: 'is_paid', type: 'boolean', label: 'bill.is_paid', required: false, aliases: [],
      parse: { paid: true },
    },
    {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'bill_line' }], leaf: 'goods_id',
      type: 'reference', label: 'screen.bills/import.column.goods', required: true, aliases: [],
      lookup: ['barcode', 'sku'],
    },
    {
      key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'bill_line' }], leaf: 'quantity',
      type: 'integer', label: 'bill_line.quantity', required: true, aliases: [], example: 2,
    },
  ],
  variants: [
    {
      key: 'market', label: 'screen.bills/import.variant.market', detect: ['Order ID', 'Seller SKU'],
      count: 'lines.quantity', set: { method: 3 },
      columns: [
        {
          key: 'code', steps: [], leaf: 'code', type: 'code', label: 'bill.code', required: true, aliases: ['Order ID'],
        },
        {
          key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'bill_line' }], leaf: 'goods_id',
          type: 'reference', label: 'bill_line.goods_id', required: true, aliases: ['Seller SKU'], lookup: ['sku'],
        },
      ],
    },
  ],
  options: 'bill-options',
};
