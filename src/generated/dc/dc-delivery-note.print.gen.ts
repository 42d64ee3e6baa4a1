// Generated from schemas/dc/dc-delivery-note.print.json. Edit that file and run `npm run generate`.
import type { PrintModel } from '#contract/print.ts';
import { dcMovementLineFields } from './dc-movement-line.entity.gen.ts';
import { dcMovementFields } from './dc-movement.entity.gen.ts';

export const dcDeliveryNotePrint: PrintModel = {
  name: 'dc-delivery-note',
  entity: 'dc_movement',
  paper: 'A4',
  blocks: [
    { kind: 'company' },
    { kind: 'title', text: 'print.dc-delivery-note.title' },
    { kind: 'barcode', field: dcMovementFields.code },
    {
      kind: 'fields',
      fields: [
        { field: dcMovementFields.kind, label: 'dc_movement.kind' },
        { field: dcMovementFields.from_name, label: 'dc_movement.from_name' },
        { field: dcMovementFields.to_name, label: 'dc_movement.to_name' },
        { field: dcMovementFields.buyer_name, label: 'dc_movement.buyer_name' },
        { field: dcMovementFields.buyer_phone, label: 'dc_movement.buyer_phone' },
        { field: dcMovementFields.order_code, label: 'dc_movement.order_code' },
        { field: dcMovementFields.sent_at, label: 'dc_movement.sent_at' },
        { field: dcMovementFields.note, label: 'dc_movement.note' },
      ],
    },
    {
      kind: 'table', rows: 'lines',
      columns: [
        { field: dcMovementLineFields.sku, label: 'dc_movement_line.sku' },
        { field: dcMovementLineFields.name, label: 'dc_movement_line.name' },
        { field: dcMovementLineFields.uid, label: 'dc_movement_line.uid' },
        { field: dcMovementLineFields.expired_date, label: 'dc_movement_line.expired_date' },
        { field: dcMovementLineFields.quantity, label: 'dc_movement_line.quantity' },
        { field: dcMovementLineFields.received, label: 'dc_movement_line.received' },
        { field: dcMovementLineFields.unit_price, label: 'dc_movement_line.unit_price' },
        { field: dcMovementLineFields.amount, label: 'dc_movement_line.amount' },
      ],
    },
    {
      kind: 'fields',
      fields: [
        { field: dcMovementFields.quantity, label: 'dc_movement.quantity', strong: true },
        { field: dcMovementFields.received, label: 'dc_movement.received' },
        { field: dcMovementFields.amount, label: 'dc_movement.amount', strong: true },
      ],
    },
    {
      kind: 'signatures',
      texts: [
        'print.dc-delivery-note.text.sender', 'print.dc-delivery-note.text.driver',
        'print.dc-delivery-note.text.receiver',
      ],
    },
  ],
};
