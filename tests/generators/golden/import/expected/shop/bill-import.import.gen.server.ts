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
  options: 'bill-options',
};
