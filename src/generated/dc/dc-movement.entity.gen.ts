// Generated from schemas/dc/dc-movement.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type DcMovementKind, dcMovementKind } from './dc-movement-kind.enum.gen.ts';
import type { DcMovementLine } from './dc-movement-line.entity.gen.ts';
import { type DcMovementStatus, dcMovementStatus } from './dc-movement-status.enum.gen.ts';

export type DcMovement = {
  id: number;
  version: number;
  code: string;
  kind: DcMovementKind;
  from_id: number;
  /** A node right below; of a return the node above, which the server sets. */
  to_id: number | null;
  /** Of the company: which the goods leave, named at the latest when they are sent, or which a return comes back to. */
  warehouse_id: number | null;
  /** Receipt of the warehouse by which a return comes back to stock. */
  receipt_code: string | null;
  from_name: string | null;
  to_name: string | null;
  from_level: number | null;
  to_level: number | null;
  buyer_name: string | null;
  buyer_phone: string | null;
  id_city: number | null;
  /** Day of the sale; empty: the day on which it was written down. */
  sold_on: string | null;
  order_code: string | null;
  /** The warehouse's order by which the goods go: it holds and takes the stock, and sends the movement when it is handed over. Empty: the movement does all that itself. */
  warehouse_order: string | null;
  /** File of the distributor that told of the sale. */
  dc_file_id: number | null;
  status: DcMovementStatus;
  sent_at: string | null;
  received_at: string | null;
  lines: DcMovementLine[];
  quantity: number;
  received: number;
  difference: number;
  amount: number | null;
  difference_note: string | null;
  images: string[] | null;
  note: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const dcMovementFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'DM', per: 'day', digits: 5 },
  },
  kind: {
    type: 'enum', json: 'string', required: true, default: 'supply', enum: dcMovementKind,
    readOnlyIf: (c: Logic<DcMovement>) =>
      ['sent', 'received', 'differs', 'canceled'].includes(c.record.status) && c.record.kind !== 'sell_out',
  },
  from_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'distributor', onDelete: 'restrict' },
    readOnlyIf: (c: Logic<DcMovement>) =>
      ['sent', 'received', 'differs', 'canceled'].includes(c.record.status) && c.record.kind !== 'sell_out',
  },
  to_id: {
    type: 'reference', json: 'integer', onHide: 'keep', reference: { entity: 'distributor', onDelete: 'restrict' },
    visible: (c: Logic<DcMovement>) => c.record.kind === 'supply',
    readOnlyIf: (c: Logic<DcMovement>) =>
      ['sent', 'received', 'differs', 'canceled'].includes(c.record.status) && c.record.kind !== 'sell_out',
  },
  warehouse_id: {
    type: 'reference', json: 'integer', onHide: 'keep', reference: { entity: 'warehouse', onDelete: 'restrict' },
    visible: (c: Logic<DcMovement>) =>
      c.record.kind === 'supply' || c.record.kind === 'return' && c.record.to_level === 0 && ['sent', 'received', 'differs'].includes(c.record.status),
    readOnlyIf: (c: Logic<DcMovement>) =>
      c.record.kind === 'return' ? c.record.status !== 'sent' : ['sent', 'received', 'differs', 'canceled'].includes(c.record.status),
  },
  receipt_code: { type: 'code', json: 'string', readOnly: true, maxLength: 30 },
  from_name: { type: 'text', json: 'string', readOnly: true, key: true, maxLength: 255 },
  to_name: { type: 'text', json: 'string', readOnly: true, key: true, maxLength: 255 },
  from_level: { type: 'integer', json: 'integer', readOnly: true },
  to_level: { type: 'integer', json: 'integer', readOnly: true },
  buyer_name: {
    type: 'text', json: 'string', key: true, maxLength: 255, onHide: 'keep',
    visible: (c: Logic<DcMovement>) => c.record.kind === 'sell_out',
    readOnlyIf: (c: Logic<DcMovement>) =>
      ['sent', 'received', 'differs', 'canceled'].includes(c.record.status) && c.record.kind !== 'sell_out',
  },
  buyer_phone: {
    type: 'phone', json: 'string', maxLength: 20, onHide: 'keep',
    visible: (c: Logic<DcMovement>) => c.record.kind === 'sell_out',
    readOnlyIf: (c: Logic<DcMovement>) =>
      ['sent', 'received', 'differs', 'canceled'].includes(c.record.status) && c.record.kind !== 'sell_out',
  },
  id_city: {
    type: 'reference', json: 'integer', onHide: 'keep',
    reference: { entity: 'place', onDelete: 'restrict', where: { level: 1, scheme: 2 } },
    visible: (c: Logic<DcMovement>) => c.record.kind === 'sell_out',
    readOnlyIf: (c: Logic<DcMovement>) =>
      ['sent', 'received', 'differs', 'canceled'].includes(c.record.status) && c.record.kind !== 'sell_out',
  },
  sold_on: {
    type: 'date', json: 'string', onHide: 'keep',
    visible: (c: Logic<DcMovement>) => c.record.kind === 'sell_out',
    readOnlyIf: (c: Logic<DcMovement>) =>
      ['sent', 'received', 'differs', 'canceled'].includes(c.record.status) && c.record.kind !== 'sell_out',
  },
  order_code: { type: 'code', json: 'string', readOnly: true, maxLength: 50 },
  warehouse_order: {
    type: 'code', json: 'string', readOnly: true, maxLength: 50, onHide: 'keep',
    visible: (c: Logic<DcMovement>) => c.record.warehouse_order != null,
  },
  dc_file_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'dc_file', onDelete: 'restrict' },
  },
  status: { type: 'enum', json: 'string', required: true, readOnly: true, enum: dcMovementStatus },
  sent_at: { type: 'date_time', json: 'string', readOnly: true },
  received_at: { type: 'date_time', json: 'string', readOnly: true },
  lines: {
    type: 'rows', json: 'array', rows: { entity: 'dc_movement_line', foreignKey: 'dc_movement_id', min: 1, max: 500 },
  },
  quantity: {
    type: 'integer', json: 'integer', required: true, readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<DcMovement>) => (c.record.lines ?? []).reduce((total, row) => total + (row.quantity ?? 0), 0),
    },
  },
  received: {
    type: 'integer', json: 'integer', required: true, readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<DcMovement>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.received != null ? row.received : 0), 0),
    },
  },
  difference: {
    type: 'integer', json: 'integer', required: true, readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<DcMovement>) =>
        (c.record.lines ?? []).reduce((total, row) => total + ((row.received != null ? row.quantity != null : true) ? (row.received != null ? row.quantity - row.received : 0) : 0), 0),
    },
  },
  amount: {
    type: 'money', json: 'integer', readOnly: true, turn: 1,
    compute: {
      stored: true,
      value: (c: Logic<DcMovement>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.amount != null ? row.amount : 0), 0),
    },
  },
  difference_note: {
    type: 'long_text', json: 'string', maxLength: 500,
    readOnlyIf: (c: Logic<DcMovement>) => c.record.status !== 'sent',
  },
  images: { type: 'images', json: 'array', maxItems: 6 },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  ...standardFields,
});

export const dcMovementRules: readonly RuleModel[] = [];

export const dcMovementDisplay = [{ field: 'code' }] as const;
