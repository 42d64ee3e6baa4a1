// Generated from schemas/shop/slip.print.json. Edit that file and run `npm run generate`.
import type { PrintModel } from '#contract/print.ts';
import { billLineFields } from './bill-line.entity.gen.ts';
import { billFields } from './bill.entity.gen.ts';

export const slipPrint: PrintModel = {
  name: 'slip',
  entity: 'bill',
  paper: '100x150mm',
  each: 'lines',
  blocks: [
    {
      kind: 'fields',
      fields: [
        { field: billFields.code, label: 'bill.code' },
        { field: billLineFields.name, label: 'bill_line.name', strong: true },
      ],
    },
    { kind: 'barcode', field: billLineFields.name },
    { kind: 'table', rows: 'lines', columns: [{ field: billLineFields.name, label: 'bill_line.name' }] },
  ],
};
