// Generated from schemas/dc/dc-movement-line.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import type { DcMovement } from './dc-movement.entity.gen.ts';
import { type DcReturnReason, dcReturnReason } from './dc-return-reason.enum.gen.ts';

export type DcMovementLine = {
  id: number;
  version: number;
  dc_movement_id: number;
  goods_id: number;
  sku: string | null;
  name: string | null;
  quantity: number;
  /** Stamp of the piece, of goods that are followed by piece. */
  uid: string | null;
  expired_date: string | null;
  /** Empty while nobody has counted: then all of it. */
  received: number | null;
  reason: DcReturnReason | null;
  /** Day on which the sender last received what it returns. */
  had_on: string | null;
  unit_price: number | null;
  amount: number | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const dcMovementLineFields = createFields({
  dc_movement_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'dc_movement', onDelete: 'restrict' },
  },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
    readOnlyIf: (c: Logic<DcMovementLine, DcMovement>) =>
      ['sent', 'received', 'differs', 'canceled'].includes(c.parent.status) && c.parent.kind !== 'sell_out',
  },
  sku: { type: 'code', json: 'string', readOnly: true, key: true, maxLength: 50, copyFrom: 'goods_id.sku' },
  name: { type: 'text', json: 'string', readOnly: true, key: true, maxLength: 255, copyFrom: 'goods_id.name' },
  quantity: {
    type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 1000000,
    readOnlyIf: (c: Logic<DcMovementLine, DcMovement>) =>
      ['sent', 'received', 'differs', 'canceled'].includes(c.parent.status) && c.parent.kind !== 'sell_out',
  },
  uid: {
    type: 'code', json: 'string', key: true, maxLength: 50,
    readOnlyIf: (c: Logic<DcMovementLine, DcMovement>) =>
      ['sent', 'received', 'differs', 'canceled'].includes(c.parent.status) && c.parent.kind !== 'sell_out',
  },
  expired_date: {
    type: 'date', json: 'string',
    readOnlyIf: (c: Logic<DcMovementLine, DcMovement>) =>
      ['sent', 'received', 'differs', 'canceled'].includes(c.parent.status) && c.parent.kind !== 'sell_out',
  },
  received: {
    type: 'integer', json: 'integer', minimum: 0, maximum: 1000000,
    readOnlyIf: (c: Logic<DcMovementLine, DcMovement>) => c.parent.status !== 'sent',
  },
  reason: {
    type: 'enum', json: 'string', enum: dcReturnReason,
    readOnlyIf: (c: Logic<DcMovementLine, DcMovement>) =>
      ['sent', 'received', 'differs', 'canceled'].includes(c.parent.status) && c.parent.kind !== 'sell_out',
  },
  had_on: { type: 'date', json: 'string', readOnly: true },
  unit_price: {
    type: 'money', json: 'integer', minimum: 0,
    readOnlyIf: (c: Logic<DcMovementLine, DcMovement>) =>
      ['sent', 'received', 'differs', 'canceled'].includes(c.parent.status) && c.parent.kind !== 'sell_out',
  },
  amount: {
    type: 'money', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<DcMovementLine, DcMovement>) =>
        c.record.unit_price != null ? (c.record.quantity != null ? c.record.quantity * c.record.unit_price : null) : null,
    },
  },
  ...standardFields,
});

export const dcMovementLineRules: readonly RuleModel[] = [
  {
    key: 'one_piece',
    check: (c: Logic<DcMovementLine, DcMovement>) =>
      c.record.quantity == null || c.record.uid == null || c.record.quantity === 1,
    level: 'error', on: ['create', 'update'], message: 'rule.dc_movement_line.one_piece', at: 'quantity',
  },
  {
    key: 'late_return',
    check: (c: Logic<DcMovementLine, DcMovement>) =>
      c.parent.status == null || c.parent.status !== 'draft' || c.record.had_on == null || new Date(Date.parse(c.record.had_on) + Math.max(-36500, Math.min(36500, (c.settings.dc_return_days as number))) * 86400000).toISOString().slice(0, 10) >= c.today,
    level: 'warning', on: ['create', 'update'], message: 'rule.dc_movement_line.late_return', at: 'quantity',
    value: 'had_on',
  },
];

export const dcMovementLineDisplay = [{ field: 'sku' }, ' × ', { field: 'quantity' }] as const;
