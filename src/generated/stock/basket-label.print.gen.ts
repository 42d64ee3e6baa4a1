// Generated from schemas/stock/basket-label.print.json. Edit that file and run `npm run generate`.
import type { PrintModel } from '#contract/print.ts';
import { basketFields } from './basket.entity.gen.ts';

export const basketLabelPrint: PrintModel = {
  name: 'basket-label',
  entity: 'basket',
  paper: '50x30mm',
  blocks: [
    { kind: 'barcode', field: basketFields.code },
    { kind: 'fields', fields: [{ field: basketFields.kind, label: 'basket.kind' }] },
  ],
};
