// Generated from schemas/orders/handover-record.print.json. Edit that file and run `npm run generate`.
import type { PrintModel } from '#contract/print.ts';
import { handoverTotalFields } from './handover-total.entity.gen.ts';

export const handoverRecordPrint: PrintModel = {
  entity: 'handover_total',
  paper: 'A4',
  blocks: [
    { kind: 'company' },
    { kind: 'title', text: 'print.handover-record.title' },
    { kind: 'barcode', field: handoverTotalFields.code },
    {
      kind: 'fields',
      fields: [
        { field: handoverTotalFields.warehouse_id, label: 'handover_total.warehouse_id' },
        { field: handoverTotalFields.delivery_company, label: 'handover_total.delivery_company' },
        { field: handoverTotalFields.driver_name, label: 'handover_total.driver_name' },
        { field: handoverTotalFields.driver_phone, label: 'handover_total.driver_phone' },
        { field: handoverTotalFields.plate, label: 'handover_total.plate' },
        { field: handoverTotalFields.closed_at, label: 'handover_total.closed_at' },
      ],
    },
    { kind: 'line' },
    {
      kind: 'fields',
      fields: [
        { field: handoverTotalFields.package_count, label: 'handover_total.package_count', strong: true },
        { field: handoverTotalFields.missing_count, label: 'handover_total.missing_count' },
        { field: handoverTotalFields.cod_total, label: 'handover_total.cod_total', strong: true },
      ],
    },
    { kind: 'line' },
    { kind: 'text', text: 'print.handover-record.text.signatures' },
  ],
};
