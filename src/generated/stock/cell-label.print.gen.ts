// Generated from schemas/stock/cell-label.print.json. Edit that file and run `npm run generate`.
import type { PrintModel } from '#contract/print.ts';
import { cellTotalFields } from './cell-total.entity.gen.ts';

export const cellLabelPrint: PrintModel = {
  name: 'cell-label',
  entity: 'cell_total',
  paper: '50x30mm',
  blocks: [
    { kind: 'barcode', field: cellTotalFields.code },
    {
      kind: 'fields',
      fields: [
        { field: cellTotalFields.zone, label: 'cell_total.zone' },
        { field: cellTotalFields.kind, label: 'cell_total.kind' },
      ],
    },
  ],
};
