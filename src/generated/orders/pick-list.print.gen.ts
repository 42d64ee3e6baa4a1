// Generated from schemas/orders/pick-list.print.json. Edit that file and run `npm run generate`.
import type { PrintModel } from '#contract/print.ts';
import { pickListLineFields } from './pick-list-line.entity.gen.ts';
import { pickListFields } from './pick-list.entity.gen.ts';

export const pickListPrint: PrintModel = {
  name: 'pick-list',
  entity: 'pick_list',
  paper: 'A4',
  blocks: [
    { kind: 'title', text: 'print.pick-list.title' },
    { kind: 'barcode', field: pickListFields.code },
    {
      kind: 'fields',
      fields: [
        { field: pickListFields.warehouse_id, label: 'pick_list.warehouse_id' },
        { field: pickListFields.order_count, label: 'pick_list.order_count' },
        { field: pickListFields.pieces, label: 'pick_list.pieces' },
        { field: pickListFields.note, label: 'pick_list.note' },
      ],
    },
    {
      kind: 'table', rows: 'lines',
      columns: [
        { field: pickListLineFields.place, label: 'pick_list_line.place' },
        { field: pickListLineFields.zone, label: 'pick_list_line.zone' },
        { field: pickListLineFields.cell_code, label: 'pick_list_line.cell_code' },
        { field: pickListLineFields.sku, label: 'pick_list_line.sku' },
        { field: pickListLineFields.name, label: 'pick_list_line.name' },
        { field: pickListLineFields.expired_date, label: 'pick_list_line.expired_date' },
        { field: pickListLineFields.quantity, label: 'pick_list_line.quantity', sum: true },
        { field: pickListLineFields.orders, label: 'pick_list_line.orders' },
      ],
    },
    { kind: 'signatures', texts: ['print.pick-list.text.picker'] },
  ],
};
