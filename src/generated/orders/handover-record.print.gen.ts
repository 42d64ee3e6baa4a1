// Generated from schemas/orders/handover-record.print.json. Edit that file and run `npm run generate`.
import type { PrintModel } from '#contract/print.ts';
import { handoverTotalFields } from './handover-total.entity.gen.ts';
import { orderFields } from './order.entity.gen.ts';

export const handoverRecordPrint: PrintModel = {
  name: 'handover-record',
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
    {
      kind: 'related', entity: 'order', by: 'handover_id',
      columns: [
        { field: orderFields.customer_order_id, label: 'order.customer_order_id' },
        { field: orderFields.delivery_order_id, label: 'order.delivery_order_id' },
        { field: orderFields.receiver_city, label: 'order.receiver_city' },
        { field: orderFields.weight, label: 'order.weight', sum: true },
        { field: orderFields.cod_amount, label: 'order.cod_amount', sum: true },
      ],
    },
    { kind: 'signatures', texts: ['print.handover-record.text.warehouse', 'print.handover-record.text.carrier'] },
  ],
};
