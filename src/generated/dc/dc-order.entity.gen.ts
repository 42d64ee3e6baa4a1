// Generated from schemas/dc/dc-order.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type ApprovalStatus, approvalStatus } from '#generated/_shared/approval-status.enum.gen.ts';
import { type PaymentMethod, paymentMethod } from '#generated/_shared/payment-method.enum.gen.ts';
import type { DcOrderLine } from './dc-order-line.entity.gen.ts';
import { type DistributorLevel, distributorLevel } from './distributor-level.enum.gen.ts';

export type DcOrder = {
  id: number;
  version: number;
  code: string;
  distributor_id: number;
  distributor_name: string | null;
  /** Where in the network the distributor stood when it ordered. */
  level: DistributorLevel | null;
  /** The node above, which decides. */
  supplier_id: number | null;
  supplier_name: string | null;
  /** Of the company, which the goods leave; chosen by who decides. Empty: the warehouse order is told later. */
  warehouse_id: number | null;
  wanted_on: string | null;
  /** Who takes the goods in. Empty: the distributor itself. */
  receiver_name: string | null;
  /** Empty: the phone of the distributor. */
  receiver_phone: string | null;
  id_city: number | null;
  id_ward: number | null;
  address: string | null;
  payment_method: PaymentMethod | null;
  lines: DcOrderLine[];
  quantity: number;
  goods_total: number;
  discount_percent: number;
  total: number;
  /** What the distributor owed the company when it ordered. */
  debt: number | null;
  /** Its limit then; empty: none. */
  credit_limit: number | null;
  /** What the distributor would owe the company with this order and those that are on their way. Empty where it buys from another distributor. */
  credit_after: number | null;
  /** By how much that is above its limit. */
  credit_over: number | null;
  status: ApprovalStatus;
  approver_id: number | null;
  decided_at: string | null;
  decision_note: string | null;
  revision: number;
  /** By which the goods go, once it is approved. */
  movement_id: number | null;
  /** The warehouse's order, by which what the company supplies is picked, packed and handed over. */
  order_id: number | null;
  note: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const dcOrderFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'DC', per: 'day', digits: 5 },
  },
  distributor_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'distributor', onDelete: 'restrict' },
    readOnlyIf: (c: Logic<DcOrder>) => [2, 3, 4].includes(c.record.status),
  },
  distributor_name: { type: 'text', json: 'string', readOnly: true, key: true, maxLength: 255 },
  level: { type: 'enum', json: 'integer', readOnly: true, enum: distributorLevel },
  supplier_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'distributor', onDelete: 'restrict' },
  },
  supplier_name: { type: 'text', json: 'string', readOnly: true, key: true, maxLength: 255 },
  warehouse_id: {
    type: 'reference', json: 'integer', onHide: 'keep', reference: { entity: 'warehouse', onDelete: 'restrict' },
    visible: (c: Logic<DcOrder>) => c.record.level === 1,
    readOnlyIf: (c: Logic<DcOrder>) => c.record.status !== 2,
  },
  wanted_on: { type: 'date', json: 'string', readOnlyIf: (c: Logic<DcOrder>) => [2, 3, 4].includes(c.record.status) },
  receiver_name: {
    type: 'text', json: 'string', maxLength: 100,
    readOnlyIf: (c: Logic<DcOrder>) => [2, 3, 4].includes(c.record.status),
  },
  receiver_phone: {
    type: 'phone', json: 'string', maxLength: 20,
    readOnlyIf: (c: Logic<DcOrder>) => [2, 3, 4].includes(c.record.status),
  },
  id_city: {
    type: 'reference', json: 'integer',
    reference: { entity: 'place', onDelete: 'restrict', where: { level: 1, scheme: 2 } },
    readOnlyIf: (c: Logic<DcOrder>) => [2, 3, 4].includes(c.record.status),
  },
  id_ward: {
    type: 'reference', json: 'integer',
    reference: { entity: 'place', onDelete: 'restrict', where: { level: 3 }, dependsOn: { parent_id: ['id_city'] } },
    readOnlyIf: (c: Logic<DcOrder>) => [2, 3, 4].includes(c.record.status),
  },
  address: {
    type: 'text', json: 'string', maxLength: 255,
    requiredIf: (c: Logic<DcOrder>) => c.record.receiver_name != null || c.record.id_city != null,
    readOnlyIf: (c: Logic<DcOrder>) => [2, 3, 4].includes(c.record.status),
  },
  payment_method: {
    type: 'enum', json: 'string', enum: paymentMethod,
    readOnlyIf: (c: Logic<DcOrder>) => [2, 3, 4].includes(c.record.status),
  },
  lines: {
    type: 'rows', json: 'array',
    rows: { entity: 'dc_order_line', foreignKey: 'dc_order_id', min: 1, max: 300, unique: ['goods_id'] },
  },
  quantity: {
    type: 'integer', json: 'integer', required: true, readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<DcOrder>) =>
        (c.record.lines ?? []).reduce((total, row) => total + ((row.approved_quantity != null ? true : row.quantity != null) ? (row.approved_quantity != null ? row.approved_quantity : row.quantity) : 0), 0),
    },
  },
  goods_total: {
    type: 'money', json: 'integer', required: true, readOnly: true, turn: 1,
    compute: {
      stored: true,
      value: (c: Logic<DcOrder>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.amount != null ? row.amount : 0), 0),
    },
  },
  discount_percent: {
    type: 'percent', json: 'number', required: true, readOnly: true, default: 0, scale: 2,
    copyFrom: 'distributor_id.discount_percent',
  },
  total: {
    type: 'money', json: 'integer', required: true, readOnly: true, turn: 2,
    compute: {
      stored: true,
      value: (c: Logic<DcOrder>) =>
        c.record.goods_total != null && c.record.discount_percent != null ? Math.floor(c.record.goods_total * (100 - c.record.discount_percent) / 100 + 0.5) : null,
    },
  },
  debt: { type: 'money', json: 'integer', readOnly: true, copyFrom: 'distributor_id.debt' },
  credit_limit: { type: 'money', json: 'integer', readOnly: true, copyFrom: 'distributor_id.credit_limit' },
  credit_after: { type: 'money', json: 'integer', readOnly: true },
  credit_over: { type: 'money', json: 'integer', readOnly: true },
  status: { type: 'enum', json: 'integer', required: true, readOnly: true, enum: approvalStatus },
  approver_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'account', onDelete: 'restrict' },
  },
  decided_at: { type: 'date_time', json: 'string', readOnly: true },
  decision_note: { type: 'text', json: 'string', readOnly: true, maxLength: 500 },
  revision: { type: 'integer', json: 'integer', required: true, readOnly: true, default: 0 },
  movement_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'dc_movement', onDelete: 'restrict' },
  },
  order_id: {
    type: 'reference', json: 'integer', readOnly: true, onHide: 'keep',
    reference: { entity: 'order', onDelete: 'restrict' },
    visible: (c: Logic<DcOrder>) => c.record.order_id != null,
  },
  note: {
    type: 'long_text', json: 'string', maxLength: 500,
    readOnlyIf: (c: Logic<DcOrder>) => [2, 3, 4].includes(c.record.status),
  },
  ...standardFields,
});

export const dcOrderRules: readonly RuleModel[] = [
  {
    key: 'above_limit',
    check: (c: Logic<DcOrder>) =>
      c.record.total == null || c.record.credit_after != null || c.record.debt == null || c.record.credit_limit == null || c.record.debt + c.record.total <= c.record.credit_limit,
    level: 'warning', on: ['create', 'update'], message: 'rule.dc_order.near_limit', at: 'total', value: 'credit_limit',
  },
  {
    key: 'over_credit',
    check: (c: Logic<DcOrder>) => c.record.credit_over == null || c.record.credit_over === 0,
    level: 'warning', on: ['create', 'update'], message: 'rule.dc_order.over_credit', at: 'lines', value: 'credit_over',
  },
];

export const dcOrderDisplay = [{ field: 'code' }] as const;
