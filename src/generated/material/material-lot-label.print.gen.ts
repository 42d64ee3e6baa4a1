// Generated from schemas/material/material-lot-label.print.json. Edit that file and run `npm run generate`.
import type { PrintModel } from '#contract/print.ts';
import { materialLotFields } from './material-lot.entity.gen.ts';

export const materialLotLabelPrint: PrintModel = {
  name: 'material-lot-label',
  entity: 'material_lot',
  paper: '50x30mm',
  blocks: [
    { kind: 'barcode', field: materialLotFields.code },
    {
      kind: 'fields',
      fields: [
        { field: materialLotFields.material_id, label: 'material_lot.material_id' },
        { field: materialLotFields.shade, label: 'material_lot.shade' },
        { field: materialLotFields.width_cm, label: 'material_lot.width_cm' },
        { field: materialLotFields.received, label: 'material_lot.received' },
      ],
    },
  ],
};
